// Latin beside the text families, as families of their own. LXGW WenKai gets the letters and figures of Noto Serif SC,
// because its own look handwritten and wide. The Noto families get the superscripts and subscripts of Source Sans 3 and
// Source Serif 4, whose letters they contain; they lack most of them.
import subsetFont from 'subset-font';
import { latinCharacters, SCRIPTS } from './charset.mjs';
import { characterMap } from './cmap.mjs';
import { latinOf } from './faces.mjs';
import { fitToUpright, rename, viewOf } from './italics.mjs';
import { setEquallyWide } from './latin-quotes.mjs';
import { trueTypeOf } from './true-type.mjs';

/** Suffix of the family name for these characters. */
export const latinFamily = (family) => `${family} Latin`;

/** The characters that a face takes from its Latin font. @param {import('./faces.mjs').Face} face */
export const companionCharacters = (face) => (latinOf(face)?.isWhole ? latinCharacters() : SCRIPTS);

export const hasLatin = (face) => latinOf(face) !== undefined;

/**
 * The Latin font of a face, with its cap height and line metrics, and figures of one width.
 * @param {import('./faces.mjs').Face} face
 * @param {'truetype' | 'woff2'} targetFormat
 * @returns {Promise<Buffer>}
 */
export async function companionLatin(face, targetFormat) {
  const [own, latin] = await Promise.all([trueTypeOf(face.file), trueTypeOf(latinOf(face).file)]);
  const bytes = Buffer.from(latin);
  fitToUpright(viewOf(bytes), viewOf(own));
  rename(bytes);
  const glyphs = new Map(characterMap(bytes));
  setEquallyWide(
    viewOf(bytes),
    [...'0123456789'].map((figure) => glyphs.get(figure.codePointAt(0))),
  );
  return subsetFont(bytes, companionCharacters(face), {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern'],
  });
}
