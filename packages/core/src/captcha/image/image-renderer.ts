import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { Failure } from '../../platform/index.js';

export interface PaintedCode {
  /** Data URL of a PNG image. */
  image: string;
  /** The secret, in capitals. */
  answer: string;
}

// Without ambiguous letters and digits (0O, 1IL, 2Z, 5S, 8B, 9GQ).
const CHARACTERS = 'ACDEFHJKMNPRTUVWXY3467';
const ANSWER_LENGTH = 5;
const WIDTH = 150;
const HEIGHT = 48;
const BACKGROUND = '#f4f6fa';
// Dark enough on the background for accessibility; the library's own colours are not.
const INKS = ['#1d4fb8', '#a02c5b', '#0c6b5e', '#5b35a3', '#8a4b00'];
const PIXELS_PER_INCH = 144;
// [CA3]: images may use at most half of one core, regardless of demand.
const PICTURES_PER_SECOND = 25;

/** Draws captcha images within a budget: one at a time, 24 waiting, 25 per second; others get `busy`. */
@Injectable()
export class ImageRenderer {
  private readonly limiter = new ConcurrencyLimiter(1, 24);
  private second = 0;
  private inSecond = 0;

  /** An image of a random code. */
  render(): Promise<PaintedCode> {
    this.countOne();
    return this.limiter.run(async () => {
      const answer = Array.from({ length: ANSWER_LENGTH }, () => pick(CHARACTERS)).join('');
      // A bitmap, because a script could read the paths of an SVG.
      const png = await sharp(Buffer.from(await drawingOf(answer)), { density: PIXELS_PER_INCH })
        .png({ palette: true })
        .toBuffer();
      return { image: `data:image/png;base64,${png.toString('base64')}`, answer };
    });
  }

  private countOne(): void {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.second) this.inSecond = 0;
    this.second = second;
    this.inSecond += 1;
    if (this.inSecond > PICTURES_PER_SECOND) throw new Failure('busy', { retryAfterSeconds: 1 });
  }
}

const pick = <T>(items: ArrayLike<T>): T => items[randomInt(items.length)] as T;

// The library draws one given character at a time, because its own random choice is predictable.
async function drawingOf(answer: string): Promise<string> {
  const { default: svgCaptcha } = await import('svg-captcha');
  const step = (WIDTH - 10) / ANSWER_LENGTH;
  const letters = [...answer].map((character, index) => {
    const letter = svgCaptcha.create({
      charPreset: character,
      size: 1,
      noise: 0,
      width: step + 14,
      height: HEIGHT,
      fontSize: randomInt(46, 58),
    }).data;
    const x = Math.round(index * step) - 2;
    return inked(letter).replace('<svg ', `<svg x="${x}" y="${randomInt(-4, 5)}" `);
  });
  const lines = svgCaptcha.create({
    charPreset: ' ',
    size: 1,
    noise: 3,
    width: WIDTH,
    height: HEIGHT,
    background: BACKGROUND,
  }).data;
  return inked(lines).replace('</svg>', `${letters.join('')}</svg>`);
}

const inked = (svg: string): string =>
  svg
    .replace(/(<path[^>]*?)fill="(?!none)[^"]*"/g, (_path, before: string) => `${before}fill="${pick(INKS)}"`)
    .replace(/stroke="[^"]*"/g, () => `stroke="${pick(INKS)}"`);
