/** A stretch of a text within which no line ends; `end` is the first character after it. */
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
const LATIN_LINE = 4;
/** A stretch that is longer than a narrow column could not break where it has to. */
const LONGEST = 16;

const CHINESE = /\p{Script=Han}/u;

/** Numbers with their units. */
export const quantities = (text: string): Stretch[] =>
  Array.from(text.matchAll(QUANTITY), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => end - start <= LONGEST);

/** The end of a paragraph that a last line holds at least: some Chinese characters, or a word that is not too short. */
export function lastLine(text: string): Stretch | undefined {
  // More than the longest stretch is not looked at.
  const characters = [...text.slice(-LONGEST - 2)];
  let start = text.length;
  let letters = 0;
  let isChinese = false;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const character = characters[at] ?? '';
    if (/\s/.test(character) && letters >= LATIN_LINE) break;
    start -= character.length;
    if (CHINESE.test(character)) isChinese = true;
    if (/[\p{L}\p{N}]/u.test(character)) letters += 1;
    const inWord = /[\x21-\x7e]/.test(character) && /[\x21-\x7e]/.test(characters[at - 1] ?? ' ');
    if (isChinese && letters >= CHINESE_LINE && !inWord) break;
  }
  const length = text.length - start;
  return length > 1 && length <= LONGEST ? { start, end: text.length } : undefined;
}
