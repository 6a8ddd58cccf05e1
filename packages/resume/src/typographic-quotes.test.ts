import fc from 'fast-check';
import { typographicQuotes } from './typographic-quotes.js';

describe('typographicQuotes', () => {
  it.each([
    ['荣获"优秀志愿者"称号', '荣获“优秀志愿者”称号'],
    ['"城市记忆"与"校园声音"两档栏目', '“城市记忆”与“校园声音”两档栏目'],
    ['用 Go 写的"Hello Queue"演示', '用 Go 写的“Hello Queue”演示'],
    ['参与"互联网+"大赛，2024年"双创"立项', '参与“互联网+”大赛，2024年“双创”立项'],
    ['用React"重写"首页，"双减"2021年试点', '用React“重写”首页，“双减”2021年试点'],
    ["他把流程叫做'三步法'", '他把流程叫做‘三步法’'],
    ['Won the "Best Poster" award.', 'Won the “Best Poster” award.'],
    ['Ran the column ("City Notes")', 'Ran the column (“City Notes”)'],
    ["Led O'Brien's team; wasn't paid", 'Led O’Brien’s team; wasn’t paid'],
    ["Kept the students' records", 'Kept the students’ records'],
    ["Marked 'done' on the board", 'Marked ‘done’ on the board'],
    [`He said "it's 'done'" to us`, 'He said “it’s ‘done’” to us'],
    ['已有“弯引号”的不变', '已有“弯引号”的不变'],
  ])('prints %s as %s', (typed, printed) => {
    expect(typographicQuotes(typed)).toBe(printed);
  });

  it.each([
    '调试 24"显示器和 27"显示器各一台',
    '屏幕 15.6" 与 14"',
    '配置 {"retry": 3} 写入 <a class="x">',
    "print('x')",
    'print("x")',
    'git commit -m"fix"',
    '写了半个"引号',
    '""',
    '" 空格 "',
    "5'10 与 don_t'x/y",
  ])('leaves %s as typed', (typed) => {
    expect(typographicQuotes(typed)).toBe(typed);
  });

  it('changes nothing but these characters, each in place', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', "'", 'a', 's', '字', ' ', '，', '3', '(', '/', '𠮷'),
    });
    fc.assert(
      fc.property(text, (typed) => {
        const printed = typographicQuotes(typed);
        const plain = printed.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'");
        expect(plain).toBe(typed);
      }),
    );
  });
});
