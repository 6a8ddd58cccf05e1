import { type EdgeLine, edgeLines } from './edge-lines.js';
import { distance, type Point, type Quadrilateral } from './homography.js';
import { type SideSupport, supportOfSide, whitenessAt } from './side-support.js';
import { type Colours, withoutSmallDarkParts } from './soft-picture.js';

const SMALL_PARTS = 4; // pixels of a picture whose longer side has 400
const OUTSIDE = 0.06; // of the longer side: a corner may be just outside the picture
const MIN_AREA = 0.18; // of the picture
const MIN_SIDE = 0.25; // of the longer side of the picture
const MAX_CONVERGENCE = Math.PI / 4.5; // between opposite sides
const MIN_CROSSING = Math.PI / 4; // between neighbouring sides
const MIN_SUPPORT = { mean: 0.8, each: 0.5 };
const CUT = { max: 2, score: 0.85, minWhiteness: 0.4 }; // sides that the picture cuts off
const MIN_KNOWN = 0.5;
const AREA_BONUS = 0.6;

/** The corners of the sheet of paper in a small picture; null if no part of the picture is clearly one. */
export function sheetCorners(picture: Colours): Quadrilateral | null {
  const soft = withoutSmallDarkParts(picture, SMALL_PARTS);
  let best: { corners: Quadrilateral; score: number } | null = null;
  for (const corners of quadrilaterals([...edgeLines(soft), ...framesOf(picture)], picture)) {
    const score = scoreOf(corners, soft);
    if (score > (best?.score ?? 0)) best = { corners, score };
  }
  return best?.corners ?? null;
}

function scoreOf(corners: Quadrilateral, picture: Colours): number {
  const sides: SideSupport[] = [];
  const paper = whitenessWithin(corners, picture);
  for (let at = 0; at < 4; at += 1) {
    const side = supportOfSide(picture, corners[at] as Point, corners[(at + 1) % 4] as Point, paper);
    if (side.known >= MIN_KNOWN && side.support < MIN_SUPPORT.each) return 0;
    sides.push(side);
  }
  const seen = sides.filter(({ known }) => known >= MIN_KNOWN);
  if (seen.length < 4 - CUT.max) return 0;
  const whiteness = Math.max(...seen.map((side) => side.whiteness)) * CUT.minWhiteness;
  if (sides.some((side) => side.whiteness < whiteness && side.known < MIN_KNOWN)) return 0;
  const mean = seen.reduce((sum, { support }) => sum + support, 0) / seen.length;
  if (mean < MIN_SUPPORT.mean) return 0;
  const share = areaOf(corners) / (picture.width * picture.height);
  const whole = (mean * seen.length + CUT.score * (4 - seen.length)) / 4;
  return whole * (1 - AREA_BONUS + AREA_BONUS * Math.sqrt(share));
}

const PLACES = [0.15, 0.38, 0.62, 0.85];

/** The median whiteness of places within a quadrilateral. */
function whitenessWithin([p0, p1, p2, p3]: Quadrilateral, picture: Colours): number {
  const values = PLACES.flatMap((u) =>
    PLACES.map((v) => {
      const mix = (key: 'x' | 'y'): number =>
        (p0[key] * (1 - u) + p1[key] * u) * (1 - v) + (p3[key] * (1 - u) + p2[key] * u) * v;
      return whitenessAt(picture, mix('x'), mix('y')) ?? 0;
    }),
  ).sort((a, b) => a - b);
  return values[values.length >> 1] ?? 255;
}

/** The edges of the picture, which may cut the sheet off. */
const framesOf = ({ width, height }: Colours): EdgeLine[] => [
  { angle: 0, offset: 0 },
  { angle: 0, offset: width },
  { angle: Math.PI / 2, offset: 0 },
  { angle: Math.PI / 2, offset: height },
];

/** All quadrilaterals of two pairs of opposite lines that could be a sheet of paper. */
function* quadrilaterals(lines: readonly EdgeLine[], picture: Colours): Generator<Quadrilateral> {
  const pairs = lines.flatMap((a, at) =>
    lines.slice(at + 1).flatMap((b) => (between(a, b) < MAX_CONVERGENCE ? [[a, b] as const] : [])),
  );
  for (const [at, [a, b]] of pairs.entries())
    for (const [c, d] of pairs.slice(at + 1)) {
      if (between(a, c) < MIN_CROSSING || between(b, d) < MIN_CROSSING) continue;
      const corners = [crossing(a, c), crossing(a, d), crossing(b, d), crossing(b, c)];
      const ordered = corners.every((point) => point !== null && isNear(point, picture))
        ? clockwise(corners as Point[])
        : null;
      if (ordered !== null && isLarge(ordered, picture)) yield ordered;
    }
}

/** The angle between two lines, from 0 to a right angle. */
function between(a: EdgeLine, b: EdgeLine): number {
  const angle = Math.abs(a.angle - b.angle);
  return Math.min(angle, Math.PI - angle);
}

/** Where two lines meet; null if they are parallel. */
export function crossing(a: EdgeLine, b: EdgeLine): Point | null {
  const det = Math.sin(b.angle - a.angle);
  if (Math.abs(det) < 1e-6) return null;
  return {
    x: (a.offset * Math.sin(b.angle) - b.offset * Math.sin(a.angle)) / det,
    y: (b.offset * Math.cos(a.angle) - a.offset * Math.cos(b.angle)) / det,
  };
}

function isNear({ x, y }: Point, { width, height }: Colours): boolean {
  const room = Math.max(width, height) * OUTSIDE;
  return x > -room && y > -room && x < width + room && y < height + room;
}

/** The corners in the order of a quadrilateral; null if they are not convex. */
export function clockwise(points: readonly Point[]): Quadrilateral | null {
  const middle = { x: 0, y: 0 };
  for (const { x, y } of points) {
    middle.x += x / points.length;
    middle.y += y / points.length;
  }
  const turn = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const around = [...points].sort((a, b) => turn(a) - turn(b));
  const first = around.reduce((best, { x, y }, at) => {
    const top = around[best];
    return top !== undefined && top.x + top.y <= x + y ? best : at;
  }, 0);
  const corners = [0, 1, 2, 3].map((step) => around[(first + step) % 4]) as unknown as Quadrilateral;
  const isConvex = corners.every((point, at) => {
    const [next, after] = [corners[(at + 1) % 4] as Point, corners[(at + 2) % 4] as Point];
    return (next.x - point.x) * (after.y - next.y) - (next.y - point.y) * (after.x - next.x) > 0;
  });
  return isConvex ? corners : null;
}

function isLarge(corners: Quadrilateral, { width, height }: Colours): boolean {
  const shortest = Math.min(...corners.map((point, at) => distance(point, corners[(at + 1) % 4] as Point)));
  return areaOf(corners) > width * height * MIN_AREA && shortest > Math.max(width, height) * MIN_SIDE;
}

export function areaOf(corners: Quadrilateral): number {
  return (
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4] as Point;
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}
