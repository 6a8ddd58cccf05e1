import type { Rule } from './ruled-table.js';

export interface Gray {
  pixels: Buffer;
  width: number;
  height: number;
}

const DARKISH = 195;
const CONTRAST = 28;
const OUTSIDE_RULES = 6;
const GAP = 3;
const MIN_RULE_LENGTH = { level: 90, upright: 52 };
const THICK = 10;

interface Run {
  at: number;
  from: number;
  to: number;
}

/** A rule in a picture with its runs of dark pixels. */
export interface DrawnRule extends Rule {
  runs: readonly Run[];
  isLevel: boolean;
}

/** The thin horizontal and vertical lines of a deskewed picture; letter strokes are shorter, filled areas thicker. */
export function rulesIn(picture: Gray): DrawnRule[] {
  return [...rulesAlong(picture, true), ...rulesAlong(picture, false)];
}

function rulesAlong({ pixels, width, height }: Gray, isLevel: boolean): DrawnRule[] {
  const [across, along] = isLevel ? [height, width] : [width, height];
  const [step, stride] = isLevel ? [1, width] : [width, 1];
  const open: { runs: Run[]; last: number }[] = [];
  const done: Run[][] = [];
  for (let at = OUTSIDE_RULES; at < across - OUTSIDE_RULES; at += 1) {
    const found = runsAt(pixels, {
      at,
      along,
      step,
      stride,
      least: isLevel ? MIN_RULE_LENGTH.level : MIN_RULE_LENGTH.upright,
    });
    for (const run of found) {
      const same = open.find(
        ({ runs, last }) =>
          at - last <= 2 &&
          runs.some(
            (other) =>
              at - other.at <= 2 &&
              other.from - OUTSIDE_RULES <= run.to &&
              run.from - OUTSIDE_RULES <= other.to,
          ),
      );
      if (same) {
        same.runs.push(run);
        same.last = at;
      } else open.push({ runs: [run], last: at });
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const group = open[index];
      if (group && at - group.last > 2) {
        done.push(group.runs);
        open.splice(index, 1);
      }
    }
  }
  return [...done, ...open.map(({ runs }) => runs)].flatMap((runs) => asRule(runs, isLevel));
}

/** Long stretches of pixels that are darker than both sides. */
function runsAt(
  pixels: Buffer,
  {
    at,
    along,
    step,
    stride,
    least,
  }: { at: number; along: number; step: number; stride: number; least: number },
): Run[] {
  const runs: Run[] = [];
  let from = -1;
  let last = -1;
  const close = (): void => {
    if (from >= 0 && last - from >= least) runs.push({ at, from, to: last });
    from = -1;
  };
  for (let index = 0; index < along; index += 1) {
    const place = at * stride + index * step;
    const value = pixels[place] ?? 255;
    if (value < DARKISH && isThin(pixels, place, value, stride)) {
      if (from < 0) from = index;
      last = index;
    } else if (from >= 0 && index - last > GAP) close();
  }
  close();
  return runs;
}

const isThin = (pixels: Buffer, place: number, value: number, stride: number): boolean =>
  (pixels[place - OUTSIDE_RULES * stride] ?? 255) > value + CONTRAST &&
  (pixels[place + OUTSIDE_RULES * stride] ?? 255) > value + CONTRAST;

function asRule(runs: readonly Run[], isLevel: boolean): DrawnRule[] {
  const [first, last] = [Math.min(...runs.map(({ at }) => at)), Math.max(...runs.map(({ at }) => at))];
  if (last - first > THICK) return [];
  const [from, to] = [Math.min(...runs.map((run) => run.from)), Math.max(...runs.map((run) => run.to))];
  return [
    isLevel
      ? { x0: from, x1: to, y0: first, y1: last, runs, isLevel }
      : { x0: first, x1: last, y0: from, y1: to, runs, isLevel },
  ];
}

/** Paints rules white. */
export function erase({ pixels, width, height }: Gray, rules: readonly DrawnRule[]): void {
  for (const { runs, isLevel } of rules)
    for (const { at, from, to } of runs)
      for (let side = -2; side <= 2; side += 1)
        for (let index = from; index <= to; index += 1) {
          const [x, y] = isLevel ? [index, at + side] : [at + side, index];
          if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = 255;
        }
}
