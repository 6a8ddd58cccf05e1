import { type GhostwriteInput, ghostwriteInput } from '@qicheng/analysis/ghostwrite';
import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { ghostwrite } from './ghostwrite.js';
import { isOfPostName } from './keywords.js';
import { reportOfGhostwrite } from './report.js';

const GRAND = '全面负责头部品牌的媒介策略，统筹亿级预算，打造多个现象级爆款案例';
const PARAGRAPH =
  '管10kV配电室一座、变压器6台，电工12个人。负责年检、倒闸操作票、停送电。2021年牵头把密炼机老的直流调速换成变频，一年省电费大约47万。' +
  '2023年带着班组把故障停机从每月31小时降到12小时。车间连续8年没出过电气安全事故。改造的图是我画的草图，设计院出的正式图。';

const inputFor = (resume: Written, more: Partial<GhostwriteInput> = {}): GhostwriteInput =>
  ghostwriteInput.parse({
    resume: { title: '简历', language: 'zh', document: written(resume) },
    ...{ month: '2026-11', service: 'optimise', ...more },
  });
const work = (...statements: string[]): Written => ({
  work: [['云帆互动有限公司', '媒介策划', '2022.07-', ...statements]],
});
const paper = (input: GhostwriteInput): string =>
  JSON.stringify(reportOfGhostwrite(input, ghostwrite(input)));

describe('implausible claims and buzzwords', () => {
  const input = inputFor(
    work(
      GRAND,
      '参与双11投放，预算860万元，ROI由1.7提升到2.4',
      '协同供应链部门，赋能产品迭代，形成选品方法论闭环',
    ),
    { style: '数据' },
  );
  const { variants, questions, unchanged } = ghostwrite(input);

  it('are neither rewritten nor asked about', () => {
    expect(JSON.stringify([variants, questions])).not.toMatch(/亿级|赋能/u);
  });

  it('are listed with what to correct first', () => {
    const reasonOf = (text: string) => unchanged.find(({ quote }) => quote === text)?.reason;
    expect(reasonOf(GRAND)).toContain('与简历里写明的“预算860万元”对不上');
  });
});

describe('the reason for an unchanged statement', () => {
  it('is never that the words are fine if they are not', () => {
    const input = inputFor(work('看车间的配电柜和细纱机，三班倒'));
    expect(paper(input)).not.toContain('描述已经写清楚');
    expect(paper(input)).toContain('说法偏口语');
  });

  it('names the entries that cannot be written', () => {
    const input = inputFor({ work: [['', '', '2022.07-', '编制进度计划']] }, { service: 'write' });
    expect(paper(input)).toContain('1 段经历没有单位或名称');
  });

  it('mentions a partly read file', () => {
    const input = inputFor(work('整理合同600份'));
    const notes = ghostwrite({ ...input, resume: { ...input.resume, unread: 0.7 } }).notes.join();
    expect(notes).toContain('约 70% 的文字没有识别到');
  });
});

it('a paragraph is split into lines with one action each', () => {
  const { variants } = ghostwrite(inputFor(work(PARAGRAPH)));
  const lines = variants[0]?.changes[0]?.parts.map(({ text }) => text) ?? [];
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines[2]).toMatch(/^2021年牵头/u);
  expect(lines.some((line) => line.startsWith('改造的图'))).toBe(false);
});

it('a sentence that begins with a year and 把 becomes a separate line', () => {
  const text =
    '负责全园12个班、340名幼儿的保教管理。组织教师园本教研每周1次，带出市级骨干教师2名。2023年把入园流失率从14%压到6%。家长满意度2024年97%。每天早上在门口接待家长和幼儿。';
  const { variants } = ghostwrite(inputFor(work(text)));
  const lines = variants[0]?.changes[0]?.parts.map((part) => part.text) ?? [];
  expect(lines).toContainEqual(expect.stringMatching(/^2023年把入园流失率/u));
});

it('the name of a programme is not an action to ask about', () => {
  const { questions, unchanged } = ghostwrite(inputFor(work('大学生创新训练项目', '整理合同600份')));
  expect(questions.map(({ quote }) => quote)).not.toContain('大学生创新训练项目');
  expect(unchanged.find(({ quote }) => quote === '大学生创新训练项目')?.reason).toContain('名称');
});

it.each([
  ['Office', 'Front Office Manager wanted. Opera PMS.', true],
  ['Office', 'Good command of MS Office.', false],
  ['Planning Manager', 'Media Planning Manager', true],
  ['SQL', '熟练使用SQL', false],
])('whether %s is part of a post in “%s”', (word, jd, isPart) => {
  expect(isOfPostName(word, jd)).toBe(isPart);
});

describe('a question about a line', () => {
  const factsOf = (...statements: string[]) =>
    analysed(written(work(...statements)))
      .findings.flatMap(({ needsFact = [] }) => needsFact)
      .join();

  it('does not ask for a fact in another line of the entry', () => {
    const questions = ghostwrite(
      inputFor(work('负责江苏省的销售和经销商管理，团队8人，经销商14家', '2024年3120万，完成率108%')),
    ).questions.map(({ text }) => text);
    expect(questions.join()).not.toContain('成交额');
  });

  it('does not ask for a frequency that the line states', () => {
    expect(factsOf('每周输出投放周报，和客户开例会')).not.toContain('频次');
  });
});
