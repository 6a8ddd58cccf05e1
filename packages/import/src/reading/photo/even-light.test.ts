import type { Gray } from '../picture-rules.js';
import { isUneven, lightOf, withEvenLight } from './even-light.js';

const [WIDTH, HEIGHT] = [640, 480];

function painted(paint: (x: number, y: number) => number): Gray {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) pixels[y * WIDTH + x] = paint(x, y);
  return { pixels, width: WIDTH, height: HEIGHT };
}

const isLetter = (x: number, y: number): boolean => y % 30 < 12 && x % 14 < 3;
/** Text on paper, and light text in a dark bar below the line 300. */
const page = (x: number, y: number): number =>
  y >= 300 && y < 360 ? (isLetter(x, y) && x < 300 ? 220 : 50) : isLetter(x, y) ? 60 : 230;
const at = ({ pixels }: Gray, x: number, y: number): number => pixels[y * WIDTH + x] ?? -1;

describe('the light on paper', () => {
  it('becomes even: paper is white and letters are dark in light and in shadow', () => {
    const shadow = (x: number): number => (x < 320 ? 1 : 0.5);
    const lit = withEvenLight(painted((x, y) => page(x, y) * shadow(x) * (1 - x / 4_000)));
    for (const x of [13, 55, 209, 405, 601]) {
      expect(at(lit, x - (x % 14) + 8, 100)).toBe(255);
      expect(at(lit, x - (x % 14) + 1, 100)).toBeLessThan(90);
    }
  });

  it('keeps printed areas with light text dark', () => {
    const lit = withEvenLight(painted((x, y) => page(x, y) * (1 - x / 2_000)));
    expect(at(lit, 8, 345)).toBeLessThan(90);
    expect(at(lit, 600, 345)).toBeLessThan(90);
  });

  it('is uneven only if it changes gradually', () => {
    const isUnevenAt = (paint: (x: number, y: number) => number) => isUneven(lightOf(painted(paint)));
    expect(isUnevenAt((x, y) => page(x, y) * (1 - x / 2_000))).toBe(true);
    expect(isUnevenAt(page)).toBe(false);
    expect(isUnevenAt((x, y) => (x < 200 ? 0.75 : 1) * (isLetter(x, y) ? 60 : 230))).toBe(false);
  });
});
