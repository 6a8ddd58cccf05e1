/** A range of a text without a line break; `end` is the first character after it. */
export interface Stretch {
  start: number;
  end: number;
}

const CHINESE_UNITS =
  '[万亿千百]?(?:小时|分钟|元|天|人|名|个|年|月|日|岁|次|倍|家|项|篇|支|台|条|款|分|秒|周|位|件|套|门|场|期|轮|届|万|亿|千|百)';
const LATIN_UNITS =
  '(?:ms|s|min|h|k|K|M|[KMGT]B|[QT]PS|[kMG]?Hz|km|m|cm|mm|kg|g|mg|t|[kM]W|kWh|V|A|pt|px|dpi|fps|℃|°C|million|billion|percent|days|weeks|months|years|hours|people)';
const QUANTITY = new RegExp(
  `(?:(?:CNY|RMB|USD|EUR|HKD) )?\\d[\\d.,]*\\+? ?(?:${CHINESE_UNITS}|${LATIN_UNITS}(?![A-Za-z]))`,
  'g',
);

const CHINESE_LINE = 3;
/** For a heading or a cell: they are narrower than a paragraph. */
const SHORT_CHINESE_LINE = 2;
/**
 * Minimum letters of a last line in Latin: two words or one long word, otherwise one word that is not too
 * short.
 */
const LATIN_LINES = [8, 4] as const;
/** A longer range could not break where a narrow column requires it. */
const MAX_LENGTH = 16;

const CHINESE = /\p{Script=Han}/u;

// A range with its unit, a standard with its number, a word with the following dash.
const RANGE = /[-−]?\d[\d.]*[℃%]?[～~][-−]?\d[\d.]*[℃%]?/gu;
const STANDARD = /(?<![A-Za-z])(?:ISO|IEC|IEEE|GB|IATF|ASIL|AEC|EN)(?:\/[A-Z]+)?[ -][A-Z\d][\w.:-]*/gu;
const DASH = /[^\s—–]+ [—–](?= )/gu;
const INTERPUNCT = /\p{Script=Han}·(?=\p{Script=Han})/gu;
/** A short remark in brackets after a name. */
const REMARK = /（[^（）]{1,7}）/gu;

const stretchesOf = (text: string, pattern: RegExp): Stretch[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => end - start <= MAX_LENGTH);

/**
 * Unbreakable ranges: numbers with their units, numeric ranges, standard numbers, and dashes with the
 * preceding word.
 */
export const keptWords = (text: string): Stretch[] =>
  [QUANTITY, RANGE, STANDARD, DASH].flatMap((pattern) => stretchesOf(text, pattern));

/** The dot within a name, which starts no line. */
export const interpuncts = (text: string): Stretch[] => stretchesOf(text, INTERPUNCT);

/** Remarks in brackets, which are not broken within a heading. */
export const remarks = (text: string): Stretch[] => stretchesOf(text, REMARK);

/** The end of a heading or cell. */
export const shortLastLine = (text: string): Stretch | undefined => lineOf(text, SHORT_CHINESE_LINE, 4);

/** The minimum content of a paragraph's last line: some Chinese characters, two words, or a long one. */
export function lastLine(text: string): Stretch | undefined {
  const [usual, least] = LATIN_LINES;
  return lineOf(text, CHINESE_LINE, usual) ?? lineOf(text, CHINESE_LINE, least);
}

function lineOf(text: string, chineseLetters: number, latinLetters: number): Stretch | undefined {
  // Looks no further than the longest range.
  const characters = [...text.slice(-MAX_LENGTH - 2)];
  let start = text.length;
  let letters = 0;
  let isChinese = false;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const character = characters[at] ?? '';
    if (/\s/.test(character) && letters >= latinLetters) break;
    start -= character.length;
    if (CHINESE.test(character)) isChinese = true;
    if (/[\p{L}\p{N}]/u.test(character)) letters += 1;
    const inWord = /[\x21-\x7e]/.test(character) && /[\x21-\x7e]/.test(characters[at - 1] ?? ' ');
    if (isChinese && letters >= chineseLetters && !inWord) break;
  }
  const length = text.length - start;
  return length > 1 && length <= MAX_LENGTH ? { start, end: text.length } : undefined;
}
