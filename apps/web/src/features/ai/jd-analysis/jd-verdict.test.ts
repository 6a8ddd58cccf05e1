import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { mostSevereFirst, jdActionsOf, jdMeasureOf, jdVerdictOf } from './jd-verdict.js';

const overall = { score: 70, band: '良好', confidence: 1 } as const;
const check = { requirementId: 'r', label: '学历', text: '硕士', reason: '本科' };
type Risk = JdAnalysisResult['risks'][number];
const risk = (verdict: Risk['verdict']): Risk => ({
  id: verdict,
  kind: 'fee',
  label: '收费',
  sentence: '',
  why: '',
  advice: '',
  verdict,
  basis: null,
});

describe('verdict on a job advertisement', () => {
  it('lists unlawful terms before those that only need a question', () => {
    const risks = [risk('ask'), risk('suspicious'), risk('unlawful'), { ...risk('ask'), id: 'later' }];
    expect(mostSevereFirst(risks).map(({ id }) => id)).toEqual(['unlawful', 'suspicious', 'ask', 'later']);
  });

  it('names unmet hard conditions', () => {
    const gate: JdAnalysisResult['gate'] = { state: 'fail', checks: [{ ...check, state: 'fail' }] };
    expect(jdVerdictOf({ dimensions: [], gate, risks: [risk('ask')], overall })).toBe(
      '有 1 条硬性条件不符，先问清能否放宽再投',
    );
  });

  it('advises to wait with a suspicious advertisement, however well the résumé matches', () => {
    const gate: JdAnalysisResult['gate'] = { state: 'pass', checks: [] };
    const risks = [risk('unlawful'), risk('suspicious')];
    const wait = '这个职位有 2 处违法或可疑的说法，弄清之前先不要投';
    expect(jdVerdictOf({ dimensions: [], gate, risks, overall })).toBe(wait);
    expect(jdVerdictOf({ dimensions: [], gate, risks, overall: null })).toBe(wait);
    const failed: JdAnalysisResult['gate'] = { state: 'fail', checks: [{ ...check, state: 'fail' }] };
    expect(jdVerdictOf({ dimensions: [], gate: failed, risks, overall })).toBe(
      `${wait}；另外有 1 条硬性条件不符`,
    );
  });

  it('does not advise to wait for discriminating conditions alone', () => {
    const gate: JdAnalysisResult['gate'] = { state: 'pass', checks: [] };
    const biased: Risk = { ...risk('unlawful'), kind: 'discrimination' };
    expect(jdVerdictOf({ dimensions: [], gate, risks: [biased], overall })).toBe(
      '招聘条件有 1 处涉嫌就业歧视，不影响投递，请保留页面截图',
    );
    expect(jdVerdictOf({ dimensions: [], gate, risks: [biased, risk('suspicious')], overall })).toContain(
      '先不要投',
    );
  });

  it('does not claim that all conditions are met while one is open', () => {
    const gate: JdAnalysisResult['gate'] = { state: 'pass', checks: [{ ...check, state: 'unknown' }] };
    expect(jdVerdictOf({ dimensions: [], gate, risks: [], overall })).toBe(
      '必备的条件都符合，另有 1 条待确认',
    );
  });

  it('asks for a résumé if there is none', () => {
    expect(
      jdVerdictOf({ dimensions: [], risks: [], overall: null, gate: { state: 'none', checks: [] } }),
    ).toBe('选上简历后可以逐条对照');
  });

  it('says why there is no total although a résumé was compared', () => {
    const part = { key: 'must', label: '必备要求', weight: 100, score: 100, contributions: [] };
    expect(
      jdVerdictOf({ gate: { state: 'none', checks: [] }, risks: [], overall: null, dimensions: [part] }),
    ).toContain('不给总分');
  });
});

it('shows the score of a suspicious advertisement in a neutral colour', () => {
  expect(jdMeasureOf({ risks: [risk('ask')] })).toEqual({ name: '匹配度', isNeutral: false });
  expect(jdMeasureOf({ risks: [risk('unlawful')] })).toEqual({ name: '匹配度', isNeutral: true });
});

it('puts clarifying suspicious points before changing the résumé', () => {
  const finding = { id: 'f', ruleId: 'r', severity: 'minor', category: 'skill' } as const;
  const findings = [{ ...finding, issue: '没有写 Redis', why: '岗位要用', gain: 3 }];
  const actions = jdActionsOf({
    risks: [risk('ask'), { ...risk('unlawful'), advice: '不要交钱' }],
    findings,
  });
  expect(actions.map(({ text }) => text)).toEqual(['收费：不要交钱', '没有写 Redis']);
});
