import { inkSpans } from './ink-spans.js';

const [WIDTH, HEIGHT] = [400, 60];

const picture = (...boxes: (readonly [number, number, number, number])[]) => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * WIDTH + left, y * WIDTH + right);
  return { pixels, width: WIDTH, height: HEIGHT };
};

describe('the ink of a line', () => {
  it('splits words at gaps and distinguishes bars and dots from letters', () => {
    const line = { x0: 20, x1: 300, y0: 16, y1: 44 };
    const { spans, em } = inkSpans(
      picture(
        [20, 16, 76, 44],
        [80, 16, 108, 44],
        [120, 14, 122, 46],
        [134, 16, 190, 44],
        [204, 28, 209, 33],
        [222, 16, 278, 44],
      ),
      line,
    );
    expect(Math.round(em)).toBe(30);
    expect(spans.map(({ kind }) => kind)).toEqual(['letters', 'bar', 'letters', 'dot', 'letters']);
    expect(spans[0]).toMatchObject({ from: 20, to: 107 });
  });
});
