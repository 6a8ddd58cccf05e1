// A font with full-width brackets, stops and quotation marks at half width, for consecutive punctuation. The features
// `halt` and `chws` do this too, but a PDF then moves the pen back over a full-width glyph, where pdftotext -raw
// starts a new line; and LXGW WenKai has neither feature. The font also contains a narrow separator dot and the Chinese
// dash, two of which form one line.
import subsetFont from 'subset-font';
import { characterMap, tableOffset } from './cmap.mjs';
import { trueTypeOf } from './true-type.mjs';

const OPENING = '（［｛〈《「『【〔〖';
const CLOSING = '）］｝〉》」』】〕〗、。，．：；';
const DOT = '·';
const DASH = '—';

/** Widths and positions in thousandths of an em. */
const DOT_WIDTH = 350;
const DASH_MIDDLE = 380;
/** Adjacent dashes overlap, so that no gap is drawn between them. */
const DASH_OVERLAP = 4;

/** Suffix of the family name for these characters. */
export const halfFamily = (family) => `${family} Half`;

/**
 * The characters of a face's font: marks that are already narrow are excluded. @param {import('./faces.mjs').Face} face
 */
export const halfWidthCharacters = ({ hasWideQuotes }) =>
  `${OPENING}${CLOSING}${DOT}${DASH}${hasWideQuotes ? '‘“’”' : ''}`;

/**
 * @param {import('./faces.mjs').Face} face
 * @param {'truetype' | 'woff2'} targetFormat
 * @returns {Promise<Buffer>}
 */
export async function halfWidthFont(face, targetFormat) {
  const options = { noHinting: true, keepFeatures: [] };
  const bytes = Buffer.from(await trueTypeOf(face.file));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const glyphs = new Map(characterMap(bytes));
  setHalfWidths(view, glyphs);
  narrowDot(view, glyphs.get(DOT.codePointAt(0)));
  widenDash(view, glyphs.get(DASH.codePointAt(0)));
  return subsetFont(bytes, halfWidthCharacters(face), { ...options, targetFormat });
}

const unitsOf = (view) => view.getUint16(tableOffset(view, 'head') + 18);

/** The offsets of the width and the left bearing of a glyph. */
function metricsOf(view, glyph) {
  const longMetrics = view.getUint16(tableOffset(view, 'hhea') + 34);
  if (glyph === undefined || glyph >= longMetrics) throw new Error('the font has no width for a character');
  const width = tableOffset(view, 'hmtx') + glyph * 4;
  return { width, bearing: width + 2 };
}

function setHalfWidths(view, glyphs) {
  for (const character of `${OPENING}${CLOSING}‘“’”`) {
    const { width, bearing } = metricsOf(view, glyphs.get(character.codePointAt(0)));
    const half = Math.round(view.getUint16(width) / 2);
    view.setUint16(width, half);
    // The bearing positions an outline; an opening mark is in the right half.
    if (`${OPENING}‘“`.includes(character)) view.setInt16(bearing, view.getInt16(bearing) - half);
  }
}

/** Removes the empty sides of a full-width separator dot. */
function narrowDot(view, glyph) {
  const { width, bearing } = metricsOf(view, glyph);
  const narrow = Math.round((DOT_WIDTH * unitsOf(view)) / 1000);
  const spare = view.getUint16(width) - narrow;
  if (spare <= 0) return;
  view.setUint16(width, narrow);
  view.setInt16(bearing, view.getInt16(bearing) - Math.round(spare / 2));
}

/** Makes the Latin dash as wide as an ideograph and centres it vertically. */
function widenDash(view, glyph) {
  const { width, bearing } = metricsOf(view, glyph);
  const units = unitsOf(view);
  if (view.getUint16(width) >= units) return;
  const at = outlineOf(view, glyph);
  const thickness = view.getInt16(at + 8) - view.getInt16(at + 4);
  const bottom = Math.round((DASH_MIDDLE * units) / 1000 - thickness / 2);
  setRectangle(view, at, { bottom, right: units + DASH_OVERLAP, top: bottom + thickness });
  view.setUint16(width, units);
  view.setInt16(bearing, 0);
}

function outlineOf(view, glyph) {
  const isLong = view.getInt16(tableOffset(view, 'head') + 50) === 1;
  const loca = tableOffset(view, 'loca');
  const place = (index) => (isLong ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2);
  if (place(glyph + 1) - place(glyph) < RECTANGLE_BYTES) throw new Error('the outline is too small');
  return tableOffset(view, 'glyf') + place(glyph);
}

const RECTANGLE_BYTES = 24;
/** Flags of outline points: on the curve; coordinate unchanged; one-byte step, positive or negative. */
const [ON_CURVE, SAME_X, SAME_Y, UP, DOWN] = [1, 16, 32, 4 | 32, 4];

/** Replaces an outline by a rectangle from the left edge: one contour of four points. */
function setRectangle(view, at, { bottom, right, top }) {
  [1, 0, bottom, right, top, 3, 0].forEach((word, index) => view.setInt16(at + index * 2, word));
  const flags = [ON_CURVE | SAME_X, ON_CURVE | SAME_X | UP, ON_CURVE | SAME_Y, ON_CURVE | SAME_X | DOWN];
  flags.forEach((flag, index) => view.setUint8(at + 14 + index, flag));
  view.setInt16(at + 18, right);
  view.setInt16(at + 20, bottom);
  view.setUint8(at + 22, top - bottom);
  view.setUint8(at + 23, top - bottom);
}
