import { amountsIn, magnitudeIn } from './stated-amounts.js';

describe('an order of magnitude instead of a figure', () => {
  it.each([
    ['统筹亿级预算，打造案例', 'money', 1e8],
    ['操盘千万级GMV店铺', 'money', 1e7],
    ['主导亿级高并发系统架构', 'traffic', 1e8],
    ['管理数千万资金', 'money', 1e7],
    ['运营百万级用户的社群', 'traffic', 1e6],
  ])('is found in “%s”', (text, kind, value) => {
    expect(magnitudeIn(text)).toMatchObject({ kind, value });
  });

  it.each(['预算860万元', '万级订单', '高级工程师', '投放1.2亿元'])('is not found in “%s”', (text) => {
    expect(magnitudeIn(text)).toBeNull();
  });
});

describe('amounts as figures', () => {
  it('are read with their scale, and per year if a month is stated', () => {
    expect(amountsIn('小红书预算860万元')).toContainEqual({
      kind: 'money',
      value: 8.6e6,
      yearly: 8.6e6,
      quote: '小红书预算860万元',
    });
    expect(amountsIn('店铺月均销售额约38万元').map(({ yearly }) => yearly)).toContain(38e4 * 12);
    expect(amountsIn('日均订单约3200单').map(({ value }) => value)).toContain(3200);
  });

  it('are not percentages, days or head counts', () => {
    expect(amountsIn('成本降低12%，业绩提前3天，销售团队8人')).toEqual([]);
  });
});
