import { sampleResumeAnalysis } from '#src/testing/sample-resume-analysis.js';
import { withModelTexts } from './use-scoring.js';

const [first, ...others] = sampleResumeAnalysis.findings;
const written = { ...first!, after: '运营社群，【待补充：人数】', isByModel: true };
const analysed = { ...sampleResumeAnalysis, findings: [written, ...others] };

describe('model texts after a rescoring by the rules', () => {
  it('stay while their statement is unchanged', () => {
    const { findings } = withModelTexts(sampleResumeAnalysis, analysed);
    expect(findings[0]).toMatchObject({ after: '运营社群，【待补充：人数】', isByModel: true });
    expect(findings.slice(1)).toEqual(others);
  });

  it('disappear with the statement they were written for', () => {
    const changed = { ...sampleResumeAnalysis, findings: [{ ...first!, before: '改过的话' }, ...others] };
    expect(withModelTexts(changed, analysed).findings[0]).toEqual(changed.findings[0]);
  });
});
