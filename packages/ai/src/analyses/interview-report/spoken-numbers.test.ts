import { answerTraits } from '@qicheng/analysis/interview-answer';

it.each([
  '单条笔记最高阅读两千三',
  '粉丝多了三百多',
  '一共发了十五篇，最高的一篇阅读一千二',
  '写过十几篇推文',
  '接待了几百位客人',
])('an amount in words is a figure: %s', (text) => {
  expect(answerTraits(text).hasFigure).toBe(true);
});

it.each(['我百分百愿意', '十分重要', '万一有事就打电话'])('is none: %s', (text) => {
  expect(answerTraits(text).hasFigure).toBe(false);
});
