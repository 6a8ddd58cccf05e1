import { withWholeBrackets } from './whole-brackets.js';

it.each([
  ['良品率由91%提高到97%（2023年Q1对比2024年Q1', '良品率由91%提高到97%'],
  ['数据来自质检台账），返工率由6%降到2%', '，返工率由6%降到2%'],
  ['编写《操作手册》（共32页）', '编写《操作手册》（共32页）'],
  ['带教新人6名', '带教新人6名'],
])('a clause is quoted with whole brackets: %s', (clause, whole) => {
  expect(withWholeBrackets(clause)).toBe(whole);
});
