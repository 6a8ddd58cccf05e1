// Checkpoints 10 (Unicode) and 31 (fonts). Chromium writes only composite fonts with embedded TrueType programs.
import { PDFRawStream } from '@cantoo/pdf-lib';
import { each, without, type Condition } from './condition.js';
import type { FontUnderTest } from './font-under-test.js';
import type { PdfUnderTest } from './pdf-under-test.js';

const shown = ({ fonts }: PdfUnderTest): FontUnderTest[] => fonts.filter(({ codes }) => codes.size > 0);
const composite = (pdf: PdfUnderTest): FontUnderTest[] => shown(pdf).filter((font) => font.isComposite);
const trueType = (pdf: PdfUnderTest): FontUnderTest[] =>
  composite(pdf).filter(({ descendant }) => descendant?.text('Subtype') === 'CIDFontType2');
const otherEncodings = (pdf: PdfUnderTest): FontUnderTest[] =>
  composite(pdf).filter(({ entries }) => !/^Identity-[HV]$/.test(entries.text('Encoding') ?? ''));
const embeddedMaps = (pdf: PdfUnderTest): FontUnderTest[] =>
  composite(pdf).filter(({ entries }) => entries.stream('Encoding') !== undefined);
const simpleTrueType = ({ fonts }: PdfUnderTest): FontUnderTest[] =>
  fonts.filter(({ entries }) => entries.text('Subtype') === 'TrueType');
/** Bit 3 of the descriptor's flags. */
const isSymbolic = ({ descriptor }: FontUnderTest): boolean => ((descriptor?.number('Flags') ?? 0) & 4) !== 0;
const symbolic = (pdf: PdfUnderTest) => simpleTrueType(pdf).filter(isSymbolic);
const nonSymbolic = (pdf: PdfUnderTest) => simpleTrueType(pdf).filter((font) => !isSymbolic(font));
const describedBy = (key: string) => (pdf: PdfUnderTest) =>
  pdf.fonts.filter(({ descriptor }) => descriptor?.has(key));
const texts = (pdf: PdfUnderTest): string[] =>
  shown(pdf).flatMap(({ toUnicode }) => [...(toUnicode?.values() ?? [])]);

const everyCode = (font: FontUnderTest, isRight: (code: number) => boolean): boolean =>
  [...font.codes].every(isRight);

const MAPS = 'no encoding of another character collection';
const SIMPLE = 'no simple TrueType font that is not symbolic';
const SYMBOLS = 'no simple TrueType font of symbols';

export const definesGlyphs = (font: FontUnderTest): boolean =>
  everyCode(font, (code) => code < (font.program?.glyphs ?? 0));

/** Compares to a thousandth of the em, for glyphs in the font program. */
export const hasTrueWidths = (font: FontUnderTest): boolean => {
  const { program } = font;
  if (!program) return false;
  return everyCode(
    font,
    (code) => code >= program.glyphs || Math.abs(font.widthOf(code) - program.advance(code)) <= 1,
  );
};

export const fontConditions: readonly Condition[] = [
  each('10-001', 'each code maps to Unicode', shown, (font) =>
    everyCode(font, (code) => Boolean(font.toUnicode?.get(code))),
  ),
  without('31-001', `${MAPS} (registries are alike)`, otherEncodings),
  without('31-002', `${MAPS} (orderings are alike)`, otherEncodings),
  without('31-003', `${MAPS} (supplements fit)`, otherEncodings),
  each(
    '31-004',
    'glyphs of TrueType fonts are the codes or in a table',
    (pdf) => trueType(pdf).filter(({ descendant }) => descendant?.has('CIDToGIDMap')),
    ({ descendant }) =>
      descendant?.text('CIDToGIDMap') === 'Identity' ||
      descendant?.get('CIDToGIDMap') instanceof PDFRawStream,
  ),
  each('31-005', 'TrueType fonts say which glyphs codes are', trueType, ({ descendant }) =>
    Boolean(descendant?.has('CIDToGIDMap')),
  ),
  each(
    '31-006',
    'encodings are known or embedded',
    composite,
    ({ entries }) =>
      /^Identity-[HV]$/.test(entries.text('Encoding') ?? '') || entries.stream('Encoding') !== undefined,
  ),
  without('31-007', 'no embedded encoding (its direction is stated alike)', embeddedMaps),
  without('31-008', 'no embedded encoding (it refers to known ones)', embeddedMaps),
  each('31-009', 'fonts are embedded', shown, (font) => font.isEmbedded),
  each('31-011', 'fonts define the glyphs of the text', shown, definesGlyphs),
  without('31-012', 'no list of glyphs of a Type 1 font (complete)', describedBy('CharSet')),
  without('31-013', 'no list of glyphs of a Type 1 font (without others)', describedBy('CharSet')),
  without('31-014', 'no list of glyphs of a composite font (complete)', describedBy('CIDSet')),
  without('31-015', 'no list of glyphs of a composite font (without others)', describedBy('CIDSet')),
  each('31-016', 'widths are those of the font programs', shown, hasTrueWidths),
  without('31-017', `${SIMPLE} (with a table of characters)`, nonSymbolic),
  without('31-018', `${SIMPLE} (with all characters)`, nonSymbolic),
  without('31-019', `${SIMPLE} (with an encoding)`, nonSymbolic),
  without('31-020', `${SIMPLE} (with a base encoding)`, nonSymbolic),
  without('31-021', `${SIMPLE} (with one of two encodings)`, nonSymbolic),
  without('31-022', `${SIMPLE} (with known names of glyphs)`, nonSymbolic),
  without('31-023', `${SIMPLE} (with a Unicode table for other names)`, nonSymbolic),
  without('31-024', `${SYMBOLS} (without an encoding)`, symbolic),
  without('31-025', `${SYMBOLS} (with a table of characters)`, symbolic),
  without('31-026', `${SYMBOLS} (with the table for symbols)`, symbolic),
  each('31-027', 'fonts have a table to Unicode', shown, ({ toUnicode }) => toUnicode !== undefined),
  each('31-028', 'no code maps to nothing', texts, (text) => !text.includes('\0')),
  each('31-029', 'no code maps to U+FEFF or U+FFFE', texts, (text) => !/[\uFEFF\uFFFE]/.test(text)),
  each('31-030', 'no text shows the glyph for missing ones', shown, (font) => !font.codes.has(0)),
];
