import { sampleResumeAnalysis } from '#src/testing/sample-resume-analysis.js';
import { withModelTexts } from './use-scoring.js';

const [first, ...others] = sampleResumeAnalysis.findings;
const written = { ...first!, after: '运营社群，【待补充：人数】', isByModel: true };
const analysed = { ...sampleResumeAnalysis, findings: [written, ...others] };

describe('what a model wrote, after another scoring by the rules', () => {
  it('stays offered while its statement is the same', () => {
    const { findings } = withModelTexts(sampleResumeAnalysis, analysed);
    expect(findings[0]).toMatchObject({ after: '运营社群，【待补充：人数】', isByModel: true });
    expect(findings.slice(1)).toEqual(others);
  });

  it('goes with the statement that it was written for', () => {
    const changed = { ...sampleResumeAnalysis, findings: [{ ...first!, before: '改过的话' }, ...others] };
    expect(withModelTexts(changed, analysed).findings[0]).toEqual(changed.findings[0]);
  });
});
