import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];
const WAREHOUSE: Written['work'] = [['苏州恒远商贸公司', '仓管员', '2016.01-', '每天收发货 160 单']];

describe('years with a tool', () => {
  it.each([
    ['3年以上Excel使用经验', 'Excel 用了12年', '直接', '“Excel”用了 12 年'],
    ['3年以上CAD使用经验', '5年AutoCAD', '直接', '用了 5 年'],
    ['5年以上SAP系统操作经验', 'SAP（2年）', '缺口', '“SAP”用了 2 年'],
    ['用友软件3年以上使用经验', '用友用了六年', '直接', '“用友”用了 6 年'],
    ['3年以上Excel使用经验', 'Excel', '待确认', '没有写用了几年'],
    ['3年以上Excel使用经验', 'Word 用了12年', '待确认', ''],
  ])('%s: %s is %s', (line, skill, state, reason) => {
    const row = rowOf(line, { work: WAREHOUSE, skills: [skill] });
    expect(row?.state).toBe(state);
    expect(row?.reason).toContain(reason);
  });

  it('are not years of the occupation', () => {
    const row = rowOf('10年以上会计工作经验', {
      work: [['常州新科电子公司', '会计', '2022.01-', '金蝶用了12年']],
      skills: ['用友用了12年'],
    });
    expect(row?.state).toBe('缺口');
  });

  it('of a job in the field count as before', () => {
    const row = rowOf('3年以上HR经验', {
      work: [['常州新科电子公司', '人事专员', '2018.01-', '招聘 30 人']],
    });
    expect(row).toMatchObject({ state: '直接', reason: expect.stringContaining('年') });
  });
});
