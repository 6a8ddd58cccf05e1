import type { Gray } from '../picture-rules.js';
import { denseBand, isSideways, turned } from './upright-sheet.js';

const [WIDTH, HEIGHT] = [640, 960];

/** Lines of text in a table. */
const page: Gray = {
  width: WIDTH,
  height: HEIGHT,
  pixels: Buffer.from(
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, place) => {
      const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
      const isRule = x % 200 < 3 || y % 300 < 3;
      const isText = y % 40 < 22 && (x * 7_919 + y * 104_729) % 97 < 40;
      return isRule || isText ? 20 : 255;
    }),
  ),
};

describe('the direction of text', () => {
  it('is across, also with rules between the columns of a table', () => {
    expect(isSideways(page)).toBe(false);
    expect(isSideways(turned(page, 1))).toBe(true);
    expect(isSideways(turned(page, 2))).toBe(false);
    expect(isSideways(turned(page, 3))).toBe(true);
  });

  it('turns a picture clockwise', () => {
    const picture = { pixels: Buffer.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };
    expect(turned(picture, 1)).toEqual({ pixels: Buffer.from([4, 1, 5, 2, 6, 3]), width: 2, height: 3 });
    expect(turned(picture, 2)).toEqual({ pixels: Buffer.from([6, 5, 4, 3, 2, 1]), width: 3, height: 2 });
    expect(turned(picture, 3)).toEqual({ pixels: Buffer.from([3, 6, 2, 5, 1, 4]), width: 2, height: 3 });
  });

  it('is tested in a band with many letters', () => {
    const pixels = Buffer.alloc(200 * 400, 255);
    for (let y = 260; y < 280; y += 1) pixels.fill(0, y * 200 + 20, y * 200 + 60);
    const band = denseBand({ pixels, width: 200, height: 400 });
    expect([band.width, band.height]).toEqual([200, 20]);
    expect(band.pixels.filter((value) => value === 0).length).toBeGreaterThan(300);
  });
});
