// Italic Latin letters for the text families, which have none: those of Source Sans 3 and Source Serif 4, whose upright
// letters the Noto faces contain. They form a separate family, so that no browser slants missing characters such as Chinese.
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';
import { tableOffset } from './cmap.mjs';
import { italicFaces } from './faces.mjs';
import { trueTypeOf } from './true-type.mjs';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
// U+A0 and U+AD are printed as other characters, and U+B7 is the separator of the upright face.
const ABSENT = new Set([0xa0, 0xad, 0xb7]);
/** The characters of the fonts: Latin and its punctuation. */
export const ITALIC_CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), 0x2013, 0x2014]
  .filter((codePoint) => !ABSENT.has(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('')
  .concat('‘’“”');

/** Family, identifier, full name, PostScript name and typographic family. */
const NAME_IDS = new Set([1, 3, 4, 6, 16]);

/** Suffix of the family name for these characters. */
export const italicFamily = (family) => `${family} Italic`;

/** The italic of a text face, if its family has one. @param {import('./faces.mjs').Face} face */
export const italicOf = ({ family, weight }) =>
  italicFaces().find((italic) => italic.beside === family && italic.weight === weight);

/**
 * An italic with the cap height and line metrics of the upright face.
 * @param {import('./faces.mjs').Face} face
 * @param {'truetype' | 'woff2'} targetFormat
 * @returns {Promise<Buffer>}
 */
export async function italicLatin(face, targetFormat) {
  const [upright, italic] = await Promise.all([trueTypeOf(face.file), fs.readFile(italicOf(face).file)]);
  const bytes = Buffer.from(italic);
  fitToUpright(viewOf(bytes), viewOf(upright));
  rename(bytes);
  return subsetFont(bytes, ITALIC_CHARACTERS, { targetFormat, noHinting: true, keepFeatures: ['kern'] });
}

export const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const unitsPlace = (view) => tableOffset(view, 'head') + 18;
const capitalHeight = (view) => view.getInt16(tableOffset(view, 'OS/2') + 88);

/** Gives a Latin font the cap height and line metrics of the text face beside it. */
export function fitToUpright(italic, upright) {
  const uprightUnits = upright.getUint16(unitsPlace(upright));
  // Fewer units to an em make the letters larger.
  const units = Math.round((capitalHeight(italic) * uprightUnits) / capitalHeight(upright));
  italic.setUint16(unitsPlace(italic), units);
  // Ascent, descent and gap: of lines, of the typographer and of Windows.
  for (const [table, places] of [
    ['hhea', [4, 6, 8]],
    ['OS/2', [68, 70, 72, 74, 76]],
  ])
    for (const place of places) {
      const value = upright.getInt16(tableOffset(upright, table) + place);
      italic.setInt16(tableOffset(italic, table) + place, Math.round((value * units) / uprightUnits));
    }
}

/** A changed font may not have the reserved name; the copyright and licence entries stay. */
export function rename(bytes) {
  const view = viewOf(bytes);
  const names = tableOffset(view, 'name');
  const texts = names + view.getUint16(names + 4);
  for (let index = 0; index < view.getUint16(names + 2); index += 1) {
    const record = names + 6 + index * 12;
    if (!NAME_IDS.has(view.getUint16(record + 6))) continue;
    const isUtf16 = view.getUint16(record) !== 1;
    const encoded = (text) => (isUtf16 ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1'));
    const start = texts + view.getUint16(record + 10);
    const name = bytes.subarray(start, start + view.getUint16(record + 8));
    for (let at = name.indexOf(encoded('Source')); at >= 0; at = name.indexOf(encoded('Source')))
      encoded('Cursiv').copy(name, at);
  }
}
