import { analyseJd } from '#src/analyses/jd-analysis/analyse.js';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const analysed = (lines: readonly string[], resume: Written) =>
  analyseJd({
    text: `岗位：规划助理\n任职要求：\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const statesOf = (lines: readonly string[], resume: Written) =>
  Object.fromEntries(analysed(lines, resume).keywords.map(({ word, state }) => [word, state]));

it('a suite has each of its programs', () => {
  expect(statesOf(['会用Word和Excel'], { skills: ['Office 办公软件'] })).toEqual({
    Word: 'listed',
    Excel: 'listed',
  });
});

it('a name in capitals is found in that of a product', () => {
  const work: Written['work'] = [['江城规划院', '助理', '2024.03-', '用ArcGIS绘制12张现状图']];
  expect(statesOf(['会GIS软件'], { work })).toMatchObject({ GIS: 'deed' });
});

it('what is done with software is not what is done without it', () => {
  const work: Written['work'] = [['江城文化馆', '干事', '2024.03-', '负责馆刊排版，每月1期']];
  expect(statesOf(['会用Word排版'], { work })['排版']).not.toBe('deed');
  expect(statesOf(['会排版'], { work })['排版']).toBe('deed');
});

it('an examination that was not passed is no work', () => {
  const work: Written['work'] = [
    ['江城设计院', '造价员', '2024.03-', '一级造价工程师：2026年案例分析68分未通过，准备再考'],
  ];
  const { dimensions } = analysed(['熟悉造价', '负责案例分析'], { work });
  expect(JSON.stringify(dimensions)).not.toContain('68分');
});

it('an authority is no subject of work', () => {
  const { job } = analysed(['熟悉消防部门、应急部门的检查程序'], {});
  expect(job.keywords.map(({ word }) => word)).not.toContain('应急');
});
