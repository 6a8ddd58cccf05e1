import { wordStarts } from './word-starts.js';

/** A range of a text without a line break; `end` is the first character after it. */
export interface Stretch {
  start: number;
  end: number;
}

/** Measures of several characters; a figure stays with one character in any case. */
const CHINESE_UNITS =
  '个?(?:小时|分钟|课时|学时|工时|学分|工作日|百分点|月|季度|学期)|年[级度]|公里|公斤|平方米|立方米|毫[米克升秒]|厘米|千[米克瓦]|[美欧港日]元|人[次天月]';
const LATIN_UNITS =
  '(?:ms|s|min|h|k|K|M|[KMGT]B|[QT]PS|[kMG]?Hz|km|m|cm|mm|[nµμ]m|kg|g|mg|t|[kM]W|kWh|V|A|dB|[kM]?Pa|pt|px|dpi|fps|℃|°C|million|billion|percent|days|weeks|months|years|hours|people)(?:/(?:℃|°C|[a-z]{1,3}))?';
/** Of a power: 10⁷. */
const EXPONENT = '[⁻⁰¹²³⁴-⁹]*';
/** Verbs and prepositions that a figure follows. */
const LEADING =
  '(?:(?:提升|提高|提前|降低|下降|缩短|减少|增加|增长|增至|上升|压缩|延长|改善|扩大|扩展|控制|节约|节省|超过|[高低多少优]于|达成?|降|升|增|减|扩|改)(?:了|到|至|为|近|约)?|[从由到至近约超逾第前])';
const CURRENCY = '(?:CNY|RMB|USD|EUR|GBP|HKD|JPY|AUD|CAD|SGD|CHF|KRW|TWD)';
/** A number in words with what it counts. */
const COUNT = /[一两二三四五六七八九十几]+[个名位项次件篇场门种家]/gu;
const AMOUNT = `(?<![A-Za-z])${CURRENCY} \\d(?:[\\d.,]*\\d)?`;
const QUANTITY = new RegExp(
  `(?:${CURRENCY} |${LEADING} ?)?[¥￥$€]?\\d[\\d.,]*${EXPONENT}[%‰]?\\+? ?(?:[万亿千百]?(?:${CHINESE_UNITS})|(?!${LEADING}|[与和及或并])[万亿千百]?\\p{Script=Han}|${LATIN_UNITS}(?![A-Za-z]))|${AMOUNT}`,
  'gu',
);
const PREFIXED_FIGURE = new RegExp(`${LEADING} ?[¥￥$€]?\\d[\\d.,]*[%‰]?`, 'gu');
/** A figure in Chinese, with its verb or preposition: a word begins with it. */
const FIGURE_FIRST = new RegExp(`^(?:${LEADING} ?)?[¥￥$€]?\\d`, 'u');
const WIDE_BEFORE = /[\p{Script=Han}，。；：、）”] ?$/u;
/** A share with what it is of. */
const SHARE = /\d[\d.]*% [a-z]+/g;
/** A word of which a part is too short to be on a line of its own: e-mail, Wi-Fi, A/B. */
const SHORT_PARTS =
  /(?<![\w/@.-])(?:[A-Za-z]{1,2}-[A-Za-z]+|[A-Za-z]+-[A-Za-z]{1,2}|[A-Za-z]{1,2}\/[A-Za-z]{1,2})(?![\w/@-])/g;

/** Widths of a last line in ems. */
const CHINESE_LINE = 4.5;
/** Of one that begins with a figure: one more character would be the rest of a word. */
const FIGURE_LINE = 3.5;
/** Of a head or a cell: they are narrower than a paragraph. */
const SHORT_CHINESE_LINE = 2;
const MAX_SHORT_CHINESE_LINE = 3;
/** A company of another one, which is named as such, with its place if the other's name ends before it. */
const BRANCH = /(?:(?<=公司)\p{Script=Han}{1,6})?[分子总]公司$/u;
/** What kind of company it is, in Latin with the word before it. */
const LEGAL_FORM =
  /(?:股份)?有限(?:责任)?公司|(?:[^\s,]+,? )?(?:Co\.,? ?(?:Ltd|Limited)\b|(?:Ltd|Inc|LLC|LLP|PLC|GmbH|Corp|Limited)\b)\.?/gu;
