import { civilExams, civilQuestion } from '@qicheng/analysis/civil-service';
import { COMPANION_CATEGORIES } from '@qicheng/analysis/companion-categories';
import { ghostwriteLengths, ghostwriteServices, ghostwriteStyles } from '@qicheng/analysis/ghostwrite';
import {
  interviewDifficulties,
  interviewInput,
  interviewPersonas,
  interviewRoundKeys,
} from '@qicheng/analysis/interview';
import { postgradStages, schoolTiers } from '@qicheng/analysis/postgrad-exam';
import { seekerStages } from '@qicheng/analysis/resume-analysis';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { generateResume } from '@qicheng/resume/generate';
import { predictInterview } from '../../src/analyses/interview/predict.js';
import { candidates, expectedPosts } from '../civil-service/posts.js';
import { filledIn } from '../companion/filled.js';
import { SOFTWARE_LETTER } from '../cover-letter/letters.js';
import { TUNED_PAIRS as ANSWER_PAIRS } from '../interview/tuned-pairs.js';
import { POSTINGS } from '../jd/postings.js';
import { anyTerms, numbersFrom } from '../offer-questions.js';

const TODAY = '2026-11-21';
const MONTH = '2026-11';
const POSITIONS = [
  '后端开发工程师',
  '数据分析师',
  '语文教师',
  '会计',
  '新媒体运营',
  '机械设计',
  '宠物殡葬师',
];
const CITIES = ['武汉', '上海', '杭州', '北京'];

/** The option for a seed: neighbouring seeds get different ones. */
const turn = <Option>(options: readonly Option[], seed: number): Option =>
  options[seed % options.length] as Option;

const interviewOf = (resume: ResumeSnapshot, seed: number) => ({
  resume,
  ...(seed % 3 > 0 && { position: turn(POSITIONS, seed) }),
  ...(seed % 4 === 0 && { jd: turn(POSTINGS, seed).text }),
  round: turn(interviewRoundKeys, seed),
  difficulty: turn(Object.keys(interviewDifficulties), seed),
  persona: turn(Object.keys(interviewPersonas), seed),
  count: 5 + (seed % 6),
  set: 1 + (seed % 9),
});

/** A rehearsal of those questions: some answers are good, some weak, some repeat the résumé, some are empty. */
function reportOf(resume: ResumeSnapshot, seed: number) {
  const { questions, round, target } = predictInterview(interviewInput.parse(interviewOf(resume, seed)));
  const answers = questions.map(({ id, anchor }, index) => {
    const pair = turn(ANSWER_PAIRS, seed + index);
    const text = turn([pair.improved, pair.weak, anchor?.quote ?? '', ''], index);
    return { questionId: id, text, followUp: null, seconds: 30 + ((seed * 37 + index) % 200) };
  });
  const { position } = target;
  return {
    sessionId: `s${seed}`,
    today: TODAY,
    earlier: [],
    round,
    position,
    resume,
    questions,
    answers,
  };
}

function civilOf(resume: ResumeSnapshot, seed: number) {
  const posts = [0, 1, 2].map((step) => {
    const { conditions, region = '' } = turn(expectedPosts, seed * 3 + step);
    return { table: null, name: `职位 ${step + 1}`, department: '', code: '', region, conditions };
  });
  const mock = civilQuestion.mock.parse(seed % 2 ? { aptitude: 40 + (seed % 50), essay: 55 } : {});
  return {
    candidate: turn(Object.values(candidates), seed),
    exam: turn(civilExams, seed),
    posts,
    mock,
    hours: { days: 1 + seed, total: 50 + seed * 7 },
    resume,
    today: TODAY,
  };
}

const postgradOf = (resume: ResumeSnapshot, seed: number) => ({
  undergraduate: { tier: turn(schoolTiers, seed), major: '软件工程' },
  english: seed % 2 ? { cet6: 400 + seed } : {},
  targets: [
    { school: '示例大学', tier: '211', major: '计算机科学与技术', region: '江苏', span: '本专业' },
    { school: '样例大学', tier: '普通本科', major: '应用统计', region: '广西', span: '跨专业' },
  ],
  hours: { weekly: 10 + (seed % 50), months: 1 + (seed % 20) },
  stage: turn(postgradStages, seed),
  figures: [],
  resume,
  today: TODAY,
});

function offersOf(seed: number) {
  const next = numbersFrom(seed);
  const names = ['甲公司', '乙公司', '丙公司', '丁公司', '戊公司'].slice(0, 2 + (seed % 4));
  return { offers: names.map((name) => anyTerms(next, name)), today: TODAY, startYear: 2027 };
}

const letterOf = (resume: ResumeSnapshot, seed: number) => {
  const { text, title, company } = turn(POSTINGS, seed);
  const input = { company: company ?? '', position: title ?? '', addressee: '', jd: text };
  return { ...input, letter: seed % 2 ? SOFTWARE_LETTER : '', resume, today: TODAY };
};

const ghostwriteOf = (resume: ResumeSnapshot, seed: number) => ({
  resume,
  month: MONTH,
  target: { position: turn(POSITIONS, seed) },
  service: turn(ghostwriteServices, seed),
  style: turn(ghostwriteStyles, seed),
  length: turn(ghostwriteLengths, seed >> 1),
  jd: seed % 3 === 0 ? turn(POSTINGS, seed).text.slice(0, 6_000) : '',
});

function companionOf(resume: ResumeSnapshot, seed: number) {
  const { code, fields } = turn(COMPANION_CATEGORIES, seed);
  return { category: code, answers: filledIn(fields, seed), memory: [], resume, today: TODAY };
}

/** The input of each service for the generated résumé of this seed; its choices depend on the seed. */
export function questionsAbout(seed: number): Readonly<Record<AnalysisServiceName, unknown>> {
  const document = generateResume(seed);
  const resume: ResumeSnapshot = { title: '简历', language: document.meta.lang, document };
  const [position, city] = [turn(POSITIONS, seed), turn(CITIES, seed)];
  return {
    resumeAnalysis: { resume, month: MONTH, target: { position, stage: turn(seekerStages, seed) } },
    ghostwrite: ghostwriteOf(resume, seed),
    jobAnalysis: { position, city, month: MONTH, resume, weeklyHours: 2 + (seed % 40) },
    jdAnalysis: { text: turn(POSTINGS, seed).text, month: MONTH, resume },
    coverLetter: letterOf(resume, seed),
    interview: interviewOf(resume, seed),
    interviewReport: reportOf(resume, seed),
    offer: offersOf(seed),
    companion: companionOf(resume, seed),
    postgradExam: postgradOf(resume, seed),
    civilService: civilOf(resume, seed),
  };
}
