import { withSymbolsCorrected } from './read-picture.js';

const meant = (text: string): string | undefined =>
  withSymbolsCorrected([{ text, page: 1, box: null, line: 1, cell: null }])[0]?.text;

describe('symbols that OCR misreads as letters', () => {
  it.each([
    ['2025.03伪2025.11', '2025.03-2025.11'],
    ['党建干事\t2024.01\t一 2024.09', '党建干事\t2024.01-2024.09'],
    ['2025.04一至今\t京东方', '2025.04-至今\t京东方'],
    ['2025-01至仿', '2025-01至今'],
    ['<> 核心课程：数控编程', '• 核心课程：数控编程'],
    ['vv优化合同台账', '• 优化合同台账'],
    ['重\t实习经历', '实习经历'],
    ['女\t汉族', '女\t汉族'],
    ['VI设计', 'VI设计'],
    ['工、【团队协作】整理', '1、【团队协作】整理'],
    ['学习APP 一 产品设计', '学习APP — 产品设计'],
    ['抗疫先进个人\t2024)', '抗疫先进个人（2024）'],
    ['一', undefined],
  ])('%s', (read, text) => {
    expect(meant(read)).toBe(text);
  });
});

describe('a dash misread as the numeral 一', () => {
  it.each([
    ['设计助理一顺丰速运有限公司', '设计助理 — 顺丰速运有限公司'],
    ['本科一物流管理一 宁波诺丁汉大学', '本科 — 物流管理 —  宁波诺丁汉大学'],
    ['网站开发一TypeScript、Vue', '网站开发 — TypeScript、Vue'],
  ])('separates names: %s', (read, text) => {
    expect(meant(read)).toBe(text);
  });

  it.each(['设计一套盘点流程', '本科一等奖学金', '排名第一 获奖学金', '组长一名'])(
    'stays a number: %s',
    (text) => {
      expect(meant(text)).toBe(text);
    },
  );
});
