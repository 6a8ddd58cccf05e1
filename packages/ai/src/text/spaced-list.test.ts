import { joinedGaps } from './spaced-list.js';

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
  ])('%s becomes %s', (text, joined) => expect(joinedGaps(text)).toBe(joined));
});
