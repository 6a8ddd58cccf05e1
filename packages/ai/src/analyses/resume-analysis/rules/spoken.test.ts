import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { snapshotOf } from '#test/jd/a-resume.js';
import { analyseResume } from '../analyse.js';
import { referenceOf } from '../reference.js';

const analysed = (...statements: string[]) => {
  const input = resumeAnalysisInput.parse({
    resume: snapshotOf({
      school: ['江城学院', '市场营销', '2013.09-2017.06'],
      work: [['云帆餐厅', '店长', '2018.03-', ...statements]],
    }),
    ...{ month: '2026-11', target: { position: '餐厅店长' } },
  });
  const result = analyseResume(input);
  return { result, reference: referenceOf(input, result) };
};
const SPOKEN = [
  '我就是负责店里的一切，订货、排班、盘点这些都是我弄，一个月流水20万',
  '搞过两次店庆，来了300多人，搞得挺好',
  '手底下带8个人，啥都干，损耗从6%降到3%了',
];
const WRITTEN = [
  '负责订货、排班与盘点，月流水 20 万元',
  '组织店庆 2 次，到店 300 余人',
  '带领 8 人，食材损耗由 6% 降到 3%',
];

describe('a résumé written as in a chat', () => {
  it('loses points for its expression and gets one finding', () => {
    const [spoken, written] = [analysed(...SPOKEN).result, analysed(...WRITTEN).result];
    const found = spoken.findings.filter(({ ruleId }) => ruleId === 'wording.spoken');
    expect(found).toHaveLength(1);
    expect(found[0]?.issue).toMatch(/^多条经历的说法像聊天/u);
    expect(written.findings.filter(({ ruleId }) => ruleId === 'wording.spoken')).toEqual([]);
    const expressionOf = ({ dimensions }: typeof spoken) =>
      dimensions.find(({ key }) => key === 'expression')?.score ?? 0;
    expect(expressionOf(spoken)).toBeLessThan(expressionOf(written) - 20);
  });

  it('gets no rewrite that is as spoken as its text', () => {
    expect(analysed(...SPOKEN).reference.rewrites).toEqual([]);
  });

  it('is not one with a single slip', () => {
    const { findings } = analysed(SPOKEN[1] ?? '', ...WRITTEN).result;
    expect(findings.filter(({ ruleId }) => ruleId === 'wording.spoken')).toEqual([]);
  });
});
