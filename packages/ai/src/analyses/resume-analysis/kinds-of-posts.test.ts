import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';

const missingOf = (position: string, title: string, ...statements: string[]) =>
  analysed(written({ position, work: [['江城食品公司', title, '2023.07-', ...statements]] })).target.missing;

describe('the words asked of a post', () => {
  it.each([
    ['新媒体运营', '新媒体运营', ['选品', '投放', '用户调研']],
    ['社群运营', '社群运营', ['选品', '投放', '剪辑']],
    ['活动运营', '活动运营', ['选品', '直播', '用户调研']],
    ['运营专员', '内容运营', ['选品', '投放']],
  ])('of %s are those of its kind', (position, title, others) => {
    const missing = missingOf(position, title, '整理资料', '配合同事');
    expect(missing.filter((word) => others.includes(word))).toEqual([]);
  });

  it('include 选品 for a shop on a platform', () => {
    expect(missingOf('电商运营', '电商运营', '整理资料')).toContain('选品');
  });

  it('of sales support do not include calls on customers', () => {
    const missing = missingOf('销售内勤', '销售内勤', '整理合同');
    expect(missing.join()).not.toMatch(/客户开发|市场调研|谈判|拜访/u);
  });
});
