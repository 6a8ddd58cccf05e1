import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { keptWords, lastLine } from './kept-together.js';
import { spacingsIn } from './spacing.js';
import { typesetTree } from './typeset-tree.js';

const markup = (node: ReactNode): string => renderToStaticMarkup(<p>{typesetTree(node)}</p>);
/** The markup with `|` for a gap, `-` for trimmed space and braces around unbreakable ranges. */
const signs = (node: ReactNode): string =>
  markup(node)
    .replaceAll(/<span class="gap">(.*?)<\/span>/gu, '$1|')
    .replaceAll(/<span class="(?:quotes-chinese )?half">(.*?)<\/span>/gu, '$1-')
    .replaceAll(/<span class="kept">(.*?)<\/span>/gu, '{$1}')
    .replaceAll(/<[^>]+>/g, '');

describe('space between scripts', () => {
  it.each([
    ['使用React与Vue3开发', '使用|React|与|Vue3|开发'],
    ['使用 React 与 Vue', '使用 React 与 Vue'],
    ['提升38%的吞吐，C++开发', '提升|38%|的吞吐，C++|开发'],
    ['付$3与@用户，含#标签', '付|$3|与|@用户，含#标签'],
    ['在2021年3月至2022年12月5日间，共18个月', '在|2021年3月至|2022年12月5日间，共|18|个月'],
    ['ＡＢ全角与①②', 'ＡＢ全角与①②'],
    ['（2021）年', '（2021）年'],
  ])('%s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is applied through formatting, but not between separate parts', () => {
    expect(signs([<b key="b">React</b>, '开发用', <a key="a">Vue</a>])).toBe('React|开发用|Vue');
    expect(signs([<span key="s">开发</span>, 'Vue'])).toBe('开发Vue');
  });
});

describe('adjacent punctuation', () => {
  it.each([
    ['（精通）：负责', '（精通）-：负责'],
    ['写“引言”，《名》', '写“引言”-，《-名》'],
    ['O’Connor’s “Best”, (x)', 'O’Connor’s “Best”, (x)'],
  ])('%s', (text, expected) => expect(signs(text)).toBe(expected));

  it('is trimmed across the parts of a line', () => {
    expect(signs([<span key="note">（精通）</span>, '：负责'])).toBe('（精通）-：负责');
  });

  it('trims the punctuation at the start of a heading only', () => {
    expect(signs(<h3>“早餐十分钟”校园计划</h3>)).toBe('“-早餐十分钟”校园{计划}');
    expect(signs(<h3>《规范》修订</h3>)).toBe('《-规范》{修订}');
    expect(signs(<h3>校园“早餐”计划</h3>)).toBe('校园“早餐”{计划}');
  });

  it('keeps the width of single punctuation', () => {
    expect(spacingsIn('，我！（', '').size).toBe(0);
  });
});

describe('unbreakable ranges', () => {
  it('include a number with its unit', () => {
    const text = '回款 1.8 亿元、延迟 3.9 ms，耗时60天，共 3 Monday，CNY 180 million';
    expect(keptWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1.8 亿元',
      '3.9 ms',
      '60天',
      'CNY 180 million',
    ]);
  });

  it.each([
    ['负责组织与宣传工作。', '传工作。'],
    ['全部采用 TypeScript', 'TypeScript'],
    ['cut the time to 34 days', 'to 34 days'],
    ['down by an internationalisation', undefined],
    ['a longer line of papers', 'of papers'],
    ['receipts of an A', 'receipts of an A'],
    ['a pneumonoultramicroscopic', undefined],
  ])('include the end of a paragraph: %s', (text, expected) => {
    const stretch = lastLine(text);
    expect(stretch && text.slice(stretch.start, stretch.end)).toBe(expected);
  });

  it.each([
    ['在（-40℃～85℃）之间长期稳定地运行', '（{-40℃～85℃}）'],
    ['按 ISO 26262、GB/T 15834 与 ASIL-C 完成开发工作', '{ISO 26262}、{GB/T 15834} 与 {ASIL-C} '],
    ['three teams — and presented them', '{teams —} and'],
  ])('include a range, a standard, a dash with the preceding word: %s', (text, expected) => {
    expect(signs(<p data-block="text">{text}</p>)).toContain(expected);
  });

  it('include the dot of a name with the text before it, everywhere', () => {
    expect(signs('阿卜杜热西提·喆镕堃龑')).toBe('阿卜杜热西{提·}喆镕堃龑');
  });

  it('include the end of a heading, and a short remark in it', () => {
    expect(signs(<h3>乌鲁木齐分公司</h3>)).toBe('乌鲁木齐分{公司}');
    expect(signs(<h3>鲲鹏（上海）机器人公司</h3>)).toBe('鲲鹏{（上海）}机器人{公司}');
    expect(signs(<span role="cell">专业型</span>)).toBe('专{业型}');
  });

  it('are set in paragraphs only', () => {
    expect(signs('延迟 3.9 ms')).toBe('延迟 3.9 ms');
    expect(signs(<span data-block="text">延迟 3.9 ms 以内，稳定可靠</span>)).toBe(
      '延迟 3.9 ms 以内，稳定可靠',
    );
    expect(signs(<div data-block="text">延迟 3.9 ms 以内，稳定可靠</div>)).toBe(
      '延迟 {3.9 ms} 以内，稳{定可靠}',
    );
  });
});
