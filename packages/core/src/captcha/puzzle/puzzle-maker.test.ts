import sharp from 'sharp';
import { PuzzleMaker } from './puzzle-maker.js';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH, SCALE } from './size.js';

const pixelsOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Mean brightness of the 20 x 20 puzzle pixels whose corner is at (x, y). */
async function brightness(url: string, x: number, y: number): Promise<number> {
  const area = { left: x * SCALE, top: y * SCALE, width: 20 * SCALE, height: 20 * SCALE };
  const { channels } = await sharp(await sharp(pixelsOf(url)).extract(area).png().toBuffer()).stats();
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3;
}

describe('PuzzleMaker', () => {
  it('cuts a piece out of a picture and keeps both small', async () => {
    const puzzle = await new PuzzleMaker().make();
    const background = await sharp(pixelsOf(puzzle.background)).metadata();
    const piece = await sharp(pixelsOf(puzzle.piece)).metadata();
    expect([background.width, background.height]).toEqual([PUZZLE_WIDTH * SCALE, PUZZLE_HEIGHT * SCALE]);
    expect([piece.width, piece.height, piece.hasAlpha]).toEqual([
      PIECE_SIZE * SCALE,
      PIECE_SIZE * SCALE,
      true,
    ]);
    expect(puzzle.background.length + puzzle.piece.length).toBeLessThan(60_000);
  });

  it('darkens the picture exactly where the piece belongs', async () => {
    const { background, piece, answer, y } = await new PuzzleMaker().make();
    const [x0, y0] = [16, 24];
    expect(await brightness(background, answer + x0, y + y0)).toBeLessThan(
      (await brightness(piece, x0, y0)) * 0.8,
    );
  });

  it('places the gap away from the start and inside the picture, each time elsewhere', async () => {
    const maker = new PuzzleMaker();
    const puzzles = await Promise.all(Array.from({ length: 12 }, () => maker.make()));
    for (const { answer, y } of puzzles) {
      expect(answer).toBeGreaterThanOrEqual(PIECE_SIZE + 30);
      expect(answer + PIECE_SIZE).toBeLessThanOrEqual(PUZZLE_WIDTH);
      expect(y + PIECE_SIZE).toBeLessThanOrEqual(PUZZLE_HEIGHT);
    }
    expect(new Set(puzzles.map(({ answer }) => answer)).size).toBeGreaterThan(6);
  });

  it('CA3: refuses at once beyond its budget', async () => {
    const maker = new PuzzleMaker();
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => maker.make()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  });
});
