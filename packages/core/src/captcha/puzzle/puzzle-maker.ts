import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { type Landscape, paintLandscape } from './landscape.js';
import { gap, pieceMask, pieceRim } from './piece-shape.js';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH, SCALE } from './size.js';

export interface Puzzle {
  /** Data URLs of WebP images. */
  background: string;
  piece: string;
  /** Top edge of the piece and the gap. */
  y: number;
  /** Left edge of the gap; the secret. */
  answer: number;
}

// Painting costs more than cutting: a few landscapes are kept, each cut at new places, and replaced in turn.
const POOL_SIZE = 8;
const CUTS_PER_LANDSCAPE = 60;
const MARGIN = 8;

interface Kept {
  landscape: Promise<Landscape>;
  cuts: number;
}

/** Draws slider puzzles within a budget: two at a time, 48 waiting, the rest hear `busy`. */
@Injectable()
export class PuzzleMaker {
  private readonly limiter = new ConcurrencyLimiter(2, 48);
  private pool: Kept[] = [];

  /** A puzzle that was never shown before. */
  make(): Promise<Puzzle> {
    return this.limiter.run(async () => cut(await this.takeLandscape()));
  }

  private takeLandscape(): Promise<Landscape> {
    this.pool = this.pool.filter(({ cuts }) => cuts < CUTS_PER_LANDSCAPE);
    const kept = this.pool.length < POOL_SIZE ? this.paint() : this.pool[randomInt(this.pool.length)];
    if (!kept) return paintLandscape();
    kept.cuts += 1;
    return kept.landscape;
  }

  private paint(): Kept {
    const kept: Kept = { landscape: paintLandscape(), cuts: 0 };
    this.pool.push(kept);
    kept.landscape.catch(() => (this.pool = this.pool.filter((other) => other !== kept)));
    return kept;
  }
}

async function cut(landscape: Landscape): Promise<Puzzle> {
  // The gap never lies under the piece's starting place, so that no puzzle is solved at rest.
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
