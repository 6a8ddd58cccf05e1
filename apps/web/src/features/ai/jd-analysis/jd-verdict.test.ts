import type { JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { jdVerdictOf } from './jd-verdict.js';

const overall = { score: 70, band: '良好', confidence: 1 } as const;
const check = { requirementId: 'r', label: '学历', text: '硕士', reason: '本科' };
type Risk = JdAnalysisResult['risks'][number];
const risk = (verdict: Risk['verdict']): Risk => ({
  ...{ id: verdict, kind: 'fee', label: '收费', sentence: '', why: '', advice: '' },
  ...{ verdict, basis: null },
});

describe('the verdict of a posting', () => {
  it('names hard conditions that are not met', () => {
    const gate: JdAnalysisResult['gate'] = { state: 'fail', checks: [{ ...check, state: 'fail' }] };
    expect(jdVerdictOf({ gate, risks: [risk('ask')], overall })).toBe('有 1 条硬性条件不符，先确认能不能报');
  });

  it('begins with what makes the posting suspicious', () => {
    const gate = { state: 'pass', checks: [] } as const;
    const risks = [risk('unlawful'), risk('suspicious')];
    expect(jdVerdictOf({ gate: { ...gate, checks: [] }, risks, overall })).toBe(
      '这个职位有 2 处违法或可疑的说法，先看风险；硬性条件都符合，可以投',
    );
  });

  it('asks for a résumé where there is none', () => {
    expect(jdVerdictOf({ gate: { state: 'none', checks: [] }, risks: [], overall: null })).toBe(
      '选上简历后可以逐条对照',
    );
  });
});
