// A font with full-width brackets, stops and quotation marks at half width, for consecutive punctuation. The features
// `halt` and `chws` do this too, but a PDF then moves the pen back over a full-width glyph, where pdftotext -raw
// starts a new line; and LXGW WenKai has neither feature.
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characterMap, tableOffset } from './cmap.mjs';

const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';

/** Suffix of the family name for these characters. */
export const halfFamily = (family) => `${family} Half`;

/**
 * The characters of a face's font: marks that are already narrow are excluded. @param {import('./faces.mjs').Face} face
 */
export const halfSignsOf = ({ hasWideQuotes }) => `${OPENING}${CLOSING}${hasWideQuotes ? '‘“’”' : ''}`;

/**
 * @param {import('./faces.mjs').Face} face
 * @param {'truetype' | 'woff2'} targetFormat
 * @returns {Promise<Buffer>}
 */
export async function halfSigns(face, targetFormat) {
  const original = await fs.readFile(face.file);
  const options = { noHinting: true, keepFeatures: [] };
  const bytes = face.file.endsWith('.ttf')
    ? Buffer.from(original)
    : await subsetFont(original, undefined, { ...options, targetFormat: 'truetype', keepAllGlyphs: true });
  setHalfWidths(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), new Map(characterMap(bytes)));
  return subsetFont(bytes, halfSignsOf(face), { ...options, targetFormat });
}

function setHalfWidths(view, glyphs) {
  const hmtx = tableOffset(view, 'hmtx');
  const longMetrics = view.getUint16(tableOffset(view, 'hhea') + 34);
  for (const sign of `${OPENING}${CLOSING}‘“’”`) {
    const glyph = glyphs.get(sign.codePointAt(0));
    if (glyph === undefined || glyph >= longMetrics) throw new Error(`The font has no width of ${sign}`);
    const width = view.getUint16(hmtx + glyph * 4);
    const half = Math.round(width / 2);
    view.setUint16(hmtx + glyph * 4, half);
    // The bearing positions an outline; an opening mark is in the right half.
    const bearing = view.getInt16(hmtx + glyph * 4 + 2);
    if (`${OPENING}‘“`.includes(sign)) view.setInt16(hmtx + glyph * 4 + 2, bearing - half);
  }
}
