import type { Gray } from '../picture-rules.js';
import { type Homography, homographyOf, type Quadrilateral } from './homography.js';

const EDGE = 0.004; // of the sheet, on each side: the edge itself and its shadow

const STEPS = 64; // between two pixels
const WEIGHTS = Float32Array.from({ length: STEPS * 4 }, (_, at) =>
  cubicWeight((at % 4) - 1 - Math.floor(at / 4) / STEPS),
);

/** The part of a picture between four corners as a rectangle, by cubic interpolation (Catmull-Rom). */
export function straightened(picture: Gray, corners: Quadrilateral, width: number, height: number): Gray {
  const place = homographyOf(corners);
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = EDGE + ((1 - 2 * EDGE) * (y + 0.5)) / height;
    fillRow(picture, place, v, pixels.subarray(y * width, (y + 1) * width));
  }
  return { pixels, width, height };
}

function fillRow(picture: Gray, { a, b, c, d, e, f, g, h }: Homography, v: number, row: Buffer): void {
  for (let x = 0; x < row.length; x += 1) {
    const u = EDGE + ((1 - 2 * EDGE) * (x + 0.5)) / row.length;
    const w = g * u + h * v + 1;
    row[x] = sampleAt(picture, (a * u + b * v + c) / w - 0.5, (d * u + e * v + f) / w - 0.5);
  }
}

/** The brightness between four by four pixels; outside the picture, white. */
function sampleAt({ pixels, width, height }: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 1 || top < 1 || left > width - 3 || top > height - 3)
    return left < -1 || top < -1 || left >= width || top >= height
      ? 255
      : (pixels[clamp(top, height) * width + clamp(left, width)] ?? 255);
  const across = Math.floor((x - left) * STEPS) * 4;
  const down = Math.floor((y - top) * STEPS) * 4;
  const [w0, w1] = [WEIGHTS[across] ?? 0, WEIGHTS[across + 1] ?? 0];
  const [w2, w3] = [WEIGHTS[across + 2] ?? 0, WEIGHTS[across + 3] ?? 0];
  let at = (top - 1) * width + left - 1;
  let sum = 0.5;
  for (let line = 0; line < 4; line += 1) {
    const value =
      w0 * (pixels[at] ?? 0) +
      w1 * (pixels[at + 1] ?? 0) +
      w2 * (pixels[at + 2] ?? 0) +
      w3 * (pixels[at + 3] ?? 0);
    sum += (WEIGHTS[down + line] ?? 0) * value;
    at += width;
  }
  return sum < 0 ? 0 : sum > 255 ? 255 : sum;
}

const clamp = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);

function cubicWeight(step: number): number {
  const away = Math.abs(step);
  if (away >= 2) return 0;
  return away < 1 ? (1.5 * away - 2.5) * away * away + 1 : ((-0.5 * away + 2.5) * away - 4) * away + 2;
}
