import { readFile } from 'node:fs/promises';
import { displayCharacters, gb2312Ideographs } from './charset.mjs';
import { characterMap, toRanges } from './cmap.mjs';
import { displayFaces } from './faces.mjs';

describe('the characters of heading fonts', () => {
  it('are ideographs, and Latin if the font has its own letters, without full-width punctuation', () => {
    const contained = (text, hasLatin) =>
      [...text].filter((character) => displayCharacters({ hasLatin }).includes(character)).join('');
    expect(contained('Aé&/(中喆〇（，。：“”…—·①Ａ⽉×', true)).toBe('Aé&/(中喆〇');
    expect(contained('Aé&/(中 喆〇（，。', false)).toBe('中 喆〇');
  });

  it.each(displayFaces().map((face) => [face.family, face]))(
    '%s has a separate glyph for each of its characters',
    async (_, face) => {
      const pairs = characterMap(await readFile(face.file));
      const glyphs = new Map(pairs.map(([codePoint, glyph]) => [String.fromCodePoint(codePoint), glyph]));
      const ascii = Array.from({ length: 0x5f }, (_each, place) => String.fromCodePoint(0x20 + place));
      const expected = [...(face.hasLatin ? ascii : []), ...gb2312Ideographs()];
      expect(expected.filter((character) => !glyphs.has(character))).toEqual([]);
      const covered = [...displayCharacters(face)].filter((character) => glyphs.has(character));
      expect(new Set(covered.map((character) => glyphs.get(character))).size).toBe(covered.length);
    },
  );
});

describe('characterMap', () => {
  it('reads a font of the basic plane, which has only format 4', () => {
    // One segment by difference (A–C are glyphs 1–3), one by a list of glyphs (中 is glyph 9, 丮 has none), the last one.
    const subtable = [
      4, 0, 0, 6, 0, 0, 0, 0x43, 0x4e2e, 0xffff, 0, 0x41, 0x4e2d, 0xffff, 0xffc0, 0, 1, 0, 4, 0, 9, 0,
    ];
    const bytes = Buffer.alloc(12 + 16 + 4 + 8 + subtable.length * 2);
    bytes.writeUInt16BE(1, 4);
    bytes.write('cmap', 12);
    bytes.writeUInt32BE(28, 20);
    bytes.writeUInt16BE(1, 30);
    bytes.writeUInt32BE(12, 36);
    subtable.forEach((value, place) => bytes.writeUInt16BE(value, 40 + place * 2));
    expect(characterMap(bytes)).toEqual([
      [0x41, 1],
      [0x42, 2],
      [0x43, 3],
      [0x4e2d, 9],
    ]);
  });
});

describe('toRanges', () => {
  it('joins adjacent code points', () => {
    expect(toRanges([1, 2, 3, 7])).toEqual([
      [1, 3],
      [7, 7],
    ]);
  });
});
