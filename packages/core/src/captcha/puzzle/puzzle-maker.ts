import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { type Landscape, paintLandscape } from './landscape.js';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH, SCALE } from './size.js';

const SIDE = PIECE_SIZE * SCALE;
// The body leaves room for the knobs; the rim keeps the outline inside the picture.
const RIM = 3;
const KNOB = 20;
const LEFT = RIM;
const RIGHT = SIDE - RIM - KNOB;
const TOP = RIM + KNOB;
const BOTTOM = SIDE - RIM;
const MIDDLE_X = (LEFT + RIGHT) / 2;
const MIDDLE_Y = (TOP + BOTTOM) / 2;

/** A jigsaw outline: a knob at the top and at the right, a dent at the left. */
const OUTLINE = [
  `M${LEFT} ${TOP}`,
  `H${MIDDLE_X - 12}`,
  `C${MIDDLE_X - 20} ${TOP - KNOB - 2} ${MIDDLE_X + 20} ${TOP - KNOB - 2} ${MIDDLE_X + 12} ${TOP}`,
  `H${RIGHT}`,
  `V${MIDDLE_Y - 12}`,
  `C${RIGHT + KNOB + 2} ${MIDDLE_Y - 20} ${RIGHT + KNOB + 2} ${MIDDLE_Y + 20} ${RIGHT} ${MIDDLE_Y + 12}`,
  `V${BOTTOM}`,
  `H${LEFT}`,
  `V${MIDDLE_Y + 12}`,
  `C${LEFT + KNOB + 2} ${MIDDLE_Y + 20} ${LEFT + KNOB + 2} ${MIDDLE_Y - 20} ${LEFT} ${MIDDLE_Y - 12}`,
  'Z',
].join(' ');

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${content}</svg>`);

/** Opaque where the piece is. */
const pieceMask = drawing(`<path d="${OUTLINE}" fill="#fff"/>`);

/** A light rim with a soft dark edge, drawn over the piece. */
const pieceRim = drawing(
  `<path d="${OUTLINE}" fill="none" stroke="#1f2d26" stroke-opacity=".35" stroke-width="5"/>` +
    `<path d="${OUTLINE}" fill="none" stroke="#fffdf6" stroke-width="2.5"/>`,
);

/** The gap that the piece leaves in the picture. */
const gap = drawing(
  `<path d="${OUTLINE}" fill="#1f2d26" fill-opacity=".42" stroke="#fffdf6" stroke-opacity=".75" stroke-width="2.5"/>`,
);

export interface Puzzle {
  /** Data URLs of WebP images. */
  background: string;
  piece: string;
  /** Top edge of the piece and the gap. */
  y: number;
  /** Left edge of the gap; the secret. */
  answer: number;
}

// Painting costs more than cutting, so a few landscapes are cached, cut at new places, and replaced in turn.
const POOL_SIZE = 8;
const CUTS_PER_LANDSCAPE = 60;
const MARGIN = 8;

interface PooledLandscape {
  landscape: Promise<Landscape>;
  cuts: number;
}

/** Draws slider puzzles within a budget: two at a time, 48 waiting; others get `busy`. */
@Injectable()
export class PuzzleMaker {
  private readonly limiter = new ConcurrencyLimiter(2, 48);
  private pool: PooledLandscape[] = [];

  /** A puzzle that was never shown before. */
  make(): Promise<Puzzle> {
    return this.limiter.run(async () => cut(await this.takeLandscape()));
  }

  private takeLandscape(): Promise<Landscape> {
    this.pool = this.pool.filter(({ cuts }) => cuts < CUTS_PER_LANDSCAPE);
    const pooled = this.pool.length < POOL_SIZE ? this.paint() : this.pool[randomInt(this.pool.length)];
    if (!pooled) return paintLandscape();
    pooled.cuts += 1;
    return pooled.landscape;
  }

  private paint(): PooledLandscape {
    const pooled: PooledLandscape = { landscape: paintLandscape(), cuts: 0 };
    this.pool.push(pooled);
    pooled.landscape.catch(() => (this.pool = this.pool.filter((other) => other !== pooled)));
    return pooled;
  }
}

async function cut(landscape: Landscape): Promise<Puzzle> {
  // The gap is never at the piece's starting position, so that no puzzle is solved without moving.
  const answer = randomInt(PIECE_SIZE + 30, PUZZLE_WIDTH - PIECE_SIZE - MARGIN);
  const y = randomInt(MARGIN, PUZZLE_HEIGHT - PIECE_SIZE - MARGIN);
  const { pixels, width, height, channels } = landscape;
  const raw = { width, height, channels };
  const left = answer * SCALE;
  const top = y * SCALE;
  const side = PIECE_SIZE * SCALE;
  const square = await sharp(pixels, { raw })
    .extract({ left, top, width: side, height: side })
    .png()
    .toBuffer();
  const [piece, background] = await Promise.all([
    sharp(square)
      .ensureAlpha()
      .composite([
        { input: pieceMask, blend: 'dest-in' },
        { input: pieceRim, blend: 'over' },
      ])
      .webp({ quality: 86, effort: 2 })
      .toBuffer(),
    sharp(pixels, { raw })
      .composite([{ input: gap, left, top }])
      .webp({ quality: 70, effort: 2 })
      .toBuffer(),
  ]);
  return { background: dataUrl(background), piece: dataUrl(piece), y, answer };
}

const dataUrl = (image: Buffer) => `data:image/webp;base64,${image.toString('base64')}`;
