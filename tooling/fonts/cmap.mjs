// The code points of a TrueType font, read from its format 12 character map (all our faces have one).

/** The offset of a table in a TrueType file. */
export const tableOffset = (view, tag) => {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    if (String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(entry + i))) === tag)
      return view.getUint32(entry + 8);
  }
  throw new Error(`The font has no ${tag} table`);
};

const format12 = (view, cmap) => {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(subtable) === 12) return subtable;
  }
  throw new Error('The font has no full character map');
};

/** Pairs [codePoint, glyph] of a TrueType file, in code point order. */
export function characterMap(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const subtable = format12(view, tableOffset(view, 'cmap'));
  const pairs = [];
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + group * 12;
    const [start, end, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    for (let codePoint = start; codePoint <= end; codePoint += 1)
      pairs.push([codePoint, glyph + codePoint - start]);
  }
  return pairs;
}

/** Sorted code points as [first, last] ranges. */
export function toRanges(codePoints) {
  const ranges = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === codePoint) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}
