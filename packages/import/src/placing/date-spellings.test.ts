import { withFigures } from './date-spellings.js';

describe('dates in characters', () => {
  it.each([
    ['二〇一一年九月至二〇一五年十二月', '2011年9月至2015年12月'],
    ['一九九三年四月', '1993年4月'],
    ['二零二〇年十月', '2020年10月'],
    ['共一百二十余篇，三月完成', '共一百二十余篇，三月完成'],
  ])('%s is %s', (text, figures) => {
    expect(withFigures(text)).toBe(figures);
  });
});
