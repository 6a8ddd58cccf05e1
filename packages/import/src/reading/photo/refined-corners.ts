import type { EdgeLine } from './edge-lines.js';
import { distance, type Point, type Quadrilateral } from './homography.js';
import { clockwise, crossing } from './sheet-corners.js';
import { whitenessAt } from './side-support.js';
import type { Colours } from './soft-picture.js';

const SAMPLES = 64;
const ENDS = 0.03;
const REACH = 10; // pixels of a picture whose longer side has 1,200
const WINDOW = 5;
const MIN_STEP = 8;
const MIN_SAMPLES = 16;
const ROUNDS = 4;
const KEPT = 0.8; // of the samples, in each round: the others are shadows, fingers and creases

/** Corners from the exact course of each side; a side that is not visible stays as it is. */
export function refinedCorners(corners: Quadrilateral, picture: Colours): Quadrilateral {
  const sides = corners.map((a, at) => {
    const b = corners[(at + 1) % 4] as Point;
    return lineThrough(edgePoints(picture, a, b)) ?? lineThrough([a, b]);
  });
  const moved = corners.map((corner, at) => {
    const [before, after] = [sides[(at + 3) % 4], sides[at]];
    const point = before && after ? crossing(before, after) : null;
    return point !== null && distance(point, corner) < 3 * REACH ? point : corner;
  });
  return clockwise(moved) ?? corners;
}

/** The points along a side where the inside differs most from the outside. */
function edgePoints(picture: Colours, a: Point, b: Point): Point[] {
  const length = distance(a, b);
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const points: Point[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const share = ENDS + ((1 - 2 * ENDS) * sample) / (SAMPLES - 1);
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    const profile: number[] = [];
    for (let away = -REACH - WINDOW; away <= REACH + WINDOW; away += 1)
      profile.push(whitenessAt(picture, x + nx * away, y + ny * away) ?? Number.NaN);
    const away = largestStep(profile);
    if (away !== null) points.push({ x: x + nx * away, y: y + ny * away });
  }
  return points.length < MIN_SAMPLES ? [] : points;
}

function largestStep(profile: readonly number[]): number | null {
  let best = { away: 0, step: MIN_STEP };
  for (let away = -REACH; away <= REACH; away += 1) {
    const middle = away + REACH + WINDOW;
    const step =
      meanOf(profile.slice(middle + 1, middle + WINDOW + 1)) - meanOf(profile.slice(middle - WINDOW, middle));
    if (step > best.step) best = { away, step };
  }
  return best.step > MIN_STEP ? best.away : null;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The line with the smallest squared distances, without the points farthest from it. */
function lineThrough(points: readonly Point[]): EdgeLine | null {
  if (points.length < 2) return null;
  let kept = points;
  let line = fitted(kept);
  for (let round = 0; round < ROUNDS && kept.length > MIN_SAMPLES; round += 1) {
    const far = ({ x, y }: Point): number =>
      Math.abs(x * Math.cos(line.angle) + y * Math.sin(line.angle) - line.offset);
    kept = [...kept].sort((a, b) => far(a) - far(b)).slice(0, Math.ceil(kept.length * KEPT));
    line = fitted(kept);
  }
  return line;
}

function fitted(points: readonly Point[]): EdgeLine {
  const [mx, my] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  return { angle, offset: mx * Math.cos(angle) + my * Math.sin(angle) };
}
