// A font of full-width brackets, stops and quotation marks in half a width, for those that stand together. The features
// `halt` and `chws` set them so, but a PDF then moves the pen back over a glyph of a full width, where pdftotext -raw
// begins a new line; and LXGW WenKai has neither feature.
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characterMap, tableOffset } from './cmap.mjs';

const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';

/** What a family of these signs is called beside its own. */
export const halfFamily = (family) => `${family} Half`;

/** What the font of a face holds: marks that are narrow already have no half. @param {import('./faces.mjs').Face} face */
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
    // An outline is placed by its bearing; that of an opening sign stands in the right half.
    const bearing = view.getInt16(hmtx + glyph * 4 + 2);
    if (`${OPENING}‘“`.includes(sign)) view.setInt16(hmtx + glyph * 4 + 2, bearing - half);
  }
}
