import type { Gray } from '../picture-rules.js';

interface Observation {
  terms: readonly number[];
  value: number;
  weight: number;
}

const RIDGE = 0.015; // of the weights: terms that the observations do not determine stay small

/** The coefficients with the smallest weighted squared errors (ridge regression). */
export function leastSquares(observations: readonly Observation[]): number[] {
  const size = observations[0]?.terms.length ?? 0;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  let all = 0;
  for (const { terms, value, weight } of observations) {
    all += weight;
    for (const [at, row] of rows.entries()) {
      const factor = weight * (terms[at] ?? 0);
      for (let column = 0; column < size; column += 1)
        row[column] = (row[column] ?? 0) + factor * (terms[column] ?? 0);
      row[size] = (row[size] ?? 0) + factor * value;
    }
  }
  for (const [at, row] of rows.entries()) row[at] = (row[at] ?? 0) + RIDGE * RIDGE * all;
  return solved(rows);
}

/** Gauss-Jordan elimination; the matrix is positive definite, so no pivoting is needed. */
function solved(rows: readonly Float64Array[]): number[] {
  const size = rows.length;
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) / pivot;
    for (const [other, changed] of rows.entries()) {
      const factor = changed[at] ?? 0;
      if (other === at || factor === 0) continue;
      for (let column = at; column <= size; column += 1)
        changed[column] = (changed[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

const STRIPS = 12;
const BANDS = 9;
const STEP = 2; // pixels of a row
const MAX_SHIFT = 8; // rows between two strips, about six degrees
const DARK = 150;
const MIN_INK = 0.01; // of a part of a strip
const MIN_MATCH = 0.55;
const DEGREE = 2; // of the slope, in both directions
const ROUNDS = 3;
const MAX_ERROR = 1.2; // rows; other observations are columns that do not continue each other
const MIN_OBSERVATIONS = 24;
const MIN_BEND = 3; // pixels; less is no obstacle to OCR

/**
 * A page with level lines although the paper was curved. The rows of ink in neighbouring strips show how lines rise and
 * fall; a smooth surface through these slopes says how far each place is moved up or down.
 */
export function withLevelLines(picture: Gray): Gray {
  const slopes = slopesOf(picture);
  const bend = slopes && bendOf(slopes);
  return bend === null || maxOf(bend) < MIN_BEND ? picture : moved(picture, bend);
}

/** Pixels that a line is lower at a place than in the middle of the page; x and y from -1 to 1. */
type Bend = (x: number, y: number) => number;

function bendOf(coefficients: readonly number[]): Bend {
  return (x, y) => {
    let sum = 0;
    for (let across = 0; across <= DEGREE; across += 1)
      for (let down = 0; down <= DEGREE; down += 1)
        sum +=
          ((coefficients[across * (DEGREE + 1) + down] ?? 0) * x ** (across + 1) * y ** down) / (across + 1);
    return sum;
  };
}

function maxOf(bend: Bend): number {
  const places = [-1, -0.5, 0, 0.5, 1];
  return Math.max(...places.flatMap((x) => places.map((y) => Math.abs(bend(x, y)))));
}

/** The slope of lines, in pixels per half width, as a polynomial of the place; null if too little is known. */
function slopesOf(picture: Gray): number[] | null {
  let observations = observationsOf(picture);
  let coefficients: number[] | null = null;
  const unit = STRIPS / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (observations.length < MIN_OBSERVATIONS) return null;
    coefficients = leastSquares(observations);
    const fitted = coefficients;
    observations = observations.filter(({ terms, value }) => {
      const estimate = terms.reduce((sum, term, at) => sum + term * (fitted[at] ?? 0), 0);
      return Math.abs(estimate - value) < MAX_ERROR * STEP * unit * (ROUNDS - round);
    });
  }
  return coefficients;
}

function observationsOf(picture: Gray): Observation[] {
  const profiles = profilesOf(picture);
  const rows = profiles[0]?.length ?? 0;
  const size = Math.floor((2 * rows) / (BANDS + 1));
  const observations: Observation[] = [];
  for (let strip = 0; strip + 1 < STRIPS; strip += 1)
    for (let band = 0; band < BANDS; band += 1) {
      const from = Math.floor((band * size) / 2);
      const best = bestShift(
        profiles[strip] as Float32Array,
        profiles[strip + 1] as Float32Array,
        from,
        size,
      );
      if (best === null) continue;
      const [x, y] = [((strip + 1) / STRIPS) * 2 - 1, ((from + size / 2) / rows) * 2 - 1];
      const terms: number[] = [];
      for (let across = 0; across <= DEGREE; across += 1)
        for (let down = 0; down <= DEGREE; down += 1) terms.push(x ** across * y ** down);
      observations.push({ terms, value: best.shift * STEP * (STRIPS / 2), weight: best.match });
    }
  return observations;
}

/** The ink of each row in each strip, smoothed over neighbouring rows. */
function profilesOf({ pixels, width, height }: Gray): Float32Array[] {
  const rows = Math.floor(height / STEP);
  return Array.from({ length: STRIPS }, (_, strip) => {
    const [from, to] = [strip, strip + 1].map((at) => Math.floor((at * width) / STRIPS)) as [number, number];
    const counts = new Float32Array(rows);
    for (let row = 0; row < rows; row += 1)
      for (let place = row * STEP * width + from; place < row * STEP * width + to; place += 2)
        if ((pixels[place] ?? 255) < DARK) counts[row] = (counts[row] ?? 0) + 2 / (to - from);
    return counts.map((count, row) => ((counts[row - 1] ?? 0) + 2 * count + (counts[row + 1] ?? 0)) / 4);
  });
}

/** By how many rows the lines of the second strip are lower. */
function bestShift(
  a: Float32Array,
  b: Float32Array,
  from: number,
  size: number,
): { shift: number; match: number } | null {
  const matches = Array.from({ length: 2 * MAX_SHIFT + 1 }, (_, at) =>
    correlation(a, b, { from, size, shift: at - MAX_SHIFT }),
  );
  const best = matches.indexOf(Math.max(...matches));
  const [before, match, after] = [matches[best - 1], matches[best] ?? 0, matches[best + 1]];
  if (match < MIN_MATCH || before === undefined || after === undefined) return null;
  const curve = before - 2 * match + after;
  return { shift: best - MAX_SHIFT + (curve === 0 ? 0 : (before - after) / (2 * curve)), match };
}

function correlation(
  a: Float32Array,
  b: Float32Array,
  { from, size, shift }: { from: number; size: number; shift: number },
): number {
  const [start, end] = [Math.max(from, -shift, 0), Math.min(from + size, a.length, b.length - shift)];
  let [sa, sb, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = start; row < end; row += 1) {
    const [one, other] = [a[row] ?? 0, b[row + shift] ?? 0];
    sa += one;
    sb += other;
    aa += one * one;
    bb += other * other;
    ab += one * other;
  }
  const count = Math.max(1, end - start);
  if (Math.min(sa, sb) < count * MIN_INK) return 0;
  const spread = Math.sqrt((aa - (sa * sa) / count) * (bb - (sb * sb) / count));
  return spread <= 0 ? 0 : (ab - (sa * sb) / count) / spread;
}

/** Each column is moved up or down by the bend, between pixels by linear interpolation. */
function moved({ pixels, width, height }: Gray, bend: Bend): Gray {
  const result = Buffer.alloc(pixels.length, 255);
  const coarse = 16;
  for (let x = 0; x < width; x += 1) {
    const across = (x / width) * 2 - 1;
    for (let top = 0; top < height; top += coarse) {
      const [first, last] = [top, top + coarse].map((y) => bend(across, (y / height) * 2 - 1)) as [
        number,
        number,
      ];
      for (let y = top; y < Math.min(top + coarse, height); y += 1) {
        const from = y + first + ((last - first) * (y - top)) / coarse;
        const row = Math.floor(from);
        if (row < 0 || row + 1 >= height) continue;
        const place = row * width + x;
        const [above, below] = [pixels[place] ?? 255, pixels[place + width] ?? 255];
        result[y * width + x] = above + (below - above) * (from - row);
      }
    }
  }
  return { pixels: result, width, height };
}
