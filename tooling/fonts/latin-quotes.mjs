// A font with the quotation marks of Latin text. The Noto faces draw ‘ ’ “ ” at full width and provide narrow marks
// through the feature `pwid`. A glyph that only a feature reaches has no code point, so PDF text extraction
// loses it: here the narrow glyphs are at the code points themselves. Those of LXGW WenKai come from the face of its
// Latin. The font also contains digits: those of Noto Serif SC
// differ in width and lack the feature `tnum`, so that dates in a column would not align.
import subsetFont from 'subset-font';
import { characterMap, tableOffset } from './cmap.mjs';
import { latinOf } from './faces.mjs';
import { fitToUpright, viewOf } from './italics.mjs';
import { trueTypeOf } from './true-type.mjs';

const QUOTES = '‘’“”';
/** All characters of the fonts. */
export const MARKS = `0123456789${QUOTES}`;
/** Suffix of the family name for these characters. */
export const quotesFamily = (family) => `${family} Quotes`;

/**
 * The four marks of a face as a separate font.
 * @param {import('./faces.mjs').Face} face
 * @param {'truetype' | 'woff2'} targetFormat
 * @returns {Promise<Buffer>}
 */
export async function latinQuotes(face, targetFormat) {
  const latin = latinOf(face);
  const isOwn = !latin?.isWhole;
  const bytes = withNarrowQuotes(await trueTypeOf(isOwn ? face.file : latin.file));
  if (!isOwn) fitToUpright(viewOf(bytes), viewOf(await trueTypeOf(face.file)));
  return subsetFont(bytes, MARKS, {
    targetFormat,
    noHinting: true,
    keepFeatures: [],
  });
}

/** A copy of a TrueType file whose character map contains only the four narrow marks. */
function withNarrowQuotes(original) {
  const bytes = Buffer.from(original);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = new Map(characterMap(bytes));
  const narrow = substitutesOf(view, 'pwid');
  const figures = [...'0123456789'].map((figure) => [figure.codePointAt(0), wide.get(figure.codePointAt(0))]);
  setEquallyWide(
    view,
    figures.map(([, glyph]) => glyph),
  );
  const marks = [...QUOTES].map((mark) => {
    const codePoint = mark.codePointAt(0);
    const glyph = narrow.get(wide.get(codePoint));
    if (glyph === undefined) throw new Error(`the font has no narrow ${mark}`);
    return [codePoint, glyph];
  });
  writeCharacterMap(view, [...figures, ...marks]);
  return bytes;
}

/** Gives glyphs the width of the widest one and centres them. */
export function setEquallyWide(view, glyphs) {
  const hmtx = tableOffset(view, 'hmtx');
  const longMetrics = view.getUint16(tableOffset(view, 'hhea') + 34);
  if (Math.max(...glyphs) >= longMetrics) throw new Error('the font has no widths for its digits');
  const widths = glyphs.map((glyph) => view.getUint16(hmtx + glyph * 4));
  const widest = Math.max(...widths);
  glyphs.forEach((glyph, index) => {
    const more = widest - (widths[index] ?? widest);
    const bearing = view.getInt16(hmtx + glyph * 4 + 2);
    view.setUint16(hmtx + glyph * 4, widest);
    // The bearing positions an outline.
    view.setInt16(hmtx + glyph * 4 + 2, bearing + Math.round(more / 2));
  });
}

/** Overwrites the start of the character map with a shorter one of format 12. */
function writeCharacterMap(view, pairs) {
  const cmap = tableOffset(view, 'cmap');
  const SUBTABLE = 12;
  view.setUint16(cmap + 2, 1);
  view.setUint16(cmap + 4, 3);
  view.setUint16(cmap + 6, 10);
  view.setUint32(cmap + 8, SUBTABLE);
  const subtable = cmap + SUBTABLE;
  view.setUint16(subtable, 12);
  view.setUint16(subtable + 2, 0);
  view.setUint32(subtable + 4, 16 + pairs.length * 12);
  view.setUint32(subtable + 8, 0);
  view.setUint32(subtable + 12, pairs.length);
  pairs.forEach(([codePoint, glyph], index) => {
    const group = subtable + 16 + index * 12;
    view.setUint32(group, codePoint);
    view.setUint32(group + 4, codePoint);
    view.setUint32(group + 8, glyph);
  });
}

/** Glyph replacements of a single substitution feature. */
function substitutesOf(view, tag) {
  const gsub = tableOffset(view, 'GSUB');
  const features = gsub + view.getUint16(gsub + 6);
  const lookups = gsub + view.getUint16(gsub + 8);
  const found = new Map();
  for (let index = 0; index < view.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (view.getUint32(record) !== tagNumber(tag)) continue;
    const feature = features + view.getUint16(record + 4);
    for (let place = 0; place < view.getUint16(feature + 2); place += 1) {
      const lookup = lookups + view.getUint16(lookups + 2 + view.getUint16(feature + 4 + place * 2) * 2);
      for (const [from, to] of lookupPairs(view, lookup)) found.set(from, to);
    }
  }
  return found;
}

const tagNumber = (tag) => [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

function* lookupPairs(view, lookup) {
  for (let index = 0; index < view.getUint16(lookup + 4); index += 1) {
    let subtable = lookup + view.getUint16(lookup + 6 + index * 2);
    // An extension refers to the actual subtable.
    if (view.getUint16(lookup) === 7) subtable += view.getUint32(subtable + 4);
    const glyphs = coveredGlyphs(view, subtable + view.getUint16(subtable + 2));
    const isDelta = view.getUint16(subtable) === 1;
    for (const [place, glyph] of glyphs.entries()) {
      yield [
        glyph,
        isDelta ? (glyph + view.getInt16(subtable + 4)) & 0xffff : view.getUint16(subtable + 6 + place * 2),
      ];
    }
  }
}

/** Glyphs of a coverage table, in order. */
function coveredGlyphs(view, coverage) {
  const count = view.getUint16(coverage + 2);
  if (view.getUint16(coverage) === 1) {
    return Array.from({ length: count }, (_, index) => view.getUint16(coverage + 4 + index * 2));
  }
  return Array.from({ length: count }, (_, index) => {
    const range = coverage + 4 + index * 6;
    const first = view.getUint16(range);
    return Array.from({ length: view.getUint16(range + 2) - first + 1 }, (_, step) => first + step);
  }).flat();
}
