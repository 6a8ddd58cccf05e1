import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { Rule } from './ruled-table.js';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

const THICK = 3; // points
const MIN_RULE_LENGTH = 6;
const MAX_RULES = 4_000;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A small filled shape: a bullet, if text follows it. */
export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** The thin lines, boxes and small marks drawn on a page, from its upper left corner; text is ignored. */
export async function drawnOn(page: PdfPage, height: number): Promise<{ rules: Rule[]; marks: Mark[] }> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const rules: Rule[] = [];
  const marks: Mark[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? IDENTITY;
    else if (operation === OPS.transform) matrix = times(matrix, args as Matrix);
    else if (operation === OPS.constructPath) {
      const [painting, paths, bounds] = args as [number, unknown, unknown];
      if (painting === OPS.endPath) continue;
      const mark = markOf(bounds, matrix, height);
      if (mark) marks.push(mark);
      else for (const box of boxesOf(paths)) rules.push(...edgesOf(box, matrix, height));
    }
    if (rules.length + marks.length >= MAX_RULES) break;
  }
  return { rules, marks };
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

type Box = readonly [number, number, number, number];

/** The bounds of each part of a path that consists of straight lines. */
function boxesOf(paths: unknown): Box[] {
  const [data] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (!ArrayBuffer.isView(data)) return [];
  const numbers = Array.from(data as Float32Array);
  const boxes: Box[] = [];
  let points: [number, number][] = [];
  const close = (): void => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    if (points.length >= 2) boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    points = [];
  };
  for (let at = 0; at < numbers.length;) {
    const [step, x = 0, y = 0] = numbers.slice(at, at + 3);
    if (step === 0) close();
    if (step === 0 || step === 1) points.push([x, y]);
    else if (step !== 4) return boxes; // a curve is not a rule
    at += step === 4 ? 1 : 3;
  }
  close();
  return boxes;
}

const SMALL = { least: 1.6, most: 7 }; // points

function markOf(bounds: unknown, matrix: Matrix, height: number): Mark | null {
  if (!ArrayBuffer.isView(bounds)) return null;
  const [left = 0, low = 0, right = 0, high = 0] = Array.from(bounds as Float32Array);
  const [ax, ay] = pointOf(matrix, left, low);
  const [bx, by] = pointOf(matrix, right, high);
  const [width, tall] = [Math.abs(bx - ax), Math.abs(by - ay)];
  const isSmall = Math.min(width, tall) >= SMALL.least && Math.max(width, tall) <= SMALL.most;
  return isSmall && width < tall * 1.6 && tall < width * 1.6
    ? { x: (ax + bx) / 2, y: height - (ay + by) / 2, size: Math.max(width, tall) }
    : null;
}

/** A thin box is a rule; a larger one is four edges, since cells may be drawn as boxes. */
function edgesOf([left, bottom, right, top]: Box, matrix: Matrix, height: number): Rule[] {
  const [ax, ay] = pointOf(matrix, left, bottom);
  const [bx, by] = pointOf(matrix, right, top);
  const [x0, x1] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [y0, y1] = [height - Math.max(ay, by), height - Math.min(ay, by)];
  const [isFlat, isNarrow] = [y1 - y0 <= THICK, x1 - x0 <= THICK];
  if (isFlat && isNarrow) return [];
  if (isFlat || isNarrow) return Math.max(x1 - x0, y1 - y0) >= MIN_RULE_LENGTH ? [{ x0, y0, x1, y1 }] : [];
  return [
    { x0, y0, x1, y1: y0 },
    { x0, y0: y1, x1, y1 },
    { x0, y0, x1: x0, y1 },
    { x0: x1, y0, x1, y1 },
  ];
}

const pointOf = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];
