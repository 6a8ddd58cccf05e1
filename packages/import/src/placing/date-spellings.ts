// Rewrites unusual notations of periods into those that the date patterns accept.
import { chinaDay } from '@qicheng/resume/china-time';

const DIGITS = '〇一二三四五六七八九';
const SPELLED_YEAR = /(?:[一二])[〇○零九][〇○零一二三四五六七八九]{2}(?=年)/gu;
const SPELLED_MONTH = /(?<=\d{4}年)(十[一二]?|[一二三四五六七八九])(?=月)/gu;

/** 2o14, 20l8: letters that OCR read instead of digits. */
const MISREAD = /(?<![A-Za-z\d])[\dOolI]{3,}(?![A-Za-z])|(?<=\d[.\-/])[Oo](?=\d)/gu;
const asFigures = (word: string): string => {
  const figures = word.replace(/\D/gu, '').length;
  const isMisread = figures < word.length && (figures * 2 >= word.length || word.length === 1);
  return isMisread ? word.replace(/[Oo]/gu, '0').replace(/[lI]/gu, '1') : word;
};

const inDigits = (year: string): string =>
  [...year].map((character) => Math.max(0, DIGITS.indexOf(character))).join('');

/** 八七年的, 零二年出生: a two-character year of birth. */
const SHORT_YEAR = /(?<=^|[，,。；;、\s是])[五六七八九零〇○][〇○零一二三四五六七八九](?=年(?:的|生|出生))/gu;

/** Converts 二〇一一年九月 to 2011年9月. */
export const withFigures = (text: string): string =>
  text
    .replace(MISREAD, asFigures)
    .replace(SPELLED_YEAR, inDigits)
    .replace(SHORT_YEAR, inDigits)
    .replace(SPELLED_MONTH, (month) =>
      String(
        month.startsWith('十') ? 10 + Math.max(0, DIGITS.indexOf(month[1] ?? '')) : DIGITS.indexOf(month),
      ),
    );

/** Standards (ISO 9001:2015, GB/T 19001-2016): the number after the colon or dash is their edition, no date. */
const STANDARD = String.raw`\b(?:ISO|IEC|IATF|FSSC|OHSAS|GB|GJB|YY|TS|AS|EN|DIN|ASTM|SA|BRC)(?:[/\sA-Z]{0,6}?)\d{2,5}(?:[-.]\d{1,2})?`;

const BEFORE_NUMBER = new RegExp(String.raw`${STANDARD}\s?[-:：—–]?\s?$`, 'u');
/** Whether a text ends in the number of a standard, before its edition. */
export const endsWithStandard = (text: string): boolean => BEFORE_NUMBER.test(text);

/** For a pattern of dates: the text before them does not end in the number of a standard. */
export const NOT_OF_STANDARD = String.raw`(?<!${STANDARD}\s?[-:：—–]\s?)`;

const YEAR = String.raw`(?:19|20)\d{2}`;
const TO = String.raw`\s*(?:-|–|—|―|－|~|～|→|至|到)+\s*`;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Characters used as a dash between dates: 2016.9━2020.6, 2016.9一2020.6, 2021.9……2022.3
  [/(?<=\d\s?[月.]?\s?)(?:[━﹣﹘⁓∽]|…+|一(?=\s*(?:19|20)\d{2}))(?=\s?(?:\d|至今|今|现在))/gu, '-'],
  // 2020.09一至今, 2023.3--至令: OCR errors
  [/(?<=\d\s?月?\s?)[-—–一]{1,2}\s*至\s*[今令]/gu, '-至今'],
  // 2018春—2020秋
  [new RegExp(String.raw`(?<=${YEAR})[春夏秋冬](?:季(?:学期)?)?(?=\s*(?:[-–—~～至到）)]|$))`, 'gu'), '年'],
  // 2021.9月
  [new RegExp(String.raw`(?<=${YEAR}[./-]\d{1,2})\s*月`, 'gu'), ''],
  // 2013.09-2016,07
  [new RegExp(String.raw`(?<![\d.])(${YEAR})[,，](?=(?:0[1-9]|1[0-2])(?!\d))`, 'gu'), '$1.'],
  // 2016.9.-2020.6.
  [new RegExp(String.raw`(?<=${YEAR}\.\d{1,2})\.(?=\s*(?:[-–—~～至到]|$))`, 'gu'), ''],
  // 2021-09/2022-03, 2018.9/2022.6
  [new RegExp(String.raw`(${YEAR}([.-])\d{1,2})\s*[/／]\s*(?=${YEAR}\2\d{1,2}(?!\d))`, 'gu'), '$1至'],
  // 2021年9月-22年3月, 2021.9-22.3
  [
    new RegExp(
      String.raw`(${YEAR}\s*[./年]\s*\d{1,2}\s*月?${TO})(\d{2})(?=\s*[./年]\s*\d{1,2}(?![\d.]))`,
      'gu',
    ),
    '$120$2',
  ],
  // 07年10月到2016年, 99年-2005年: two digits before four
  [
    new RegExp(String.raw`(?<![\d.])([4-9]\d)(?=年(?:\d{1,2}月)?(?:份|底|初)?${TO}(?:${YEAR}))`, 'gu'),
    '19$1',
  ],
  [
    new RegExp(String.raw`(?<![\d.])([0-3]\d)(?=年(?:\d{1,2}月)?(?:份|底|初)?${TO}(?:${YEAR}))`, 'gu'),
    '20$1',
  ],
  // Summer 2021, Fall 2019
  [new RegExp(String.raw`\b(?:spring|summer|fall|autumn|winter)\s+(?=${YEAR})`, 'giu'), ''],
  // 2021.9起至2022.3
  [new RegExp(String.raw`(?<=${YEAR}[^\s，,。；;]{0,6})起(?=至|到)`, 'gu'), ''],
  // 2019.9起，2023.6止
  [
    new RegExp(
      String.raw`(${YEAR}[\d.年月/-]{0,6})起\s*[，,、]?\s*[至到]?\s*(${YEAR}[\d.年月/-]{0,6})止`,
      'gu',
    ),
    '$1至$2',
  ],
  // 自2021年9月至2022年3月
  [
    new RegExp(String.raw`(?<!\p{Script=Han})(?:自从?|从)(?=${YEAR}[^，,。；;]{0,8}(?:至|到|起|开始))`, 'gu'),
    '',
  ],
];

/** The year in China. */
export const thisYear = (): number => Number(chinaDay(new Date()).slice(0, 4));

const YEARS_AROUND = '前去今明后';
/** The year that 前年, 去年, 今年, 明年 or 后年 means in `year`, by default the current one. */
export const relativeYear = (word: string, year = thisYear()): number =>
  year + YEARS_AROUND.indexOf(word.charAt(0)) - YEARS_AROUND.indexOf('今');

/** 18年9月到今年8月, 2021.3至去年底 */
const RELATIVE_YEAR = /(?<=(?:\d|年|月)\s*[-–—~～至到]\s*)(?:今年(?=\d{1,2}月)|去年(?=\d{1,2}月|底|年底))/gu;

/** Rewrites the end of a period with its year in digits, relative to today's date in China. */
const withYearInFigures = (text: string): string =>
  text.replace(RELATIVE_YEAR, (word) => `${relativeYear(word)}年`);

/** A text with its periods in the usual notation. */
export const withUsualDates = (text: string): string =>
  /\d{2}/u.test(text)
    ? SPELLINGS.reduce((text, [form, usual]) => text.replace(form, usual), withYearInFigures(text))
    : text;
