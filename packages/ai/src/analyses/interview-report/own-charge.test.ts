import { inOwnCharge } from './own-charge.js';
import { firstDays } from './models/first-days.js';

const ANSWER = '马上下架检查，报告店长，留小票。请店长和他谈，不私自答应。';

it('the head of a shop does not report to the head of the shop', () => {
  expect(inOwnCharge(ANSWER, '门店店长')).not.toContain('店长');
  expect(inOwnCharge(ANSWER, '收银员')).toBe(ANSWER);
});

it.each([
  ['年度品牌推广计划和预算', '去年的预算'],
  ['感官评价和货架期试验', '标准和方法'],
  ['社保公积金增减员', '表和制度'],
])('work that is taken over, %s, is answered by its kind', (topic, words) => {
  expect(firstDays('requirement-student-start', `“${topic}”是这个岗位的一项工作。`)).toContain(words);
});

it('other questions have no such answer', () => {
  expect(firstDays('requirement-duty-last', '“预算”')).toBeNull();
});
