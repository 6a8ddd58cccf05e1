import { qualityOf } from './judge.js';

const QUESTION = '店里突然停电，你怎么处理？';
const CONCRETE =
  '先把收银那台笔记本接上充电宝，能刷码就不停。冷柜门一律不开，贴条写上停电时间，过了两个钟头就把鲜奶移到隔壁店。';
const SLOGANS =
  '我会以高度的责任感和良好的心态面对，充分发挥团队精神，积极沟通，不断总结经验，把工作做得更好，为公司创造更大的价值。';

describe('the quality of an answer', () => {
  it('is higher for what is done than for slogans of the same length', () => {
    expect(qualityOf(CONCRETE, QUESTION).points).toBeGreaterThan(qualityOf(SLOGANS, QUESTION).points + 30);
  });

  it('does not depend on the length', () => {
    const short = '先看是不是只有我们跳闸，是就拉掉烤箱再合闸。';
    expect(qualityOf(short, QUESTION).points).toBeGreaterThan(
      qualityOf(`${SLOGANS}${SLOGANS}`, QUESTION).points,
    );
  });

  it('is low for a question to the interviewer, which may be off topic', () => {
    const { points, mayBeOffTopic } = qualityOf('您这边加班多吗？工资几号发？食堂是免费的吗？', QUESTION);
    expect(points).toBeLessThan(35);
    expect(mayBeOffTopic).toBe(true);
    expect(qualityOf(CONCRETE, QUESTION).mayBeOffTopic).toBe(false);
  });

  it('is the same for the same answer, and defined for an empty one', () => {
    expect(qualityOf(CONCRETE, QUESTION)).toEqual(qualityOf(CONCRETE, QUESTION));
    const { points } = qualityOf('', '');
    expect(points).toBeGreaterThanOrEqual(0);
    expect(points).toBeLessThanOrEqual(100);
  });
});
