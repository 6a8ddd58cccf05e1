import type { Gray } from '../picture-rules.js';
import type { Box, Word } from '../recogniser.js';
import { missedBoxes, missedLines } from './missed-lines.js';

const [WIDTH, HEIGHT] = [800, 600];
const word = (text: string, bbox: Box, confidence = 90): Word => ({ text, bbox, confidence, symbols: [] });

/** A name in large letters, a line of text, a rule and a dark bar. */
function page(): Gray {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 255);
  const paint = (x0: number, y0: number, x1: number, y1: number, isLetters: boolean): void => {
    for (let y = y0; y < y1; y += 1)
      for (let x = x0; x < x1; x += 1) if (!isLetters || (x + y) % 16 < 5) pixels[y * WIDTH + x] = 20;
  };
  paint(96, 60, 276, 120, true);
  paint(96, 180, 600, 204, true);
  paint(96, 260, 700, 263, false);
  paint(96, 360, 700, 408, false);
  return { pixels, width: WIDTH, height: HEIGHT };
}
const line = [word('行', { x0: 96, y0: 180, x1: 600, y1: 204 })];

describe('lines that OCR left out', () => {
  it('are ink of the size of letters outside the recognised words, but no rules and bars', () => {
    expect(missedBoxes(page(), [line])).toEqual([{ x0: 96, y0: 60, x1: 276, y1: 120 }]);
    expect(missedBoxes(page(), [])).toHaveLength(2);
  });

  it('are recognised in a part of the picture and keep their place', async () => {
    const sizes: number[][] = [];
    const found = await missedLines(page(), [line], ({ width, height }) => {
      sizes.push([width, height]);
      return Promise.resolve([
        [word('谢婉莹', { x0: 21, y0: 21, x1: 159, y1: 67 })],
        [word('〈〉', { x0: 21, y0: 21, x1: 159, y1: 67 }), word('k', { x0: 0, y0: 0, x1: 9, y1: 9 }, 20)],
      ]);
    });
    expect(sizes).toEqual([[181, 89]]);
    expect(found.map((words) => words.map(({ text, bbox }) => [text, bbox]))).toEqual([
      [['谢婉莹', { x0: 95, y0: 59, x1: 275, y1: 119 }]],
    ]);
  });
});
