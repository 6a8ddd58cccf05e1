import sharp from 'sharp';
import type { Gray } from './picture-rules.js';

const BLOCK = 12;
const MAX_TILT = 3;
const STEP = 0.25;

/** A deskewed picture with dark text on white everywhere, as OCR needs it. */
export async function withUprightText(gray: Gray): Promise<Gray> {
  const clear = { ...gray, pixels: withDarkText(gray) };
  const { width, height } = gray;
  const angle = angleOf(clear);
  const picture = sharp(clear.pixels, { raw: { width, height, channels: 1 } });
  if (Math.abs(angle) < STEP) return clear;
  const turned = await picture
    .rotate(angle, { background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Keeps the frame, so that positions in the picture stay positions in the file.
  const left = Math.floor((turned.info.width - width) / 2);
  const top = Math.floor((turned.info.height - height) / 2);
  const pixels = await sharp(turned.data)
    .extract({ left, top, width, height })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { pixels, width, height };
}

/**
 * Inverts areas of light text on a dark background, such as filled headings and side bars, which OCR would lose. An
 * area
 * starts at solid blocks, which no letter has, and extends as far as blocks are mostly dark.
 */
function withDarkText({ pixels, width, height }: Gray): Buffer {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const shares = Float32Array.from({ length: columns * rows }, (_, at) =>
    shareOfDark(pixels, width, height, (at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  );
  const area = withoutHoles(darkArea(shares, columns), columns);
  return turnedOver({ pixels, width, height }, area, columns);
}

const DARK = 150;
const SOLID = 0.98;
const MOSTLY = 0.3;
const MIN_SOLID = 6;

/** The blocks of dark areas; isolated solid blocks are symbols and lines. */
function darkArea(shares: Float32Array, columns: number): Set<number> {
  const area = new Set<number>();
  const seen = new Set<number>();
  for (let start = 0; start < shares.length; start += 1) {
    if ((shares[start] ?? 0) < SOLID || seen.has(start)) continue;
    const dilated = grow(shares, columns, start, seen);
    if (dilated.filter((at) => (shares[at] ?? 0) >= SOLID).length >= MIN_SOLID)
      for (const at of dilated) area.add(at);
  }
  return area;
}

function grow(shares: Float32Array, columns: number, start: number, seen: Set<number>): number[] {
  const dilated: number[] = [];
  const open = [start];
  seen.add(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    dilated.push(at);
    for (const next of neighboursOf(at, columns)) {
      if (next < 0 || next >= shares.length || seen.has(next) || (shares[next] ?? 0) < MOSTLY) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return dilated;
}

function shareOfDark(pixels: Buffer, width: number, height: number, left: number, top: number): number {
  let count = 0;
  let all = 0;
  for (let y = top; y < Math.min(top + BLOCK, height); y += 2)
    for (let x = left; x < Math.min(left + BLOCK, width); x += 2) {
      all += 1;
      if ((pixels[y * width + x] ?? 255) < DARK) count += 1;
    }
  return all === 0 ? 0 : count / all;
}

const neighboursOf = (at: number, columns: number): number[] => {
  const column = at % columns;
  return [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1, at - columns, at + columns];
};

/** A block within the area that a thick letter fills with white belongs to it. */
function withoutHoles(area: Set<number>, columns: number): Set<number> {
  const whole = new Set(area);
  for (const at of area)
    for (const next of neighboursOf(at, columns))
      if (neighboursOf(next, columns).filter((other) => area.has(other)).length >= 3) whole.add(next);
  return whole;
}

const LETTER = 64; // no stroke within an area is wider

/**
 * Paints the background of the areas white up to the edge and inverts the text on it. At the edges only pixels with
 * background on the left and right are text; the others are the surrounding paper.
 */
function turnedOver(gray: Gray, area: ReadonlySet<number>, columns: number): Buffer {
  const { pixels, width, height } = gray;
  const ring = new Set(area);
  for (const at of area) for (const next of neighboursOf(at, columns)) if (next >= 0) ring.add(next);
  const background = backgroundOf(gray, area, ring, columns);
  const result = Buffer.from(pixels);
  for (const at of ring) {
    const [left, top] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    for (let y = top; y < Math.min(top + BLOCK, height); y += 1)
      for (let x = left; x < Math.min(left + BLOCK, width); x += 1) {
        const place = y * width + x;
        const turned = 255 - (pixels[place] ?? 255);
        if (background[place] === 1) result[place] = 255;
        else if (isWithin(background, place, x, width)) result[place] = turned > DARK ? 255 : turned;
        // The anti-aliased edge of an area would remain as a frame.
        else if ([-1, 1, -width, width].some((step) => background[place + step] === 1)) result[place] = 255;
      }
  }
  return result;
}

/** The dark pixels connected to the solid blocks. */
function backgroundOf(
  { pixels, width, height }: Gray,
  area: ReadonlySet<number>,
  ring: ReadonlySet<number>,
  columns: number,
): Uint8Array {
  const background = new Uint8Array(width * height);
  const open: number[] = [];
  for (const at of area) {
    const [x, y] = [(at % columns) * BLOCK, Math.floor(at / columns) * BLOCK];
    for (const place of [y * width + x, y * width + Math.min(x + BLOCK - 1, width - 1)])
      if ((pixels[place] ?? 255) < DARK && background[place] === 0) {
        background[place] = 1;
        open.push(place);
      }
  }
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % width;
    for (const next of [
      x > 0 ? place - 1 : -1,
      x < width - 1 ? place + 1 : -1,
      place - width,
      place + width,
    ]) {
      if (next < 0 || next >= background.length || background[next] === 1 || (pixels[next] ?? 255) >= DARK)
        continue;
      const block =
        Math.floor(Math.floor(next / width) / BLOCK) * columns + Math.floor((next % width) / BLOCK);
      if (!ring.has(block)) continue;
      background[next] = 1;
      open.push(next);
    }
  }
  return background;
}

function isWithin(background: Uint8Array, place: number, x: number, width: number): boolean {
  const reaches = (step: number, room: number): boolean => {
    for (let away = 1; away <= Math.min(LETTER, room); away += 1)
      if (background[place + away * step] === 1) return true;
    return false;
  };
  return reaches(-1, x) && reaches(1, width - 1 - x);
}

/** The skew in degrees: the rotation at which rows differ most from each other. */
function angleOf(gray: Gray): number {
  let best = { tilt: 0, score: scoreAt(gray, 0) * 1.02 };
  for (let angle = -MAX_TILT; angle <= MAX_TILT; angle += STEP) {
    const score = scoreAt(gray, angle);
    if (score > best.score) best = { tilt: angle, score };
  }
  return best.tilt;
}

function scoreAt({ pixels, width, height }: Gray, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const sums = new Float64Array(height);
  for (let x = 0; x < width; x += 6) {
    const shift = Math.round(slope * (x - width / 2));
    for (let y = 0; y < height; y += 2) {
      const row = (y + shift) & ~1;
      if (row >= 0 && row < height && (pixels[y * width + x] ?? 255) < DARK) sums[row] = (sums[row] ?? 0) + 1;
    }
  }
  let score = 0;
  for (let row = 2; row < height; row += 2) score += ((sums[row] ?? 0) - (sums[row - 2] ?? 0)) ** 2;
  return score;
}
