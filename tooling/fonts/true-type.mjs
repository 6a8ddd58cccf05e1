import fs from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The last font read: several fonts are made of each in turn. */
let last = { file: '', bytes: Promise.resolve(Buffer.alloc(0)) };

/**
 * A font file as TrueType. The bytes are shared: copy them before a change.
 * @param {string} file @returns {Promise<Buffer>}
 */
export function trueTypeOf(file) {
  if (last.file !== file) last = { file, bytes: read(file) };
  return last.bytes;
}

async function read(file) {
  const bytes = await fs.readFile(file);
  if (file.endsWith('.ttf')) return bytes;
  return subsetFont(bytes, undefined, { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true });
}
