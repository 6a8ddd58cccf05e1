// Puts screenshots on one sheet, two pages per row.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../launcher/home.mjs';

const HEIGHT = 330;
const GAP = 14;
const PAGES_IN_ROW = 2;
const GROUND = '#8b8f94';
const QUALITY = 72;

const sharp = createRequire(path.join(projectRoot, 'apps/worker/package.json'))('sharp');

/** @param {readonly (readonly string[])[]} pages files of each page, by window @returns {Promise<Buffer>} WebP */
export async function composeSheet(pages) {
  const parts = [];
  let width = 0;
  for (const [index, files] of pages.entries()) {
    const top = GAP + Math.floor(index / PAGES_IN_ROW) * (HEIGHT + GAP);
    const isFirst = index % PAGES_IN_ROW === 0;
    let left = isFirst ? GAP : parts.at(-1).right + 3 * GAP;
    for (const file of files) {
      const { data, info } = await sharp(file)
        .resize({ height: HEIGHT })
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left, top, right: left + info.width });
      left += info.width + GAP;
    }
    width = Math.max(width, left);
  }
  const height = GAP + Math.ceil(pages.length / PAGES_IN_ROW) * (HEIGHT + GAP);
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(parts.map(({ input, left, top }) => ({ input, left, top })))
    .webp({ quality: QUALITY })
    .toBuffer();
}
