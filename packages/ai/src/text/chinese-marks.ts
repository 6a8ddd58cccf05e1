import { hasNoChinese } from './no-chinese.js';

const FULL: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' };

/** A mark next to Chinese words or the signs that end them; 1:50, 8:30, 1,200 and Word,Excel keep theirs. */
const AFTER_CHINESE = /(?<=[\p{Script=Han}）)”》】%‰+])\s?[,;:!?]+\s*(?!\/\/)/gu;
const BEFORE_CHINESE = /(?<=[^\s])\s?[,;:!?]\s*(?=[\p{Script=Han}（(“《【])/gu;
const STOP = /(?<=\p{Script=Han})\.(?=$|\s*\p{Script=Han})\s*/gu;
const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
const QUOTES = /"([^"“”]*\p{Script=Han}[^"“”]*)"/gu;
/** An English sentence that begins a text keeps its punctuation. */
const ENGLISH_FIRST = /^[A-Za-z][^\p{Script=Han}]{16,}/u;
const ENDS_CHINESE = /\p{Script=Han}$/u;
const HAS_CHINESE = /\p{Script=Han}/u;
/** Marks in a row, of which the strongest says where the sentence ends. */
const SEVERAL = /[，、；：]*([。！？])[，、；：。]*|[，、]*(；)[，、；]*|([，、：])[，、]+/gu;

const full = (marks: string): string => FULL[marks.trim()[0] ?? ''] ?? marks;

/** A Chinese text with the full-width punctuation of Chinese. */
export const withFullWidthPunctuation = (text: string): string =>
  hasNoChinese(text) || ENGLISH_FIRST.test(text)
    ? text
    : text
        .replace(QUOTES, '“$1”')
        .replace(AFTER_CHINESE, full)
        .replace(BEFORE_CHINESE, full)
        .replace(STOP, '。')
        .replace(BRACKETS, (whole, inner: string, at: number, all: string) =>
          HAS_CHINESE.test(inner) || ENDS_CHINESE.test(all.slice(0, at)) ? `（${inner}）` : whole,
        );

/** A Chinese text with the punctuation of Chinese, one mark at a place, as a text that is sent to somebody has it. */
export const withChineseMarks = (text: string): string =>
  withFullWidthPunctuation(text).replace(
    SEVERAL,
    (_whole, end = '', semicolon = '', first = '') => `${end}${semicolon}${first}`,
  );