/** Letters of a legal form with the word before it: half as wide as Chinese. */
const MAX_LEGAL_FORM = 20;
/** Letters of a last line in Latin: two words, else one that is not too short. */
const LATIN_LINES = [8, 4] as const;
/** A stretch that is longer than a narrow column could not break where it has to. */
const MAX_LENGTH = 16;
/** How many characters a last line is longer at most, so that it begins with a word. */
const WORD = 2;
/** How wide it is then at most: the line before it ends that much earlier. */
const MAX_CHINESE_LINE = 6;

const CHINESE = /\p{Script=Han}/u;
/** A word begins behind the first, and with the second. */
const WORD_BEFORE = /[\p{P}\s的了得地]/u;
const WORD_FIRST = /[与和及并或在为对向从由将把被以按共均达]/u;

// A range with its unit, a standard with its number, a word with the following dash.
const RANGE = /[-−]?\d[\d.]*[℃%]?[～~][-−]?\d[\d.]*[℃%]?/gu;
const STANDARD = /(?<![A-Za-z])(?:ISO|IEC|IEEE|GB|IATF|ASIL|AEC|EN)(?:\/[A-Z]+)?[ -][A-Z\d][\w.:-]*/gu;
const DASH = /[^\s—–]+ [—–](?= )/gu;
/** From one figure to another, with currency and unit: CNY 12–16k/month. */
const SPAN = new RegExp(
  `(?<![\\w.-])(?:${CURRENCY} )?[¥￥$€]?\\d[\\d.,]*[kKwW万千]?[–~-][¥￥$€]?\\d[\\d.,]*(?: ?[kKwW万千元]+)?(?:/(?:month|year|月|年))?(?![\\w.-])`,
  'gu',
);
const INTERPUNCT = /\p{Script=Han}·(?=\p{Script=Han})/gu;
/** A part of a name with the dot behind it, and the other name in brackets. */
const NAME_PART =
  /[（(][^（）()]{1,30}[）)]|\p{Script=Han}+·(?=\p{Script=Han})|(?<=\p{Script=Han}·)\p{Script=Han}+/gu;
/** Letters of a name in brackets. */
const MAX_NAME = 32;
/** A short remark in brackets after a name. */
const REMARK = /（[^（）]{1,10}）/gu;

