import fs from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A PNG, or a PNM with colours: sharp cannot read the latter, which mutool writes in a third of the time. */
async function open(file) {
  if (!file.endsWith('.pnm')) return sharp(file);
  const bytes = await fs.readFile(file);
  const head = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', 0, 40));
  if (!head) throw new Error(`${file} is no PNM of 24 bits`);
  const [width, height] = [Number(head[1]), Number(head[2])];
  return sharp(bytes.subarray(head[0].length), { raw: { width, height, channels: 3 } });
}

/**
 * The share of differing pixels of two images (common area from the upper left, antialiasing ignored).
 * @param {string} one @param {string} other
 */
export async function comparePictures(one, other) {
  const pictures = await Promise.all([open(one), open(other)]);
  const sizes = await Promise.all(pictures.map((picture) => picture.metadata()));
  const width = Math.min(...sizes.map((size) => size.width));
  const height = Math.min(...sizes.map((size) => size.height));
  if (Math.abs(sizes[0].width - sizes[1].width) > 4) throw new Error('the pictures have different scales');
  const [a, b] = await Promise.all(
    pictures.map((picture) =>
      picture
        .flatten({ background: '#fff' })
        .ensureAlpha()
        .extract({ left: 0, top: 0, width, height })
        .raw()
        .toBuffer(),
    ),
  );
  const different = pixelmatch(a, b, undefined, width, height, { threshold: 0.2, includeAA: false });
  return different / (width * height);
}
