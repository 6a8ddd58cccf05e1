import { splitDenials } from './affirmed.js';

describe('what a text affirms', () => {
  it.each([
    ['绘图软件以前会，现在忘记了一些，在重新学', '在重新学'],
    ['会打字，五笔现在忘光了', '会打字'],
    ['会做账，日语过去能看懂合同，基本忘记了', '会做账'],
    ['学过车床，好久没做手生了', ''],
  ])('is without a skill that was lost: %s', (text, affirmed) =>
    expect(splitDenials(text).affirmed).toBe(affirmed),
  );

  it.each([
    '客户忘记密码时协助重置，每天 20 次',
    '以前在会议服务公司做会务，负责签到',
    '提醒老人不要忘了吃药，登记用药',
    '曾经开会协调三个班组，按时交货',
  ])('keeps work that has such words: %s', (text) => expect(splitDenials(text).affirmed).toBe(text));
});
