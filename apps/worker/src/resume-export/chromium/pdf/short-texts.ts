import { contentTokens, type ContentToken } from './content-tokens.js';

/** List markers and numbers are no longer than this. */
const MAX_GLYPHS = 4;

const READ = new Set(['BDC', 'EMC', 'Tf', 'Tj', 'TJ']);

/** Returns the text of a glyph (four hexadecimal digits) of a font of the page. */
export type UnicodeOf = (font: string, glyph: string) => string | undefined;

/**
 * The texts of a page's marked contents with only a few glyphs, by their number (MCID).
 * @param content one character per byte
 * @param tokens of the content
 */
export function shortTexts(
  content: string,
  unicodeOf: UnicodeOf,
  tokens: Iterable<ContentToken> = contentTokens(content),
): Map<number, string> {
  const texts = new Map<number, string>();
  let id: number | undefined;
  let depth = 0;
  let font = '';
  let glyphs: { font: string; glyph: string }[] = [];
  const textOf = (shown: typeof glyphs) =>
    shown.map((one) => unicodeOf(one.font, one.glyph) ?? '\uFFFD').join('');
  let actual: string | undefined;
  let operands: number | undefined;
  for (const { start, operator } of tokens) {
    operands ??= start;
    if (operator === undefined) continue;
    const from = operands;
    operands = undefined;
    if (!READ.has(operator)) continue;
    const operandText = content.slice(from, start);
    if (operator === 'BDC') {
      depth += 1;
      const number = /\/MCID (\d+)/.exec(operandText)?.[1];
      if (number !== undefined) [id, glyphs, actual] = [Number(number), [], undefined];
      actual = /\/ActualText\s*<FEFF([\dA-Fa-f]+)>/.exec(operandText)?.[1] ?? actual;
    } else if (operator === 'EMC') {
      depth -= 1;
      if (depth > 0 || id === undefined) continue;
      if (glyphs.length > 0 && glyphs.length <= MAX_GLYPHS) {
        texts.set(id, actual === undefined ? textOf(glyphs) : fromUtf16(actual));
      }
      id = undefined;
    } else if (operator === 'Tf') font = /\/(\S+)/.exec(operandText)?.[1] ?? '';
    else if (id !== undefined && glyphs.length <= MAX_GLYPHS) {
      for (const [, run = ''] of operandText.matchAll(/<([\dA-Fa-f]+)>/g)) {
        for (const glyph of run.match(/.{4}/g) ?? []) glyphs.push({ font, glyph });
      }
    }
  }
  return texts;
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
