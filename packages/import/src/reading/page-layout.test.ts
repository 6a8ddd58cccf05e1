import { layOut } from './page-layout.js';
import type { PageItem } from './page-rows.js';
import type { Rule } from './ruled-table.js';

const SIZE = 10;
const page = { number: 1, width: 600, height: 800 };
const run = (text: string, x: number, y: number): PageItem => ({
  text,
  x,
  y,
  width: text.length * SIZE,
  height: SIZE,
});
const rules: Rule[] = [
  ...[90, 150].map((y) => ({ x0: 40, x1: 560, y0: y, y1: y })),
  ...[40, 120, 300, 560].map((x) => ({ x0: x, x1: x, y0: 90, y1: 150 })),
];
const textsOf = (items: PageItem[], drawn: Rule[] = rules): string[] =>
  layOut(items, page, drawn).map(({ text }) => text);

describe('a table on a page', () => {
  const wrapped = [
    run('2021.09-', 50, 105),
    run('2022.06', 50, 120),
    run('长江证券股份有限公司', 130, 112),
    run('1. 整理底稿', 310, 98),
    run('2. 撰写周报', 310, 128),
  ];

  it('is read cell by cell, even if the text next to it is half a line lower', () => {
    expect(textsOf(wrapped)).toEqual(['2021.09-2022.06\t长江证券股份有限公司', '1. 整理底稿', '2. 撰写周报']);
  });

  it('is placed between the lines above and below it', () => {
    const texts = textsOf([run('实习经历', 40, 60), ...wrapped, run('自我评价', 40, 180)]);
    expect(texts[0]).toBe('实习经历');
    expect(texts.at(-1)).toBe('自我评价');
  });

  it('keeps a label with spaced-out letters', () => {
    const spaced = [run('姓', 50, 105), run('名', 95, 105), run('张三', 130, 105)];
    expect(textsOf(spaced)).toEqual(['姓名\t张三']);
  });

  it('without rules is read row by row', () => {
    expect(textsOf([run('时间', 50, 100), run('学校', 150, 100)], [])).toEqual(['时间\t学校']);
  });
});
