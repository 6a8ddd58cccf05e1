import { written } from '#test/resume-analysis/written-resume.js';
import { implausibleNames, withPlausibleResume } from './plausible-document.js';

const SENTENCE = '登记银行日记账，2024年核对往来款960万元。';
const document = written({
  work: [
    ['江城纸业公司', '出纳', '2017.03-', '每日收付款40笔'],
    [SENTENCE, '', ''],
  ],
});

describe('a name that cannot be one', () => {
  it('is kept as a line without a place if it is a sentence', () => {
    expect(implausibleNames(document).map(({ kind }) => kind)).toContain('单位');
    const { resume } = withPlausibleResume({ resume: { document, unplaced: ['会开车'] } }) as {
      resume: { unplaced: string[]; document: typeof document };
    };
    expect(resume.unplaced).toEqual(['会开车', SENTENCE]);
    expect(resume.document.work[1]?.company).toBeUndefined();
  });

  it('is not a label above several skills', () => {
    const skills = [{ id: 's1', name: { zh: '软件' }, keywords: ['Origin', 'Midas'] }];
    const labelled = { ...document, work: [], skills } as typeof document;
    expect(implausibleNames(labelled)).toEqual([]);
  });
});
