import { regex } from './regex.js';

describe('a regular expression over several lines', () => {
  const written = regex('iu')`
    ^(?:北京|上海
    |New York|\d{4})\s
    (?=市)
  `;

  it('is the expression of its lines without breaks and indentation', () => {
    expect(written).toEqual(/^(?:北京|上海|New York|\d{4})\s(?=市)/iu);
  });

  it('keeps the spaces within a line', () => {
    expect(written.test('new york 市')).toBe(true);
    expect(written.test('newyork 市')).toBe(false);
  });

  it('reports an expression that is not valid', () => {
    expect(() => regex('u')`(`).toThrow(SyntaxError);
  });
});
