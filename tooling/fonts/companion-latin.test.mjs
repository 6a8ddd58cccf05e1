import { SCRIPTS } from './charset.mjs';
import { characterMap, tableOffset } from './cmap.mjs';
import { companionLatin } from './companion-latin.mjs';
import { faces } from './faces.mjs';
import { trueTypeOf } from './true-type.mjs';

const charactersOf = (font) => characterMap(font).map(([codePoint]) => String.fromCodePoint(codePoint));
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const of = (family) => faces().filter((face) => face.family === family);

it.each([...of('Noto Sans SC'), ...of('Noto Serif SC')])(
  '$family $weight has every figure and sign of powers and indices',
  async (face) => {
    const latin = await companionLatin(face, 'truetype');
    const all = [...charactersOf(await trueTypeOf(face.file)), ...charactersOf(latin)];
    const expected =
      face.family === 'Noto Sans SC' ? [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉₊₋ⁿ'] : [...'⁰⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ⁿ'];
    expect(all).toEqual(expect.arrayContaining(expected));
    expect(charactersOf(latin).filter((character) => !SCRIPTS.includes(character))).toEqual([]);
  },
);

it.each(of('LXGW WenKai'))(
  '$family $weight has the letters of a serif, and figures of one width',
  async (face) => {
    const latin = await companionLatin(face, 'truetype');
    expect(charactersOf(latin)).toEqual(expect.arrayContaining([...' aefzAZ09éü–(&']));
    expect(charactersOf(latin)).not.toEqual(expect.arrayContaining(['’']));
    const view = viewOf(latin);
    const widths = characterMap(latin)
      .filter(([codePoint]) => codePoint >= 0x30 && codePoint <= 0x39)
      .map(([, glyph]) => view.getUint16(tableOffset(view, 'hmtx') + glyph * 4));
    expect(new Set(widths).size).toBe(1);
    expect(widths).toHaveLength(10);
  },
);
