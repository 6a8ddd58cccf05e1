import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const job = (...statements: string[]): Written => ({
  work: [['青禾公司', '职员', '2017.03-', ...statements]],
});
const rowOf = (duty: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n1. ${duty}\n任职要求：\n1. 本科及以上学历`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix.find(({ level }) => level === 'duty');

describe('a duty is met by its action on its object', () => {
  it.each([
    ['负责采购合同审查', '整理采购合同 90 份，归档无遗漏'],
    ['完成锅炉检修', '统计锅炉运行参数，每班 2 次'],
    ['消防预案的编写', '参加消防预案演练 4 次'],
  ])('%s is not met by %s', (duty, statement) => {
    expect(rowOf(duty, job(statement))?.state).not.toBe('直接');
  });

  it.each([
    ['负责采购合同审查', '采购合同审查 90 份'],
    ['完成锅炉检修', '完成锅炉检修 30 次'],
    ['消防预案的编写', '编制消防预案 4 份'],
  ])('%s is met by %s', (duty, statement) => {
    expect(rowOf(duty, job(statement))?.state).toBe('直接');
  });

  it('a certificate adds nothing to a duty of which half was done', () => {
    const resume = { ...job('整理 ISO14001 审核记录 5 类'), awards: [['ISO45001 内审员']] } as Written;
    expect(rowOf('参与 ISO45001、ISO14001 体系文件的编写', resume)?.state).not.toBe('直接');
  });

  it('an interval alone matches nothing', () => {
    const row = rowOf('经销商资质评审与年度走访', job('组织年度体检 2 次'));
    expect(row?.atoms).toEqual([]);
  });
});
