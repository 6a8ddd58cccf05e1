/** More than the longest last line of a paragraph, with the word before it. */
const LOOKED_AT = 14;
const CHINESE = /^\p{Script=Han}/u;
/** A single character that is a word; others end one that the dictionary lacks, and some begin one. */
const WORD = /^[与和及并或在为对向从由将把被以按共均达]$/u;
const PREFIX = /^[分副总各新首前单每本第小大高低多非无超全双]$/u;
const SUFFIX = /^[师员长生家人者院所部率性化度型]$/u;

let segmenter: Intl.Segmenter | undefined;

const chineseWords = (text: string): Intl.SegmentData[] => {
  if (!('Segmenter' in Intl)) return [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(text));
};

/** The words of the dictionary in a text; none in browsers without one. */
export const knownWords = (text: string): { start: number; end: number }[] =>
  chineseWords(text).flatMap(({ segment, index }, at, words) => {
    const next = words[at + 1]?.segment ?? '';
    const end = index + segment.length + (SUFFIX.test(next) ? 1 : 0);
    return segment.length > 1 && CHINESE.test(segment) ? [{ start: index, end }] : [];
  });

/** The places near the end of a text where a word of the dictionary begins, from the first; none in browsers without one. */
export function wordStarts(text: string): number[] {
  const from = Math.max(0, text.length - LOOKED_AT);
  const words = chineseWords(text.slice(from));
  const isStart = (segment: string, before = ''): boolean =>
    CHINESE.test(segment) && (segment.length > 1 || WORD.test(segment)) && !PREFIX.test(before);
  return words
    .filter(({ segment }, at) => isStart(segment, words[at - 1]?.segment))
    .map(({ index }) => from + index);
}
