import { characterMap } from './cmap.mjs';
import { faces, weightFaces } from './faces.mjs';
import { ITALIC_CHARACTERS, italicLatin, italicOf } from './italics.mjs';

const withItalic = [...faces(), ...weightFaces()].filter(italicOf);

it('exists for the families with their own Latin letters', () => {
  expect(withItalic.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
    'Noto Sans SC 400',
    'Noto Sans SC 700',
    'Noto Serif SC 400',
    'Noto Serif SC 700',
    'Noto Sans SC Light 400',
    'Noto Sans SC Medium 400',
    'Noto Serif SC Light 400',
    'Noto Serif SC Medium 400',
  ]);
});

it.each(withItalic)(
  'the italic of $family $weight contains only Latin and not the reserved name',
  async (face) => {
    const bytes = await italicLatin(face, 'truetype');
    const characters = characterMap(bytes).map(([codePoint]) => String.fromCodePoint(codePoint));
    expect(characters).toEqual(expect.arrayContaining([...'aeftzAZ09éü’”–']));
    expect(characters.filter((character) => !ITALIC_CHARACTERS.includes(character))).toEqual([]);
    const text = bytes.toString('latin1');
    expect(text.replaceAll('\0', '')).not.toMatch(/Source(Sans|Serif|\s?Sans 3|\s?Serif 4)\S*-/);
  },
);
