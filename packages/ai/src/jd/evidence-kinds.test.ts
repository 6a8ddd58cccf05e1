import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowFor = (duty: string, resume: Written, title = '专员') =>
  withAllRows({
    text: `岗位：${title}\n岗位职责：\n1、${duty}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾实业有限公司', title, '2017.03-', ...statements]],
});

describe('a concept is proven by one of its members', () => {
  it.each([
    ['组织原因分析', '排查到是离心机转速漂移，校准后恢复正常'],
    ['负责食品微生物检验', '做食品的菌落总数、大肠菌群检测，共120份'],
    ['策划618、双11等大促活动', '策划双十二、年货节活动方案，成交额 80 万元'],
    ['负责天猫旗舰店运营', '统筹天猫女装店铺运营'],
    ['申报国家级、省部级项目', '申报并主持国家自然科学基金青年项目'],
    ['推动降本项目', '核对用量，单月节约材料 11 万元'],
    ['维护ISO22000体系文件', '参与ISO 22000年度审核，更新体系文件 6 份'],
    ['定期盘点', '每月组织循环盘点，库存准确率从97.2%提升到99.6%'],
  ])('%s', (duty, statement) => {
    expect(rowFor(duty, job('专员', statement))).toMatchObject({ state: '直接' });
  });
});

describe('a noun common to many trades does not match another trade', () => {
  it.each([
    ['推动研发测试按期上线', '负责全校体质健康测试数据上报，覆盖 1200 人'],
    ['制定技术预算', '组织汇演，统筹预算8000元'],
    ['负责叉车、货架等设备的安全管理', '考取叉车证，培训新员工20余人'],
  ])('%s', (duty, statement) => {
    expect(rowFor(duty, job('专员', statement))?.atoms).toEqual([]);
  });
});

it('praise without a figure is not evidence', () => {
  expect(rowFor('优化ROI', job('运营', '打造多个爆款，ROI遥遥领先'))).toMatchObject({
    ...{ state: '未体现', atoms: [] },
    reason: '简历只写了“ROI遥遥领先”，没有数字和做法，不算证据',
  });
});

describe('an amount far below the required one', () => {
  it.each([
    ['管理月预算80万以上', '负责推广投放，日均消耗预算3000元', '一个月约 9.1 万元'],
    ['负责操盘年销售5000万以上店铺', '负责店铺大促，GMV做到1200万', '差得较多'],
    ['管理仓库面积1万平米以上', '管理6000平米冷库', '差得较多'],
  ])('is stated: %s', (duty, statement, written) => {
    const row = rowFor(duty, job('运营', statement));
    expect(row).toMatchObject({ state: '可迁移', value: 0.2 });
    expect(row?.reason).toContain(written);
    expect(row?.action).toContain('如实写实际的数，不要套用招聘的说法。');
  });

  it('is not reported if the résumé reaches the required one', () => {
    const row = rowFor('管理月预算80万以上', job('运营', '负责推广投放，管理月预算120万元'));
    expect(row?.reason).not.toContain('差得较多');
  });
});

it('self-taught skills do not replace years in the trade', () => {
  const { matrix } = withAllRows({
    text: '岗位：高级Java开发工程师\n任职要求：\n1、5年以上Java开发经验',
    month: '2026-11',
    resume: snapshotOf({
      work: [['江城实验幼儿园', '主班教师', '2015.08-', '负责大班30名幼儿的日常教学']],
      skills: ['自学Java，跟着视频做过一个图书管理系统'],
    }),
  });
  expect(matrix[0]).toMatchObject({ state: '缺口' });
  expect(matrix[0]?.action).toContain('现在不建议投');
});

it('a different exam of a similar level is not a direct match', () => {
  const { matrix } = withAllRows({
    text: '岗位：测试工程师\n任职要求：\n1、英语六级以上',
    month: '2026-11',
    resume: snapshotOf({ skills: ['IELTS 7.5', '雅思7.5'] }),
  });
  expect(matrix[0]?.state).not.toBe('直接');
});
