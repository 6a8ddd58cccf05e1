import type { Gray } from '../picture-rules.js';
import { withLevelLines, leastSquares } from './level-lines.js';

describe('least squares', () => {
  it('finds the coefficients of weighted observations', () => {
    const observations = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [
      { terms: [1, x, x * x], value: 3 - 2 * x + 4 * x * x, weight: 1 },
      { terms: [1, x, x * x], value: 3.1 - 2 * x + 4 * x * x, weight: 0.001 },
    ]);
    const [a, b, c] = leastSquares(observations);
    expect(a).toBeCloseTo(3, 1);
    expect(b).toBeCloseTo(-2, 1);
    expect(c).toBeCloseTo(4, 1);
  });

  it('leaves a term without observations at nought', () => {
    expect(leastSquares([{ terms: [1, 0], value: 2, weight: 1 }])[1]).toBe(0);
  });
});

const [WIDTH, HEIGHT] = [1_200, 1_000];
const PITCH = 40;

/** Lines of text, lower at a place by the bend; the second column has other lines. */
function page(bend: (x: number, y: number) => number, columnAt = WIDTH): Gray {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 60; x < WIDTH - 60; x += 1) {
      const line = y - bend(x, y) + (x > columnAt ? 17 : 0);
      if (((line % PITCH) + PITCH) % PITCH < 18 && (x * 7_919 + y * 104_729) % 97 < 45)
        pixels[y * WIDTH + x] = 20;
    }
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** How far the upper edges of lines are from each other in columns of the picture, in pixels. */
function unevenness({ pixels }: Gray, columns: readonly number[]): number {
  const phases = columns.map((from) => {
    const counts = Array.from({ length: PITCH }, () => 0);
    for (let y = 400; y < 600; y += 1)
      for (let x = from; x < from + 40; x += 1)
        if ((pixels[y * WIDTH + x] ?? 255) < 150) counts[y % PITCH] = (counts[y % PITCH] ?? 0) + 1;
    const [sine, cosine] = [Math.sin, Math.cos].map((wave) =>
      counts.reduce((sum, count, at) => sum + count * wave((2 * Math.PI * at) / PITCH), 0),
    );
    return (Math.atan2(sine ?? 0, cosine ?? 0) * PITCH) / (2 * Math.PI);
  });
  const [first = 0] = phases;
  return Math.max(...phases.map((phase) => Math.abs(((phase - first + 1.5 * PITCH) % PITCH) - PITCH / 2)));
}

describe('lines of curved paper', () => {
  const curved = (x: number): number => 30 * ((x - WIDTH / 2) / (WIDTH / 2)) ** 2 + x / 80;

  it('become level within three pixels, from more than twelve', () => {
    const picture = page(curved);
    const columns = [80, 300, 560, 820, 1_080];
    expect(unevenness(picture, columns)).toBeGreaterThan(12);
    expect(unevenness(withLevelLines(picture), columns)).toBeLessThan(3);
  });

  it('become level in each of two columns whose lines are at other heights', () => {
    const levelled = withLevelLines(page(curved, 700));
    expect(unevenness(levelled, [80, 300, 560])).toBeLessThan(4);
    expect(unevenness(levelled, [760, 900, 1_080])).toBeLessThan(4);
  });

  it('stay as they are if they are level, and so does a page without text', () => {
    const level = page(() => 0);
    expect(withLevelLines(level)).toBe(level);
    const blank = { pixels: Buffer.alloc(WIDTH * HEIGHT, 255), width: WIDTH, height: HEIGHT };
    expect(withLevelLines(blank)).toBe(blank);
  });
});
