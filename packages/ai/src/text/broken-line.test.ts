import { isBrokenLine } from './broken-line.js';

describe('a line that was split or merged by the import', () => {
  it.each([
    '2025.07-2025.08 | 武陵电器厂 | 学徒 | 配线 30 台',
    '2024年3月—至今 青禾公司 店员',
    '湖南楚江新能源工程有限公司（常德30MW项目）',
    '跟着师傅装机，完成 45，套左右',
  ])('is recognised: %s', (line) => {
    expect(isBrokenLine(line)).toBe(true);
  });

  it.each([
    '为湖南楚江新能源工程有限公司安装逆变器 8 台',
    '2024 年完成 45 套安装，返修 1 套',
    '用 A/B 测试比较两版落地页，转化率提升 8%',
    '协助更换逆变器 8 台',
  ])('is not a complete sentence: %s', (line) => {
    expect(isBrokenLine(line)).toBe(false);
  });
});
