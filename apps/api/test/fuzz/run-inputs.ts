import type { AnalysisServiceName } from '@qicheng/analysis/services';
import {
  startCivil,
  startCompanion,
  startGhostwrite,
  startJdAnalysis,
  startJobAnalysis,
  startLetterAnalysis,
  startOffer,
  startPostgrad,
  startResumeAnalysis,
} from '@qicheng/contract/analysis/index';
import { startInterview } from '@qicheng/contract/interview/index';
import type { Endpoint, InputOf } from '@qicheng/contract/kit/endpoint';

const terms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };

/** An AI service's start call and its input, by domain names. */
interface RunRequest<E extends Endpoint = Endpoint> {
  start: E;
  input: InputOf<E>;
}

const ask = <E extends Endpoint>(start: E, input: InputOf<E>): RunRequest => ({ start, input });

/** Returns one input for each AI service, all for one résumé; the report is that of the interview run. */
export function questionsAbout(
  resumeId: string,
  postId: string,
): Record<Exclude<AnalysisServiceName, 'interviewReport'>, RunRequest> {
  return {
    interview: ask(startInterview, {
      resumeId,
      position: '总账会计',
      round: 'hr',
      count: 5,
      difficulty: 'standard',
      persona: 'neutral',
      set: 1,
    }),
    jdAnalysis: ask(startJdAnalysis, {
      resumeId,
      text: '岗位：会计\n岗位职责：负责账务处理与纳税申报\n任职要求：大专及以上学历，熟练使用金蝶',
    }),
    offer: ask(startOffer, { offers: [terms, { ...terms, company: '样例银行' }] }),
    coverLetter: ask(startLetterAnalysis, {
      letter: '尊敬的负责人：您好。',
      company: '某公司',
      position: '会计',
    }),
    ghostwrite: ask(startGhostwrite, {
      resumeId,
      service: 'optimise',
      style: '数据',
      targets: [{ kind: 'atom', atomId: 'a1' }],
    }),
    resumeAnalysis: ask(startResumeAnalysis, { resumeId }),
    jobAnalysis: ask(startJobAnalysis, { resumeId, position: '会计', city: '武汉' }),
    companion: ask(startCompanion, {
      category: 'introduction',
      answers: { position: '会计', scene: '群面', length: '60 秒', unknown: 'dropped' },
    }),
    postgradExam: ask(startPostgrad, {
      undergraduate: { tier: '普通本科', major: '软件工程' },
      english: { cet6: 480 },
      mathematics: {},
      research: {},
      hours: { weekly: 30, months: 6 },
      stage: '初试',
      targets: [{ school: '示例大学', tier: '211', major: '软件工程', field: '工学', span: '本专业' }],
    }),
    civilService: ask(startCivil, {
      candidate: { educations: [{ level: '本科', major: '软件工程', majorCode: '080902' }] },
      exam: '国考',
      mock: {},
      hours: { days: 60, total: 120 },
      posts: [{ postId }, { name: '社区岗', text: '学历：本科及以上；专业：不限' }],
    }),
  };
}
