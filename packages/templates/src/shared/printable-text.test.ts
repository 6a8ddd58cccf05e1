import { printableData } from './printable-text.js';

describe('printableData', () => {
  it('prints compatibility characters and straight quotation marks as standard ones, but keeps URLs', () => {
    const data = { text: '获"一等奖"', label: 'a\u2011b', href: 'https://example.com/?q="x"', id: "o'x" };
    expect(printableData(data)).toEqual({ ...data, text: '获“一等奖”', label: 'a-b' });
  });

  it('pairs the quotation marks of a statement across its runs', () => {
    const runs = [
      { text: '把"', bold: false },
      { text: '晨读"和"', bold: true },
      { text: '夜谈"并入社刊', bold: false },
    ];
    expect(printableData({ runs })).toEqual({
      runs: [
        { text: '把“', bold: false },
        { text: '晨读”和“', bold: true },
        { text: '夜谈”并入社刊', bold: false },
      ],
    });
  });
});
