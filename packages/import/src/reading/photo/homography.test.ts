import { homographyOf, type Point, proportionOf, type Quadrilateral } from './homography.js';

const place = (corners: Quadrilateral, u: number, v: number): Point => {
  const { a, b, c, d, e, f, g, h } = homographyOf(corners);
  const w = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
};

const quad = (...points: readonly (readonly [number, number])[]): Quadrilateral =>
  points.map(([x, y]) => ({ x, y })) as unknown as Quadrilateral;

/** A sheet seen by a pinhole camera that is tilted by the angles (in radians) about both axes. */
function seenAt(pitch: number, yaw: number, proportion: number): Quadrilateral {
  const [focal, away] = [1_300, 2.2];
  return quad(
    ...[
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ].map(([x = 0, v = 0]) => {
      const y = v * proportion * Math.cos(pitch);
      const z = v * proportion * Math.sin(pitch);
      const [x1, z1] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
      return [600 + (focal * x1) / (away + z1), 800 + (focal * y) / (away + z1)] as const;
    }),
  );
}

describe('the map from a sheet to its corners', () => {
  const corners = quad([100, 50], [500, 90], [460, 700], [60, 640]);

  it('takes the corners of the square to those of the sheet', () => {
    for (const [at, [u, v]] of [
      [0, 0] as const,
      [1, 0] as const,
      [1, 1] as const,
      [0, 1] as const,
    ].entries()) {
      expect(place(corners, u, v).x).toBeCloseTo(corners[at as 0].x, 9);
      expect(place(corners, u, v).y).toBeCloseTo(corners[at as 0].y, 9);
    }
  });

  it('takes the middle of the square to the crossing of the diagonals', () => {
    // (0,0)-(8,8) and (4,0)-(2,8) meet at (3.2, 3.2).
    const { x, y } = place(quad([0, 0], [4, 0], [8, 8], [2, 8]), 0.5, 0.5);
    expect([x, y]).toEqual([expect.closeTo(3.2, 9), expect.closeTo(3.2, 9)]);
  });
});

describe('the proportion of a sheet', () => {
  it.each([
    ['seen from above', 0, 0],
    ['tilted away by 30 degrees', Math.PI / 6, 0.2],
    ['tilted by 45 degrees, where its sides have those of a square', Math.PI / 4, 0.25],
  ])('is that of A4 %s', (_view, pitch, yaw) => {
    expect(proportionOf(seenAt(pitch, yaw, Math.SQRT2), 1_200, 1_600)).toBeCloseTo(Math.SQRT2, 9);
    expect(proportionOf(seenAt(pitch / 3, yaw, Math.SQRT1_2), 1_200, 1_600)).toBeCloseTo(Math.SQRT1_2, 9);
  });

  it('is that of its sides if it is no A4', () => {
    expect(proportionOf(quad([0, 0], [300, 0], [300, 300], [0, 300]), 400, 400)).toBe(1);
  });
});
