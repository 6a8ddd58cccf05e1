import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const PERSON = '苗雨桐\n女 | 27岁 | 4年工作经验\n手机 13800009921  邮箱 miao@example.com\n';
const STUDIES = '\n教育经历\n2015.09-2019.06  浙江工商大学  市场营销  本科\n';

const work = async (lines: string) => {
  const { document, unplaced } = await readAll(`${PERSON}\n工作经历\n${lines}\n${STUDIES}`);
  return { work: document.work, unplaced: unplaced.map(({ text }) => text) };
};
const statementsOf = (entry: { highlights?: unknown } | undefined): string =>
  JSON.stringify(entry?.highlights ?? []);

describe('notes of a job site on an employer', () => {
  it.each([
    [
      '宁波澜舟包装有限公司    2021.07-2023.09\n采购专员 | 采购部\n包装印刷 · 100-499人',
      '采购专员',
      '采购部',
    ],
    [
      '2021/7-2023/9   宁波澜舟包装有限公司\n护肤导购 | 门店部\n外资（欧美） | 1000人以上 | 快速消费品',
      '护肤导购',
      '门店部',
    ],
    [
      '宁波澜舟包装有限公司    2021.07-2023.09\n车间主任 | 注塑车间\n国企 | 少于50人 | 机械/设备',
      '车间主任',
      '注塑车间',
    ],
    [
      '宁波澜舟包装有限公司    2021.07-2023.09\n主办会计 | 财务部\n在线教育 · A轮 · 100-499人',
      '主办会计',
      '财务部',
    ],
  ])('are neither a post nor a deed: %s', async (head, title, department) => {
    const { work: entries, unplaced } = await work(
      `${head}\n工作描述：\n1. 每月核对32家供应商的对账单；\n2. 把平均交期从21天缩短到14天。`,
    );
    expect(entries).toMatchObject([
      { company: { zh: '宁波澜舟包装有限公司' }, title: { zh: title }, department: { zh: department } },
    ]);
    expect(statementsOf(entries[0])).not.toMatch(/人以上|499人|少于|A轮|包装印刷|消费品/u);
    expect(entries[0]?.highlights).toHaveLength(2);
    expect(unplaced.join()).toMatch(/人/u);
  });

  it.each([
    ['宁波澜舟包装有限公司 | 民营公司 | 50-150人', '2021.07-2023.09    采购专员'],
    ['宁波澜舟包装有限公司 · 批发/零售 · 150-500人', '采购专员    2021.07-2023.09'],
  ])('are no part of the employer on its line: %s', async (employer, head) => {
    const { work: entries, unplaced } = await work(`${employer}\n${head}\n- 每月核对32家供应商的对账单`);
    expect(entries).toMatchObject([{ company: { zh: '宁波澜舟包装有限公司' }, title: { zh: '采购专员' } }]);
    expect(entries[0]?.highlights).toHaveLength(1);
    expect(unplaced.join()).toMatch(/\d+人/u);
  });

  it.each(['[ 2年3个月 ]', '［2年］', '（共2年3个月）', '(2年3个月)', '[3个月]'])(
    'have the length %s, which is no part of the name',
    async (length) => {
      const { work: entries } = await work(
        `2021/7-2023/9   宁波澜舟包装有限公司 ${length}\n采购专员\n工作描述：\n每月核对32家供应商的对账单。`,
      );
      expect(entries).toMatchObject([{ company: { zh: '宁波澜舟包装有限公司' }, title: { zh: '采购专员' } }]);
    },
  );

  it('leave the department with the post', async () => {
    const { work: entries } = await work(
      '2021/07 - 2023/09   宁波澜舟包装有限公司   采购专员\n汇报对象：供应链经理      部门：采购部      行业：包装\n工作内容：\n1、每月核对32家供应商的对账单；\n2、把平均交期从21天缩短到14天。',
    );
    expect(entries).toMatchObject([{ title: { zh: '采购专员' }, department: { zh: '采购部' } }]);
    expect(statementsOf(entries[0])).not.toContain('汇报');
  });

  it.each(['汇报对象：总经理  下属：3人', '现场管理：12人，3个班组', '培训新员工 | 30人'])(
    'differ from what a person says of the post: %s',
    async (statement) => {
      const { work: entries } = await work(
        `2021/07 - 2023/09   宁波澜舟包装有限公司   采购专员\n- ${statement}\n- 把平均交期从21天缩短到14天`,
      );
      expect(entries[0]?.highlights).toHaveLength(2);
    },
  );
});
