import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import { latinAt } from './phrase-tokens.js';

const rowOf = (line: string, statement: string) =>
  withAllRows({
    text: `岗位：专员\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ work: [['青禾信息公司', '专员', '2017.03-', statement]] }),
  }).matrix[0];

describe('an abbreviation', () => {
  it.each([
    ['会剪映和PS', '把查询的 P99 延迟从 420 ms 降到 68 ms'],
    ['会用PS和剪映', '参与 PS5 主机的质检，每天 40 台'],
    ['熟悉AWS', '负责 AW139 直升机的航线维护'],
    ['熟悉GPS设备', '管理 GP 名单 30 家'],
    ['熟悉CSS', '整理 CS 类试题 200 道'],
  ])('%s is not proven by %s', (line, statement) => {
    const row = rowOf(line, statement);
    expect(row?.atoms).toEqual([]);
    expect(row?.state).not.toBe('直接');
    expect(row?.state).not.toBe('可迁移');
  });

  it.each([
    ['a ps and b', 'ps'],
    ['用ps修图', 'ps'],
    ['ps2022', 'ps'],
    ['nx12.0 编程', 'nx'],
    ['kpi 考核', 'kpis'],
    ['kpis', 'kpi'],
    ['html5', 'html'],
    ['report', 'reports'],
  ])('in %s is %s', (text, word) => {
    expect(latinAt(text, word)).toBeGreaterThanOrEqual(0);
  });
});
