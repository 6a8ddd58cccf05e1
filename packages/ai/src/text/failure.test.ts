import { isFailure } from './failure.js';

it.each(['2025年 参加全国大学生机械创新大赛，未获奖', '参加市电商技能赛，没有入围'])('%s', (text) =>
  expect(isFailure(text)).toBe(true),
);

it.each(['省赛一等奖，国赛未获奖', '获校级三等奖，省赛没有入围', '负责获奖名单公示'])('not %s', (text) =>
  expect(isFailure(text)).toBe(false),
);
