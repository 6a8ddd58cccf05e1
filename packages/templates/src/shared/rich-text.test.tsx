import { renderToStaticMarkup } from 'react-dom/server';
import type { RunView } from '@qicheng/resume/view-model';
import { Runs } from './rich-text.js';

const PLAIN = { bold: false, italic: false, underline: false };
const markup = (runs: (Partial<RunView> & { text: string })[]): string =>
  renderToStaticMarkup(<Runs runs={runs.map((run) => ({ ...PLAIN, ...run }))} />);

it('leaves a typed space behind a bold figure to the text that typesetting reads with the next one', () => {
  expect(
    markup([{ text: '主持' }, { text: ' 3', bold: true }, { text: ' 条灌装线的升级改造并通过验收' }]),
  ).toBe('主持 <b>3 </b>条灌装线的升级改造并通过验收');
  expect(
    markup([{ text: 'Led' }, { text: '3', bold: true }, { text: ' lines of the plant in Suzhou' }]),
  ).toBe('Led<b>3</b> lines of the plant in Suzhou');
});

describe('the end of a statement of several runs', () => {
  it('has no bold figure on a line of its own', () => {
    expect(markup([{ text: '重构推荐链路，首屏点击率提升' }, { text: '73%', bold: true }])).toBe(
      '重构推荐链路，首屏点击率<span class="kept">提升<b>73%</b></span>',
    );
    expect(
      markup([{ text: '重构推荐链路，首屏点击率提升' }, { text: '73%', bold: true }, { text: '。' }]),
    ).toBe('重构推荐链路，首屏点击率<span class="kept">提升<b>73%</b>。</span>');
  });

  it('is left to the last run if that is long enough', () => {
    const last = '，并推广到全国二十六家门店。';
    expect(markup([{ text: '首屏点击率提升' }, { text: '73%', bold: true }, { text: last }])).toBe(
      `首屏点击率提升<b>73%</b>${last}`,
    );
  });
});
