import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';

const analysed = (line: string, company: string, title: string, statement: string) => {
  const result = withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ work: [[company, title, '2017.03-2025.03', statement]] }),
  });
  return { row: result.matrix[0], refusal: result.refusal };
};

describe('years at a place of work', () => {
  it.each([
    ['5年以上生产现场经验', '江城电缆厂', '设备维修工', '检修挤出机，处理停机故障'],
    ['3年以上车间工作经验', '云湖制造公司', '仓库管理员', '按工单发料'],
    ['3年以上工地经验', '江城建设工程公司', '水电工', '预埋线管，配合验收'],
    ['3年以上施工现场经验', '江城运输公司', '泵车司机', '给12个工地泵送混凝土'],
  ])('may be those of another trade: %s, %s %s', (line, company, title, statement) => {
    const { row, refusal } = analysed(line, company, title, statement);
    expect(row).toMatchObject({ state: '待确认', reason: expect.stringContaining('8 年') });
    expect(refusal).toBeUndefined();
  });

  it.each([
    ['3年以上施工现场经验', '江城贸易公司', '出纳', '登记现金日记账'],
    ['3年以上工地经验', '江城建设工程公司', '会计', '核算成本'],
    ['3年以上车间工作经验', '江城快运公司', '司机', '市内送货'],
  ])('are surely not those elsewhere: %s, %s %s', (line, company, title, statement) =>
    expect(analysed(line, company, title, statement).row?.state).not.toMatch(/直接|可迁移/u),
  );
});
