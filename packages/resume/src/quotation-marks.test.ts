import fc from 'fast-check';
import { quotePieces } from './quotation-marks.js';

/** The text with Latin marks as < and Chinese ones as 《, for readable test cases. */
const shown = (text: string): string =>
  quotePieces(text)
    .map((piece) =>
      piece.quotes ? (piece.quotes === 'latin' ? '<' : '《').repeat(piece.text.length) : piece.text,
    )
    .join('');

describe('quotation marks', () => {
  it.each([
    ['O’Connor', 'O<Connor'],
    ['the company’s students’ union', 'the company<s students< union'],
    ['荣获“三好学生”称号', '荣获《三好学生《称号'],
    ['使用“Kafka”与“Redis”搭建', '使用《Kafka《与《Redis《搭建'],
    ['用 Python 写的“Hello World” demo 项目', '用 Python 写的《Hello World《 demo 项目'],
    ['Winner of the “三好学生” award', 'Winner of the <三好学生< award'],
    ['基于 React’s hooks 的组件', '基于 React<s hooks 的组件'],
    ['“三好学生”', '《三好学生《'],
    ['“Best Paper”', '<Best Paper<'],
    ['“Best Paper”，2025 年', '《Best Paper《，2025 年'],
    ['他说“这叫‘敏捷’开发”。', '他说《这叫《敏捷《开发《。'],
    ['He said “it’s ‘done’” to us', 'He said <it<s <done<< to us'],
    ['提升“双减”2021年效果', '提升《双减《2021年效果'],
    ['负责“数据', '负责《数据'],
    ['”and more', '<and more'],
    ['3’5”', '3<5<'],
    ['’', '<'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('keeps every character at its position', () => {
    const text = fc.string({ unit: fc.constantFrom('‘', '’', '“', '”', 'a', '字', ' ', '，', '3', '𠮷') });
    fc.assert(
      fc.property(text, (typed) => {
        const pieces = quotePieces(typed);
        expect(pieces.map((piece) => piece.text).join('')).toBe(typed);
        expect(pieces.every((piece) => /^[‘’“”]+$/.test(piece.text) === (piece.quotes !== undefined))).toBe(
          true,
        );
      }),
    );
  });
});
