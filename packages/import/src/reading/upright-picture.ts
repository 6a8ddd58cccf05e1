import sharp from 'sharp';

interface Gray {
  pixels: Buffer;
  width: number;
  height: number;
}

const BLOCK = 12;
const MAX_TILT = 3;
const STEP = 0.25;

/** A picture with level lines and dark text on white everywhere, as the recognition needs it. */
export async function withUprightText(gray: Gray): Promise<Buffer> {
  const clear = { ...gray, pixels: withDarkText(gray) };
  const { width, height } = gray;
  const tilt = tiltOf(clear);
  const picture = sharp(clear.pixels, { raw: { width, height, channels: 1 } });
  if (Math.abs(tilt) < STEP) return picture.png().toBuffer();
  const turned = await picture
    .rotate(tilt, { background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // The frame stays, so that places in the picture stay places in the file.
  const left = Math.floor((turned.info.width - width) / 2);
  const top = Math.floor((turned.info.height - height) / 2);
  return sharp(turned.data).extract({ left, top, width, height }).png().toBuffer();
}

/**
 * Turns areas of light text on a dark ground over: filled headings and side bars are lost otherwise. An area begins at
 * solid blocks, which no letter has, and goes as far as blocks are mostly dark.
 */
function withDarkText({ pixels, width, height }: Gray): Buffer {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const shares = Float32Array.from({ length: columns * rows }, (_, at) =>
    shareOfDark(pixels, width, height, (at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  );
  const result = Buffer.from(pixels);
  const area = withoutHoles(darkArea(shares, columns), columns);
  for (const at of area) {
    // The rim of an area holds some of the white around it, which would become a frame.
    const isRim = besideOf(at, columns).some((next) => !area.has(next));
    turnOver(result, {
      width,
      height,
      left: (at % columns) * BLOCK,
      top: Math.floor(at / columns) * BLOCK,
      isRim,
    });
  }
  return result;
}

const DARK = 150;
const SOLID = 0.98;
const MOSTLY = 0.3;
const LEAST_SOLID = 6;

/** The blocks of dark areas; solid blocks that stand alone are signs and lines. */
function darkArea(shares: Float32Array, columns: number): Set<number> {
  const area = new Set<number>();
  const seen = new Set<number>();
  for (let start = 0; start < shares.length; start += 1) {
    if ((shares[start] ?? 0) < SOLID || seen.has(start)) continue;
    const grown = grow(shares, columns, start, seen);
    if (grown.filter((at) => (shares[at] ?? 0) >= SOLID).length >= LEAST_SOLID)
      for (const at of grown) area.add(at);
  }
  return area;
}

function grow(shares: Float32Array, columns: number, start: number, seen: Set<number>): number[] {
  const grown: number[] = [];
  const open = [start];
  seen.add(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    grown.push(at);
    for (const next of besideOf(at, columns)) {
      if (next < 0 || next >= shares.length || seen.has(next) || (shares[next] ?? 0) < MOSTLY) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return grown;
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

const besideOf = (at: number, columns: number): number[] => {
  const column = at % columns;
  return [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1, at - columns, at + columns];
};

/** A block amid the area that a thick letter fills with white belongs to it. */
function withoutHoles(area: Set<number>, columns: number): Set<number> {
  const whole = new Set(area);
  for (const at of area)
    for (const next of besideOf(at, columns))
      if (besideOf(next, columns).filter((other) => area.has(other)).length >= 3) whole.add(next);
  return whole;
}

interface Block {
  width: number;
  height: number;
  left: number;
  top: number;
  isRim: boolean;
}

function turnOver(pixels: Buffer, { width, height, left, top, isRim }: Block): void {
  for (let y = top; y < Math.min(top + BLOCK, height); y += 1)
    for (let x = left; x < Math.min(left + BLOCK, width); x += 1) {
      const at = y * width + x;
      const turned = 255 - (pixels[at] ?? 255);
      pixels[at] = isRim || turned > DARK ? 255 : turned;
    }
}

/** How many degrees the lines must be turned to be level: the turn at which rows differ most from one another. */
function tiltOf(gray: Gray): number {
  let best = { tilt: 0, score: scoreAt(gray, 0) * 1.02 };
  for (let tilt = -MAX_TILT; tilt <= MAX_TILT; tilt += STEP) {
    const score = scoreAt(gray, tilt);
    if (score > best.score) best = { tilt, score };
  }
  return best.tilt;
}

function scoreAt({ pixels, width, height }: Gray, tilt: number): number {
  const slope = Math.tan((tilt * Math.PI) / 180);
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
