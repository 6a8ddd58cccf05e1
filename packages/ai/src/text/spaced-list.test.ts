import { isSpacedSpeech, joinedGaps } from './spaced-list.js';

describe('spaces between the parts of a clause', () => {
  it.each([
    ['每天查车（轮胎 刹车 灯光 灭火器）', '每天查车（轮胎、刹车、灯光、灭火器）'],
    [
      '负责46台设备（压力机 焊接机器人 空压机）点检保养',
      '负责46台设备（压力机、焊接机器人、空压机）点检保养',
    ],
    ['跑省内配送 超市货 家电，自己装卸', '跑省内配送（超市货、家电），自己装卸'],
    ['换刹车油 换空滤', '换刹车油，换空滤'],
    ['找到差异基因312个，成绩 优', '找到差异基因312个，成绩优'],
    ['使用 Python 清洗数据', '使用 Python 清洗数据'],
    ['送货范围是滨江到 老城 东站 这几片', '送货范围是滨江到老城、东站这几片'],
    ['返修率 从百分之九 降到百分之四', '返修率从百分之九降到百分之四'],
    ['会用金蝶和 公司自己的系统', '会用金蝶和公司自己的系统'],
  ])('%s becomes %s', (text, joined) => expect(joinedGaps(text)).toBe(joined));
});

it.each([
  '返修率 从百分之九 降到百分之四',
  '停电的时候 应急灯都是我搬的',
  '每天开档 理货 跟档口谈价 盯着装车 晚上对账',
  '主要送河西到 老城这一片',
])('is written as in a chat: %s', (text) => {
  expect(isSpacedSpeech(text)).toBe(true);
});

it.each([
  '每天查车（轮胎 刹车 灯光 灭火器）',
  '使用 Python 清洗数据，负责 3 个接口',
  '返修率从9%降到4%',
  '换刹车油 换空滤',
])('is not: %s', (text) => {
  expect(isSpacedSpeech(text)).toBe(false);
});
