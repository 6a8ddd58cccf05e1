import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from './analyse.js';

const stateOf = (word: string, demand: string, resume: Written) =>
  analyseJd({
    text: `岗位：专员\n任职要求：\n1. ${demand}\n2. 细心`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).keywords.find((each) => each.word === word)?.state;
const job = (...statements: string[]): Written => ({
  work: [['青禾公司', '职员', '2017.03-', ...statements]],
});

describe('a keyword is present only by its own name', () => {
  it.each([
    ['审批', '负责用章审批', '审核付款单据每月 300 张'],
    ['回访', '负责客户回访', '复核入库单 90 张'],
  ])('%s is neither shown nor missing by similar work', (word, demand, statement) => {
    expect(stateOf(word, demand, job(statement))).not.toBe('deed');
  });

  it('a subject of studies is no evidence of a similar word', () => {
    const studied = { school: ['江城大学', '药品质量与安全', '2023.09-2027.06'] } as Written;
    expect(stateOf('QC', '熟悉QC手法', { ...job('整理货架 4 组'), ...studied })).not.toBe('listed');
  });

  it('the word in an action is a deed', () => {
    expect(stateOf('审批', '负责用章审批', job('完成用章审批 300 次'))).toBe('deed');
  });
});

describe('a short noun of another thing is not the keyword', () => {
  it.each([
    ['评分', '编制供应商绩效评分表', '组织客房卫生评分 12 次'],
    ['检测', '负责轴承精度检测', '完成土壤样品检测 90 批'],
  ])('%s', (word, demand, statement) => {
    expect(stateOf(word, demand, job(statement))).not.toBe('deed');
  });
});

it('an authority that one deals with is not a keyword', () => {
  expect(stateOf('海关机关', '配合海关机关查验货物', job('整理货架 4 组'))).toBeUndefined();
  expect(stateOf('监管部门', '迎接监管部门检查', job('整理货架 4 组'))).toBeUndefined();
});
