// The code points of a TrueType font, read from its character map.

/** The offset of a table in a TrueType file. */
export const tableOffset = (view, tag) => {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    if (String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(entry + i))) === tag)
      return view.getUint32(entry + 8);
  }
  throw new Error(`the font has no ${tag} table`);
};

/** The offset of the first character map of a format. */
const subtableOf = (view, cmap, format) => {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(subtable) === format) return subtable;
  }
  return undefined;
};

/**
 * Pairs [codePoint, glyph] of a TrueType file, in code point order. Format 4 is that of a font without characters
 * beyond U+FFFF.
 */
export function characterMap(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const full = subtableOf(view, cmap, 12);
  if (full !== undefined) return pairsOfFormat12(view, full);
  const basic = subtableOf(view, cmap, 4);
  if (basic === undefined) throw new Error('the font has no Unicode character map');
  return pairsOfFormat4(view, basic);
}

function pairsOfFormat12(view, subtable) {
  const pairs = [];
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + group * 12;
    const [start, end, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    for (let codePoint = start; codePoint <= end; codePoint += 1)
      pairs.push([codePoint, glyph + codePoint - start]);
  }
  return pairs;
}

function pairsOfFormat4(view, subtable) {
  const pairs = [];
  const size = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const [starts, deltas, offsets] = [ends + size + 2, ends + size * 2 + 2, ends + size * 3 + 2];
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const [delta, offset] = [view.getUint16(deltas + segment), view.getUint16(offsets + segment)];
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const found =
        offset === 0 ? codePoint : view.getUint16(offsets + segment + offset + (codePoint - start) * 2);
      const glyph = (found + delta) & 0xffff;
      if (glyph !== 0 && (offset === 0 || found !== 0)) pairs.push([codePoint, glyph]);
    }
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
