import type { InkSpan } from './ink-spans.js';
import { roomsOf } from './letter-spans.js';

const EM = 30;
const letters = (text: string) =>
  [...text].map((letter, at) => ({
    text: letter,
    isBound: /[A-Za-z\d]/.test(letter) && /[A-Za-z\d]/.test(text[at - 1] ?? ''),
  }));

/** Ink stretches of the given numbers of letters, with gaps between them. */
const spansOf = (...parts: (readonly [number, number, InkSpan['kind']?])[]): InkSpan[] => {
  let at = 100;
  return parts.map(([gap, wide, kind = 'letters']) => {
    const from = at + gap * EM;
    at = from + wide * EM;
    return { from, to: at - 1, kind };
  });
};

const shown = (text: string, spans: readonly InkSpan[]): string | null => {
  const texts = roomsOf(letters(text), spans, EM);
  return (
    texts &&
    [...text].map((letter, at) => (texts.drop.has(at) ? '' : `${texts.rooms[at] ?? ''}${letter}`)).join('')
  );
};

describe('letters and the ink of their line', () => {
  it('finds spaces and gaps where the ink has them', () => {
    expect(shown('京东方班主任助理', spansOf([0, 2.88], [0.36, 4.88]))).toBe('京东方 班主任助理');
    expect(shown('京东方班主任助理', spansOf([0, 2.88], [0.9, 4.88]))).toBe('京东方\t班主任助理');
  });

  it('treats bars, dots and quotation marks without ink as gaps', () => {
    const bar = spansOf([0, 3.88], [0.3, 0.1, 'bar'], [0.3, 1.88]);
    expect(shown('求职意向|惠州', bar)).toBe('求职意向\t惠州');
    expect(shown('求职意向惠州', bar)).toBe('求职意向\t惠州');
    expect(shown('舞蹈团"小组长', spansOf([0, 2.88], [0.3, 0.15, 'dot'], [0.3, 2.88]))).toBe(
      '舞蹈团\t小组长',
    );
    expect(shown('计算机二级“本科', spansOf([0, 4.88], [1, 1.88]))).toBe('计算机二级\t本科');
  });

  it('splits no Latin word and does not change a line whose ink does not match', () => {
    expect(shown('软件Word', spansOf([0, 2.5], [0.3, 1.6]))).toBe('软件 Word');
    expect(shown('京东方', spansOf([0, 9], [2, 9]))).toBeNull();
  });
});
