import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { proofPoints } from './proof-points.js';
import { readResume } from './read-resume.js';
import { sentenceAbout } from './statement-sentences.js';

const pointsOf = (statement: string) => {
  const resume: Written = { work: [['青禾实业有限公司', '专员', '2020.01-', statement]] };
  return proofPoints(readResume(written(resume)), []);
};
const sentenceOf = (statement: string): string => {
  const [point] = pointsOf(statement);
  return point ? sentenceAbout(point) : '';
};

describe('a line of a résumé in a sentence', () => {
  it.each([
    ['材料写作。执笔年度财务分析报告', '我在青禾实业有限公司任专员期间，执笔年度财务分析报告。'],
    [
      '2024年课后服务排课：调研了36位老师的意见，退课率由18%降到9%',
      '我在青禾实业有限公司任专员期间，做2024年课后服务排课时，调研了36位老师的意见，退课率由18%降到9%。',
    ],
    ['打造多个爆款，ROI遥遥领先', '我在青禾实业有限公司任专员期间，打造多个爆款。'],
  ])('gets its verb: %s', (statement, sentence) => {
    expect(sentenceOf(statement)).toBe(sentence);
  });

  it.each(['日均招聘费用600元', '每周16节体育课，带校田径队', '国家自然科学基金青年项目'])(
    'is left out if it has no action: %s',
    (statement) => {
      expect(pointsOf(statement)).toEqual([]);
    },
  );
});
