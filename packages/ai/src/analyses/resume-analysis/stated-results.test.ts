import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { notRewritten } from './not-rewritten.js';
import { referenceOf } from './reference.js';
import { missingFactOf } from './rewrite.js';
import { readTexts, type Statement } from './statements.js';

const resumeOf = (...statements: string[]) =>
  written({
    position: '设备维修工',
    school: ['江城职业学院', '机电一体化', '2018.09-2021.06'],
    work: [['江城轴承厂', '维修工', '2021.07-', ...statements]],
  });
const statementOf = (text: string) => readTexts(resumeOf(text)).statements[0] as Statement;

it.each(['大雪封路，换了备用制冷机组，货没坏', '自己装卸，货损基本没有', '一年下来投诉几乎没有'])(
  'an outcome told in words is a result: %s',
  (text) => {
    expect(statementOf(text).traits.hasResult).toBe(true);
  },
);

it('an ordinal of a chapter or plan is neither a quantity nor a result', () => {
  const { hasFigure, hasResult } = statementOf(
    '负责全县“十四五”规划中期评估报告的数据收集及第三章撰写',
  ).traits;
  expect([hasFigure, hasResult]).toEqual([false, false]);
});

it.each(['枯草芽孢杆菌产酶菌株的转录组分析', 'supervised by Dr. A. Fraser', '指导老师：张明'])(
  'the title or the supervisor of a work is not an action: %s',
  (text) => {
    const statement = statementOf(text);
    expect(statement.traits.isAction).toBe(false);
    expect(missingFactOf(statement) === null || notRewritten(statement) !== null).toBe(true);
  },
);

it.each(['负责用户数据的分析', '完成产线的优化', '参与课题的研究'])('a duty is not a title: %s', (text) => {
  expect(notRewritten(statementOf(text)) ?? '').not.toContain('题目');
});

it('a thesis needs no role of its author', () => {
  const document = resumeOf('维修车床 40 台');
  document.research = [
    { id: 'r1', name: { zh: '本科毕业设计' }, period: { start: { y: 2021, m: 1 }, end: { y: 2021, m: 5 } } },
  ];
  const issues = analysed(document).findings.map(({ issue }) => issue);
  expect(issues.join()).not.toContain('本人角色');
});

it('blanks between fields do not count as spacing', () => {
  const document = resumeOf(
    '用Excel统计3类数据，更新2次',
    '用SPSS分析5组数据，写4页报告',
    '用CAD绘制8张图纸，改2版',
    '志愿者 新生接机 2025.09',
  );
  const issues = analysed(document).findings.map(({ issue }) => issue);
  expect(issues.join()).not.toContain('空格不统一');
});

it('the reference does not call words perfect that the report corrects', () => {
  const input = inputFor(
    resumeOf('维修车床 40 台，停机时间由 6 小时降到 2 小时', '我更换主轴轴承 120 套，返修率降到 1%'),
  );
  const result = analysed(input.resume.document);
  expect(result.findings.some(({ pointer = '' }) => pointer.includes('/highlights/'))).toBe(true);
  expect(referenceOf(input, result).notes.join()).not.toContain('词句不用改');
});
