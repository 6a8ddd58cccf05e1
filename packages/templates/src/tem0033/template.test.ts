import { leadLines } from './template.js';

it.each([
  ['湖山建筑事务所', 1],
  ['某某省高端装备与智能制造产业技术创新研究院（集团）有限责任公司滨江新区分公司', 3],
  ['East Bank Design Institute', 1],
  ['Jiangzuo University of Architecture', 2],
  ['Interphase control in garnet-type solid electrolytes at low stack pressure', 3],
  ['Sep 2016 – Jun 2019', 1],
  ['', 1],
])('%s takes %d lines in the name column', (text, count) => {
  expect(leadLines(text)).toBe(count);
});

it('cuts a word that is wider than the column', () => {
  expect(leadLines('W'.repeat(40))).toBe(3);
});
