import { crc32 } from 'node:zlib';
import { timeLimit } from '@qicheng/testing/open-database';
import sharp from 'sharp';
import { openPicture } from './read-picture.js';

/** A page with lines of text. */
async function page(width: number, height: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 20 },
    (_, line) =>
      `<rect x="12%" y="${8 + line * 4}%" width="${60 - (line % 4) * 9}%" height="1.2%" fill="#333"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The page, turned, on a table with noise. */
async function photograph(angle: number): Promise<Buffer> {
  const size = { width: 900, height: 1_200, channels: 3 as const };
  const turned = await sharp(await page(525, 742))
    .ensureAlpha()
    .rotate(angle, { background: '#0000' })
    .png()
    .toBuffer();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = await sharp({ create: { ...size, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, background: '#5a4030' } })
    .composite([{ input: turned }, { input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The picture as it was read before photographs were. */
const readWhole = (bytes: Buffer) =>
  sharp(bytes)
    .rotate()
    .flatten({ background: '#fff' })
    .grayscale()
    .resize({ width: 1_860, withoutEnlargement: false, kernel: 'lanczos3' })
    .normalise()
    .raw()
    .toBuffer();

describe('a picture for OCR', () => {
  it(
    'is only the sheet, in the proportion of A4, if it is a photograph of one',
    async () => {
      const { isPhotographed, width, height, pixels } = await openPicture(await photograph(6));
      expect([isPhotographed, width, height]).toEqual([true, 1_860, 2_630]);
      const corners = [0, width - 1, width * (height - 1), width * height - 1].map((at) => pixels[at]);
      expect(Math.min(...corners.map((value) => value ?? 0))).toBeGreaterThan(200);
      expect(pixels[Math.round(height * 0.086) * width + Math.round(width * 0.2)]).toBeLessThan(60);
    },
    timeLimit(20_000),
  );

  it.each([
    ['a screenshot', async () => page(900, 1_273)],
    [
      'a screenshot as JPEG',
      async () =>
        sharp(await page(900, 1_273))
          .jpeg({ quality: 60 })
          .toBuffer(),
    ],
    [
      'a page in a dark window',
      async () =>
        sharp({ create: { width: 1_300, height: 1_100, channels: 3, background: '#525659' } })
          .composite([{ input: await page(700, 990), left: 300, top: 60 }])
          .png()
          .toBuffer(),
    ],
    [
      'a slightly skewed scan with noise',
      async () => {
        const scan = await sharp(await page(900, 1_273))
          .rotate(1.2, { background: '#fff' })
          .png()
          .toBuffer();
        const { width, height } = await sharp(scan).metadata();
        const noise = { type: 'gaussian' as const, mean: 245, sigma: 6 };
        const grain = await sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
          .png()
          .toBuffer();
        return sharp(scan)
          .composite([{ input: grain, blend: 'multiply' }])
          .jpeg({ quality: 75 })
          .toBuffer();
      },
    ],
  ])(
    'is %s as it is, byte for byte',
    async (_name, make) => {
      const bytes = await make();
      const { isPhotographed, pixels } = await openPicture(bytes);
      expect(isPhotographed).toBe(false);
      expect(pixels.equals(await readWhole(bytes))).toBe(true);
    },
    timeLimit(20_000),
  );

  it.each([
    [
      'a gray JPEG',
      async () =>
        sharp(await photograph(3))
          .grayscale()
          .jpeg()
          .toBuffer(),
    ],
    [
      'a gray PNG of 16 bits',
      async () =>
        sharp(await photograph(3))
          .toColourspace('grey16')
          .png()
          .toBuffer(),
    ],
    [
      'CMYK',
      async () =>
        sharp(await photograph(3))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
  ])(
    'is read from %s',
    async (_name, make) => {
      expect(await openPicture(await make())).toMatchObject({ isPhotographed: true, width: 1_860 });
    },
    timeLimit(20_000),
  );
});

describe('hostile pictures', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  /** Files with a large size in their headers. */
  const hugePng = async (): Promise<Buffer> => {
    const changed = Buffer.from(await blank(9, 9));
    changed.writeUInt32BE(5_200, 16);
    changed.writeUInt32BE(5_000, 20);
    changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
    return changed;
  };
  const hugeJpeg = async (): Promise<Buffer> => {
    const changed = Buffer.from(
      await sharp(await blank(9, 9))
        .jpeg()
        .toBuffer(),
    );
    const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
    changed.writeUInt16BE(8_000, frame + 5);
    changed.writeUInt16BE(8_100, frame + 7);
    return changed;
  };

  it('UP10: one pixel is a picture without text, not a failure', async () => {
    expect(await openPicture(await blank(1, 1))).toMatchObject({ isPhotographed: false, width: 1_860 });
  });

  it.each([
    ['one pixel wide and very long', async () => blank(1, 9_000), 'tooComplex'],
    ['a PNG of more than 25 million pixels', async () => hugePng(), 'tooComplex'],
    ['a JPEG of more than 64 million pixels', async () => hugeJpeg(), 'tooComplex'],
    ['a JPEG that was cut off', async () => (await photograph(2)).subarray(0, 9_000), 'unreadable'],
    [
      'noise behind the head of a PNG',
      async () => Buffer.concat([(await blank(9, 9)).subarray(0, 33), Buffer.alloc(200, 7)]),
      'unreadable',
    ],
  ])(
    'UP10: %s is refused',
    async (_name, make, errorCode) => {
      await expect(openPicture(await make())).rejects.toMatchObject({ errorCode });
    },
    timeLimit(20_000),
  );
});