const stretchesOf = (text: string, pattern: RegExp, maxLength = MAX_LENGTH): Stretch[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter(({ start, end }) => end - start <= maxLength);

/** The patterns of unbreakable words, by what a text with one contains: most texts contain little of it, and that is seen sooner. */
const UNBROKEN: [contained: RegExp, patterns: RegExp[]][] = [
  [/\d/, [QUANTITY, PREFIXED_FIGURE, SHARE, RANGE, SPAN]],
  [/[一两二三四五六七八九十几]/, [COUNT]],
  [/[-/]/, [SHORT_PARTS]],
  [/[A-Z]{2}/, [STANDARD]],
  [/[—–]/, [DASH]],
];

/**
 * Unbreakable ranges: numbers with their units, numeric ranges, standard numbers, and dashes with the
 * preceding word.
 */
export const unbrokenWords = (text: string): Stretch[] =>
  UNBROKEN.flatMap(([contained, patterns]) =>
    contained.test(text) ? patterns.flatMap((pattern) => stretchesOf(text, pattern)) : [],
  );

/** The dot within a name, which starts no line. */
export const interpuncts = (text: string): Stretch[] => stretchesOf(text, INTERPUNCT);

/** The parts of a name, between which alone it breaks. */
export const nameParts = (text: string): Stretch[] => stretchesOf(text, NAME_PART, MAX_NAME);

/** Remarks in brackets, which are not broken within a heading. */
export const remarks = (text: string): Stretch[] => stretchesOf(text, REMARK);

/** The legal form of a company, which is not broken within a heading. */
export const legalForms = (text: string): Stretch[] => stretchesOf(text, LEGAL_FORM, MAX_LEGAL_FORM);

/** The end of a heading: in Latin two words, if they are short enough. */
export const headLastLine = (text: string): Stretch | undefined =>
  (/[A-Za-z.]$/.test(text) ? lineOf(text, SHORT_CHINESE_LINE, 2, LATIN_LINES[0]) : undefined) ??
  shortLastLine(text);

/** The end of a cell, a part of a line or a fact. */
export function shortLastLine(text: string): Stretch | undefined {
  const branch = BRANCH.exec(text);
  return branch ? { start: branch.index, end: text.length } : lineOf(text, SHORT_CHINESE_LINE, 1, 4);
}

/** The end of a paragraph that a last line holds at least: some Chinese words, or two words or a long one. */
export function lastLine(text: string): Stretch | undefined {
  const [usual, least] = LATIN_LINES;
  return (
    lineOf(text, CHINESE_LINE, 2, usual) ??
    lineOf(text, CHINESE_LINE, 1, usual) ??
    lineOf(text, CHINESE_LINE, 1, least)
  );
}

function lineOf(text: string, ems: number, words: number, latinLetters: number): Stretch | undefined {
  // More than the longest stretch is not looked at.
  const characters = [...text.slice(-MAX_LENGTH - 2)];
  let start = text.length;
  let [width, letters, wordCount] = [0, 0, 1];
  let isChinese = false;
  let at = characters.length;
  while (at > 0) {
    const character = characters[at - 1] ?? '';
    const isSpace = /\s/.test(character);
    const isBehindLatin = /[\x21-\x7e]/.test(characters[at - 2] ?? '');
    if (isSpace && letters >= latinLetters && (wordCount >= words || !isBehindLatin)) break;
    if (isSpace) wordCount += 1;
    at -= 1;
    start -= character.length;
    if (CHINESE.test(character)) isChinese = true;
    if (/[\p{L}\p{N}%]/u.test(character)) {
      letters += 1;
      width += CHINESE.test(character) ? 1 : 0.5;
    }
    const inWord = /[\x21-\x7e]/.test(character) && isBehindLatin;
    if (isChinese && width >= ems && !inWord) break;
    if (ems === CHINESE_LINE && width >= FIGURE_LINE && beginsWithFigure(text, start)) break;
  }
  if (isChinese && CHINESE.test(characters[at] ?? '') && !FIGURE_FIRST.test(text.slice(start))) {
    const more =
      ems === CHINESE_LINE
        ? seenWordStart(characters, at, Math.min(WORD, MAX_CHINESE_LINE - width))
        : undefined;
    start = more === undefined ? knownWordStart(text, start, ems) : start - more;
  }
  const length = text.length - start;
  return length > 1 && length <= MAX_LENGTH ? { start, end: text.length } : undefined;
}

const beginsWithFigure = (text: string, start: number): boolean =>
  FIGURE_FIRST.test(text.slice(start)) && WIDE_BEFORE.test(text.slice(0, start));

/** How many characters before `at` a word begins, if a function word or a sign shows it within `most`. */
function seenWordStart(characters: string[], at: number, most: number): number | undefined {
  for (let more = 0; more <= most; more += 1) {
    const [before, first] = [characters[at - more - 1], characters[at - more]];
    if (before === undefined || first === undefined) break;
    const begins = WORD_BEFORE.test(before) || WORD_FIRST.test(first);
    if (begins && CHINESE.test(first)) return more;
  }
  return undefined;
}

/** The start of the known word by which the last line is nearest to `ems`; else `start`. */
function knownWordStart(text: string, start: number, ems: number): number {
  const [least, most] =
    ems === CHINESE_LINE ? [FIGURE_LINE, MAX_CHINESE_LINE] : [SHORT_CHINESE_LINE, MAX_SHORT_CHINESE_LINE];
  let [best, distance] = [start, Infinity];
  for (const place of wordStarts(text)) {
    const width = widthOf(text.slice(place));
    if (width < least || width > most || Math.abs(width - ems) >= distance) continue;
    [best, distance] = [place, Math.abs(width - ems)];
  }
  return best;
}

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (CHINESE.test(character) ? 1 : /[\p{L}\p{N}%]/u.test(character) ? 0.5 : 0),
    0,
  );
