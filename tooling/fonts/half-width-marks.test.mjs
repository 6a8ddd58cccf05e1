import { characterMap, tableOffset } from './cmap.mjs';
import { faces, weightFaces } from './faces.mjs';
import { halfWidthFont } from './half-width-marks.mjs';

/** The width of a character in thousandths of an em. */
function widthOf(bytes, character) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const glyph = new Map(characterMap(bytes)).get(character.codePointAt(0));
  const units = view.getUint16(tableOffset(view, 'head') + 18);
  // Glyphs beyond the list have its last width.
  const place = Math.min(glyph, view.getUint16(tableOffset(view, 'hhea') + 34) - 1);
  return Math.round((view.getUint16(tableOffset(view, 'hmtx') + place * 4) * 1000) / units);
}

it.each([...faces(), ...weightFaces()])(
  '$family $weight has half-width marks, a narrow dot and a full-width dash',
  async (face) => {
    const bytes = await halfWidthFont(face, 'truetype');
    expect(['（', '）', '、', '。'].map((character) => widthOf(bytes, character))).toEqual([
      500, 500, 500, 500,
    ]);
    expect(widthOf(bytes, '·')).toBeLessThanOrEqual(350);
    expect(widthOf(bytes, '—')).toBe(1000);
  },
);
