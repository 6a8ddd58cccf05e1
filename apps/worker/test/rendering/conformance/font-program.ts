/** What the conditions need from a TrueType font program. */
export interface FontProgram {
  glyphs: number;
  /** Returns the advance of a glyph in thousandths of the em. */
  advance: (glyph: number) => number;
}

/** Reads the tables `head`, `hhea`, `hmtx` and `maxp`; returns undefined if one is missing. */
export function readFontProgram(bytes: Buffer): FontProgram | undefined {
  const tables = new Map<string, number>();
  for (let index = 0; index < bytes.readUInt16BE(4); index += 1) {
    const at = 12 + 16 * index;
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8));
  }
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((tag) => tables.get(tag));
  if (head === undefined || hhea === undefined || hmtx === undefined || maxp === undefined) return undefined;
  const unitsPerEm = bytes.readUInt16BE(head + 18);
  const advances = bytes.readUInt16BE(hhea + 34);
  return {
    glyphs: bytes.readUInt16BE(maxp + 4),
    // Glyphs beyond the last entry have the last advance.
    advance: (glyph) => (1000 * bytes.readUInt16BE(hmtx + 4 * Math.min(glyph, advances - 1))) / unitsPerEm,
  };
}
