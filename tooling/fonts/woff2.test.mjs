import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { characterMap, tableOffset } from './cmap.mjs';
import { displayFaces, faces, italicFaces } from './faces.mjs';
import { readOutline } from './woff2-outlines.mjs';
import { toWoff2 } from './woff2.mjs';

const options = { noHinting: true, keepFeatures: [], targetFormat: 'truetype' };
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What a reader sees of a glyph: its width, and its points or the glyphs that it is made of. */
function shapeOf(view, glyph) {
  const [loca, glyf] = [tableOffset(view, 'loca'), tableOffset(view, 'glyf')];
  const isLong = view.getInt16(tableOffset(view, 'head') + 50) === 1;
  const place = (index) => (isLong ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2);
  const longMetrics = view.getUint16(tableOffset(view, 'hhea') + 34);
  const width = view.getUint16(tableOffset(view, 'hmtx') + Math.min(glyph, longMetrics - 1) * 4);
  if (place(glyph) === place(glyph + 1)) return { width };
  const at = glyf + place(glyph);
  const box = [2, 4, 6, 8].map((offset) => view.getInt16(at + offset));
  if (view.getInt16(at) < 0)
    return { width, box, parts: [10, 12, 14].map((offset) => view.getUint16(at + offset)) };
  const { ends, flags, xs, ys } = readOutline(view, at);
  return { width, box, ends, xs, ys, isOnCurve: Array.from(flags, (flag) => flag & 1) };
}

const [italic] = italicFaces();
const brush = displayFaces().find(({ name }) => name === 'brush');
const [, , serif] = faces();
const TEXT = '龙飞凤舞王㛃Ågé“—”，。';

it.each([
  ['Latin with composed letters', italic.file],
  ['a text family', serif.file],
  ['a heading family', brush.file],
])('%s has the same glyphs as before', async (_name, file) => {
  const font = await subsetFont(await readFile(file), TEXT, options);
  const packed = await toWoff2(font, 5);
  expect(packed.length).toBeLessThan(font.length);
  const unpacked = await subsetFont(packed, undefined, { ...options, keepAllGlyphs: true });
  const [before, after] = [viewOf(font), viewOf(unpacked)];
  const pairs = characterMap(font);
  expect(pairs.length).toBeGreaterThan(3);
  expect(characterMap(unpacked)).toEqual(pairs);
  for (const [, glyph] of pairs) expect(shapeOf(after, glyph)).toEqual(shapeOf(before, glyph));
});
