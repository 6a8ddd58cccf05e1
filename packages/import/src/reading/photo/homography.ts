export interface Point {
  x: number;
  y: number;
}

/** Corners in pixels, clockwise from the top left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

/** Maps (u, v) to ((a·u + b·v + c) / w, (d·u + e·v + f) / w), where w is g·u + h·v + 1. */
export interface Homography {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  g: number;
  h: number;
}

const A4 = Math.SQRT2;
const MAX_OFF_A4 = 0.2; // other paper and slight errors of the corners
const FOCAL = { min: 0.5, max: 3 }; // of the picture's diagonal
const MIN_VANISHING = 0.03; // below it, opposite sides are parallel and say nothing about the focal length

/** The projective map that takes (0,0), (1,0), (1,1) and (0,1) to the corners; the corners must be convex. */
export function homographyOf([p0, p1, p2, p3]: Quadrilateral): Homography {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return { a, b, c: p0.x, d, e, f: p0.y, g, h };
}

/**
 * Height divided by width of the sheet with these corners in a picture. A4, upright or across, if the sides or the
 * perspective are close to it.
 */
export function proportionOf(corners: Quadrilateral, width: number, height: number): number {
  const bySides = ratioOfSides(corners);
  const byPerspective = ratioByPerspective(corners, width, height);
  for (const ratio of [byPerspective, bySides])
    for (const paper of [A4, 1 / A4])
      if (ratio !== null && Math.abs(Math.log(ratio / paper)) < Math.log(1 + MAX_OFF_A4)) return paper;
  return bySides;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function ratioOfSides([p0, p1, p2, p3]: Quadrilateral): number {
  return (distance(p0, p3) + distance(p1, p2)) / (distance(p0, p1) + distance(p3, p2));
}

type Vector = readonly [number, number, number];

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * The ratio under a pinhole camera whose axis is the centre of the picture (Zhang and He, Whiteboard scanning); null if
 * the perspective is too weak to tell.
 */
function ratioByPerspective(corners: Quadrilateral, width: number, height: number): number | null {
  const diagonal = Math.hypot(width, height);
  const [m1, m2, m4, m3] = corners.map(({ x, y }): Vector => [
    (x - width / 2) / diagonal,
    (y - height / 2) / diagonal,
    1,
  ]) as [Vector, Vector, Vector, Vector];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  if (Math.abs(k2 - 1) < MIN_VANISHING || Math.abs(k3 - 1) < MIN_VANISHING) return null;
  const n2 = m2.map((value, at) => k2 * value - (m1[at] ?? 0)) as unknown as Vector;
  const n3 = m3.map((value, at) => k3 * value - (m1[at] ?? 0)) as unknown as Vector;
  const square = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2]);
  if (!(square > FOCAL.min ** 2 && square < FOCAL.max ** 2)) return null;
  const lengthOf = (n: Vector): number => Math.sqrt((n[0] ** 2 + n[1] ** 2) / square + n[2] ** 2);
  return lengthOf(n3) / lengthOf(n2);
}
