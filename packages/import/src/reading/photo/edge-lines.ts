import type { Colours } from './soft-picture.js';

/** A straight edge: the points with x·cos(angle) + y·sin(angle) = offset. */
export interface EdgeLine {
  /** Of the normal, in radians from 0 to π. */
  angle: number;
  offset: number;
}

const ANGLES = 180;
const MAX_LINES = 28;
const STRONG = 40; // brightness per pixel; stronger edges do not count more
const WEAK = 4;
const SPREAD = 6; // degrees around the gradient that an edge pixel votes for
const APART = { angle: 4, offset: 6 };
const MIN_VOTES = 0.12; // of the shorter side

const COSINES = Float64Array.from({ length: ANGLES }, (_, degree) => Math.cos((degree * Math.PI) / ANGLES));
const SINES = Float64Array.from({ length: ANGLES }, (_, degree) => Math.sin((degree * Math.PI) / ANGLES));

/** The longest straight edges of a small picture (Hough transform), strongest first. */
export function edgeLines(picture: Colours): EdgeLine[] {
  const reach = Math.ceil(Math.hypot(picture.width, picture.height));
  const columns = reach * 2 + 1;
  const votes = smoothed(votesOf(picture, reach, columns), columns);
  const least = Math.min(picture.width, picture.height) * MIN_VOTES;
  const lines: EdgeLine[] = [];
  while (lines.length < MAX_LINES) {
    let best = 0;
    for (let at = 1; at < votes.length; at += 1) if ((votes[at] ?? 0) > (votes[best] ?? 0)) best = at;
    if ((votes[best] ?? 0) < least) break;
    const [degree, column] = [Math.floor(best / columns), best % columns];
    lines.push({ angle: (degree * Math.PI) / ANGLES, offset: column - reach });
    clear(votes, columns, degree, column);
  }
  return lines;
}

function votesOf({ pixels, width, height }: Colours, reach: number, columns: number): Float32Array {
  const votes = new Float32Array(ANGLES * columns);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const { dx, dy, size } = gradientAt(pixels, (y * width + x) * 3, width * 3);
      if (size < WEAK) continue;
      const weight = Math.min(size, STRONG) / STRONG;
      const middle = Math.round((Math.atan2(dy, dx) * ANGLES) / Math.PI);
      for (let degree = middle - SPREAD; degree <= middle + SPREAD; degree += 1) {
        const index = ((degree % ANGLES) + ANGLES) % ANGLES;
        const offset = Math.round(x * (COSINES[index] ?? 0) + y * (SINES[index] ?? 0));
        const at = index * columns + offset + reach;
        votes[at] = (votes[at] ?? 0) + weight;
      }
    }
  return votes;
}

/** The gradient of the colour that changes most. */
function gradientAt(pixels: Uint8Array, at: number, row: number): { dx: number; dy: number; size: number } {
  let best = { dx: 0, dy: 0, size: 0 };
  for (let place = at; place < at + 3; place += 1) {
    const [a, b, c] = [pixels[place - row - 3] ?? 0, pixels[place - row] ?? 0, pixels[place - row + 3] ?? 0];
    const [d, f] = [pixels[place - 3] ?? 0, pixels[place + 3] ?? 0];
    const [g, h, i] = [pixels[place + row - 3] ?? 0, pixels[place + row] ?? 0, pixels[place + row + 3] ?? 0];
    const [dx, dy] = [(c - a + 2 * (f - d) + i - g) / 8, (g - a + 2 * (h - b) + i - c) / 8];
    const size = Math.hypot(dx, dy);
    if (size > best.size) best = { dx, dy, size };
  }
  return best;
}

/** Sums over neighbouring offsets: an edge is rarely quite straight. */
function smoothed(votes: Float32Array, columns: number): Float32Array {
  const result = new Float32Array(votes.length);
  for (let at = 2; at < votes.length - 2; at += 1)
    if (at % columns > 1 && at % columns < columns - 2)
      result[at] =
        (votes[at - 1] ?? 0) +
        (votes[at] ?? 0) +
        (votes[at + 1] ?? 0) +
        0.5 * ((votes[at - 2] ?? 0) + (votes[at + 2] ?? 0));
  return result;
}

/** Removes a maximum with its neighbourhood; the angles 0 and π are the same line with opposite offsets. */
function clear(votes: Float32Array, columns: number, degree: number, column: number): void {
  for (let near = degree - APART.angle; near <= degree + APART.angle; near += 1) {
    const index = (near + ANGLES) % ANGLES;
    const middle = index === near ? column : columns - 1 - column;
    for (let offset = middle - APART.offset; offset <= middle + APART.offset; offset += 1)
      if (offset >= 0 && offset < columns) votes[index * columns + offset] = 0;
  }
}
