import { written } from '#test/resume-analysis/written-resume.js';
import { proofPoints } from './proof-points.js';
import { readResume } from './read-resume.js';
import { sentenceAbout } from './statement-sentences.js';

const LINE = 'Ran paid social campaigns with a monthly budget of AUD 8,000';
const tellings = (...lines: string[]) => {
  const document = written({
    work: [['Bright Tea', 'Marketing Assistant', '2024.03-2024.11', ...lines]],
    projects: [
      ['硕士论文', '', '2025.05-2025.08', 'supervised by Dr. A. Fraser', '枯草芽孢杆菌产酶菌株的转录组分析'],
    ],
  });
  return proofPoints(readResume(document), []).map((point) => sentenceAbout(point));
};

describe('an English line of a Chinese résumé', () => {
  it('is quoted as it is, and a supervisor or the title of a thesis is not an action', () =>
    expect(tellings(LINE)).toEqual([`我在 Bright Tea 任市场助理期间的一项工作是“${LINE}”。`]));

  it('keeps its result, in either language', () => {
    const built = 'Built the application scorecard with logistic regression; KS rose from 0.31 to 0.37';
    const tested = 'Ran champion–challenger tests on the cut-off; 通过率提高 2.1 个百分点';
    expect(tellings(built)).toEqual([`我在 Bright Tea 任市场助理期间的一项工作是“${built}”。`]);
    expect(tellings(tested)).toEqual([`我在 Bright Tea 任市场助理期间的一项工作是“${tested}”。`]);
  });

  it('is left out if it only lists names', () =>
    expect(tellings('Google Analytics, Meta Ads Manager')).toEqual([]));
});
