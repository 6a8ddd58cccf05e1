import { impossibleFigureIn } from './impossible.js';

describe('a figure that cannot be', () => {
  it.each([
    ['维护八条线，OEE由81%提升至108%', 'OEE由81%提升至108%'],
    ['全班及格率达到115%', '及格率达到115%'],
    ['产线直通率 103.5%', '直通率 103.5%'],
    ['客户满意度由90%升到130％', '满意度由90%升到130％'],
    ['次品减少了150%', '减少了150%'],
    ['每天工作26小时', '每天工作26小时'],
    ['合格率百分之一百二', '合格率百分之一百二'],
  ])('%s', (text, figure) => {
    expect(impossibleFigureIn(text)).toBe(figure);
  });

  it.each([
    '销售目标完成率 118%',
    '转化率提升 150%',
    '准确率由92%提高到100%',
    '营业额同比增长 320%',
    '复购率是去年的 130%',
    '满意度调查 120 份，好评 100%',
    '出勤率高，全年接待 260 人',
    '每周 40 小时，一年 2000 小时',
  ])('but not: %s', (text) => {
    expect(impossibleFigureIn(text)).toBeNull();
  });
});
