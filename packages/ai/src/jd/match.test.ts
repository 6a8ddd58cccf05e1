import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];
const job = (statement: string, title = '客户经理'): Written => ({
  work: [['青禾信息公司', title, '2017.03-', statement]],
});

describe('a fact that the résumé states', () => {
  it.each([
    ['有独立签下单笔百万以上项目的记录', '签下 HIS 升级项目 620 万等 7 个百万级合同'],
    ['有100kW以上功率等级产品量产经历的优先', '125kW 三电平主回路设计，已量产 2000 台'],
    ['熟悉政府采购法和招投标流程', '主导 19 次投标中标 11 次，熟悉政府采购流程'],
    ['能看懂刀版图', '一年出 60 款刀版'],
    ['会讲方案', '自己写方案 PPT、上台演示'],
  ])('is a direct match of %s', (line, statement) => {
    expect(rowOf(line, job(statement))).toMatchObject({ state: '直接' });
  });

  it.each(['广联达GTJ、GCCP熟练', '会用广联达'])('matches %s in a skill list', (line) => {
    expect(rowOf(line, { skills: ['广联达 GTJ2021', 'GCCP6'] })?.state).toBe('直接');
  });

  it('is never reported as missing and needs no advice', () => {
    const row = rowOf('能手算核对', job('可以手算钢筋复核'));
    expect(row?.reason).not.toMatch(/没有写/u);
    expect(row?.action).toBe('');
  });
});

describe('accepted conditions', () => {
  it.each([
    ['能每周出差3天', '每周在外跑 3 到 4 天', '直接'],
    ['适应旺季加班', '能熬 12 月结算高峰', '直接'],
    ['能接受夜班', '不适应夜班', '缺口'],
    ['能每周出差3天', '不适应频繁出差和应酬', '缺口'],
    ['能每周出差3天', '性格内向细腻', '待确认'],
  ])('%s is compared with “%s”: %s', (line, self, state) => {
    expect(rowOf(line, { self })?.state).toBe(state);
  });
});

it.each([
  ['须持C1驾照', '不会开车'],
  ['英语口语流利', '英语只能阅读资料'],
])('%s is a gap with a quotation if the résumé says %s', (line, self) => {
  expect(rowOf(line, { self })).toMatchObject({ state: '缺口', reason: `简历写明“${self}”` });
});

describe('years', () => {
  it('count in the named field', () => {
    expect(rowOf('5年以上造价经验', job('编制控制价 35 项', '造价员'))?.state).toBe('直接');
    expect(rowOf('5年以上造价经验', job('接待客户 300 人'))).toMatchObject({ state: '缺口' });
  });

  it('that may be of the trade pass no gate and fail none', () => {
    const { gate, matrix } = withAllRows({
      text: '岗位：造价员\n任职要求：\n1. 5年以上造价经验',
      month: '2026-11',
      resume: snapshotOf(job('接待客户 300 人')),
    });
    expect([gate, matrix[0]?.state]).toEqual([{ state: 'unknown', checks: [] }, '缺口']);
  });
});
