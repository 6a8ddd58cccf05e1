import { companionResult } from '@qicheng/analysis/companion-result';
import { letterResult } from '@qicheng/analysis/cover-letter';
import { interviewResult } from '@qicheng/analysis/interview';
import { interviewReportResult } from '@qicheng/analysis/interview-report';
import { jobAnalysisResult } from '@qicheng/analysis/job-analysis-result';
import { SchemaFiller } from '#src/testing/schema-filler.js';
import { companionActionsOf, companionVerdictOf, splitSummary } from './companion/companion-verdict.js';
import { letterActionsOf, letterVerdictOf } from './cover-letter/letter-verdict.js';
import { interviewVerdictOf, predictionVerdictOf } from './interview/interview-verdict.js';
import { jobActionsOf, jobVerdictOf } from './job-analysis/job-verdict.js';

const filler = new SchemaFiller(['甲'], 0);
const score = (value: number) => ({ score: value, band: '良好', confidence: 1 }) as const;

describe('verdict on a letter', () => {
  const letter = letterResult.parse(filler.fill(letterResult));
  const [finding] = letter.findings;
  const judged = { ...letter, overall: score(90) };

  it('does not approve a letter with an urgent finding, whatever its score', () => {
    const urgent = [{ ...finding!, severity: 'urgent' as const, issue: '写错了单位' }];
    expect(letterVerdictOf({ ...judged, findings: urgent })).toBe('先别发：有 1 处要尽快修改');
    expect(letterActionsOf({ ...judged, findings: urgent })[0]?.text).toBe('写错了单位');
    expect(letterVerdictOf({ ...judged, findings: [] })).toBe('这封信可以直接发出');
  });

  it('counts the gaps of a written letter, which are listed beside its text', () => {
    const written = { ...letter.written!, needsFact: ['到岗时间'] };
    const target = { company: '云帆科技', position: '产品', addressee: '' };
    const generated = { ...letter, overall: null, target, written };
    expect(letterVerdictOf(generated)).toBe('给“云帆科技 产品”的求职信写好了，补上 1 处只有您知道的事实再发');
    expect(letterActionsOf(generated)).toEqual([]);
    expect(letterVerdictOf({ ...generated, written: null })).toBe(
      '这次没有写信，缺什么见下面的说明；先给出邮件标题和打招呼语',
    );
  });
});

describe('verdict on an occupation', () => {
  const job = jobAnalysisResult.parse(filler.fill(jobAnalysisResult));
  const match = { ...job.match, asked: '产品助理', occupation: '产品经理' };
  const gap = { ...job.gaps[0]!, label: '数据分析', action: '做一份分析', gain: 6 };

  it('names the occupation, the score and the first gap of the list, or none', () => {
    const near = { ...job, match: { ...match, kind: 'nearest' as const }, overall: score(62), gaps: [gap] };
    expect(jobVerdictOf(near)).toBe(
      '“产品助理”按最接近的“产品经理”分析，和您的简历匹配 62 分，最先要补的是“数据分析”',
    );
    expect(jobActionsOf(near)).toEqual([{ id: gap.key, gain: 6, text: '数据分析：做一份分析' }]);
    const circular = {
      ...near,
      match: { ...match, kind: 'exact' as const },
      gaps: [{ ...gap, label: '产品经理' }, gap],
    };
    expect(jobVerdictOf(circular)).toBe('“产品经理”和您的简历匹配 62 分');
    const alone = { ...near, match: { ...match, kind: 'exact' as const }, overall: null };
    expect(jobVerdictOf(alone)).toBe('“产品经理”要会什么、怎么准备都在下面；选上简历可以看匹配度');
  });
});

describe('verdict of the companion', () => {
  const answer = companionResult.parse(filler.fill(companionResult));

  it('is the first sentence of the summary; the rest stays below', () => {
    const summary = '整理出 3 件事。没有的请直接删去。';
    expect(companionVerdictOf({ ...answer, help: null, summary })).toBe('整理出 3 件事');
    expect(splitSummary(summary).rest).toBe('没有的请直接删去。');
    expect(splitSummary('只有一句').rest).toBe('');
  });

  it('is absent if the answer refers to helplines', () => {
    const help = { message: '请先找人说说话', contacts: [], steps: [] };
    expect(companionVerdictOf({ ...answer, help })).toBeUndefined();
    expect(companionActionsOf({ ...answer, help })).toEqual([]);
  });
});

describe('verdicts on interviews', () => {
  it('counts the questions about the résumé, and puts preparing them first', () => {
    const filled = interviewResult.parse(filler.fill(interviewResult));
    const [one] = filled.questions;
    const { anchor: _anchor, ...plain } = { ...one!, id: 'q1', requirement: one!.requirement };
    const own = { ...one!, id: 'q2', text: '讲讲社群运营', anchor: { pointer: '/work/0', quote: '运营' } };
    const result = { ...filled, questions: [plain, own], target: { ...filled.target, position: '运营' } };
    expect(predictionVerdictOf(result)).toBe('面试“运营”，可能会问这 2 道题，其中 1 道追问您的简历');
  });

  it('puts contradictions with the résumé first', () => {
    const report = interviewReportResult.parse(filler.fill(interviewReportResult));
    const readiness = { tier: '接近就绪', why: '' } as const;
    const clean = { ...report, readiness, inconsistencies: [] };
    expect(interviewVerdictOf(clean)).toBe('接近就绪，把弱项各练一遍就好');
    const [conflict] = report.inconsistencies;
    expect(interviewVerdictOf({ ...clean, inconsistencies: [conflict!] })).toBe(
      '有 1 处回答和简历对不上；接近就绪，把弱项各练一遍就好',
    );
    expect(interviewVerdictOf({ ...clean, readiness: null, answered: 1 })).toMatch(
      /^只答了 1 \/ \d+ 题，不给总分/,
    );
  });
});
