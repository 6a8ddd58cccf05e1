import type { InkedWord as Word } from './inked-words.js';
import { median, type PageItem } from './page-rows.js';
import type { DrawnRule } from './picture-rules.js';

const MIN_CERTAINTY = 12;
const GAP = 0.62; // of the line height
const GAP_AFTER_MARK = 1.5; // a comma fills half of its em square

const BULLET = '•';
// A space confirmed by ink; others next to Chinese letters are dropped.
const BLANK = '\u2002';
const isReadable = ({ confidence }: Word): boolean => confidence >= MIN_CERTAINTY;

/**
 * Splits a recognised line. Boxes of single Chinese characters are imprecise, so only a wide gap is a separator; within
 * a part, no space is next to a Chinese character.
 */
export function partsOf(words: readonly Word[], rules: readonly DrawnRule[]): PageItem[] {
  const height = median(words.map(({ bbox }) => bbox.y1 - bbox.y0));
  const parts: Word[][] = [];
  let before: Word | undefined;
  for (const word of words.filter(({ text }) => text.trim() !== '')) {
    const isAfterMark = before !== undefined && /[，。、；：！,;:•·）)]$/u.test(before.text.trim());
    const gap = height * (isAfterMark ? GAP_AFTER_MARK : GAP);
    const isNear = word.room === undefined ? word.bbox.x0 - (before?.bbox.x1 ?? 0) < gap : word.room !== '\t';
    const isNext = before !== undefined && isNear && !isSeparate(before, word, rules);
    // A faint symbol may be a bar or dot between two words.
    if (!isReadable(word) && !/[\p{L}\d]/u.test(word.text)) continue;
    before = word;
    if (isNext) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts
    .map(withoutSpecks)
    .filter((part) => part.some(isReadable))
    .map(toItem)
    .filter(({ text }) => text === BULLET || !/^[\s\p{P}\p{S}]*$/u.test(text));
}

/** A Chinese letter among readable ones is kept, however uncertain; other uncertain characters are noise. */
const withoutSpecks = (part: readonly Word[]): Word[] =>
  part.filter((word) => isReadable(word) || /^\p{Script=Han}+$/u.test(word.text.trim()));

/** Whether a cell border is between two words. */
function isSeparate({ bbox: a }: Word, { bbox: b }: Word, rules: readonly DrawnRule[]): boolean {
  const [from, to, y] = [(a.x0 + a.x1) / 2, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
  return rules.some(
    ({ isLevel, x0, x1, y0, y1 }) =>
      !isLevel && y0 <= y && y <= y1 && from < (x0 + x1) / 2 && (x0 + x1) / 2 < to,
  );
}

function toItem(words: readonly Word[]): PageItem {
  const boxes = words.map(({ bbox }) => bbox);
  const [x, end] = [Math.min(...boxes.map(({ x0 }) => x0)), Math.max(...boxes.map(({ x1 }) => x1))];
  const [y, bottom] = [median(boxes.map(({ y0 }) => y0)), median(boxes.map(({ y1 }) => y1))];
  const certainty = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100;
  const text = words
    .map((word, at) => `${at === 0 ? '' : word.room === ' ' ? BLANK : ' '}${word.text.trim()}`)
    .join('');
  const isInked = words.some(({ room }) => room !== undefined);
  return {
    text: asTyped(text, isInked).replaceAll(BLANK, ' '),
    x,
    y,
    width: end - x,
    height: Math.max(bottom - y, 1),
    ...(words[0]?.room === '\t' && { isSeparated: true }),
    certainty: Math.round(certainty * 100) / 100,
  };
}

/** Chinese punctuation, without noise that was read as quotes and brackets. */
function asTyped(text: string, isInked: boolean): string {
  return text
    .replace(
      /(?<=[\p{Script=Han}，。；：、！？（）]) +(?=\S)|(?<=\S) +(?=[\p{Script=Han}，。；：、！？（）])/gu,
      '',
    )
    .replace(/(?<=\p{Script=Han})\s*:\s*/gu, '：')
    .replace(/(?<=\p{Script=Han})\s*;\s*/gu, '；')
    .replace(/(?<=\p{Script=Han})\s*,\s*(?=\p{Script=Han})/gu, '，')
    .replace(/^[。.°º*·●■◆○•](?:\s*(?=[\p{Script=Han}\dA-Za-z])|$)/u, `${BULLET}`)
    .replace(/^(姓名|性别|民族|籍贯|电话|手机|邮箱|求职意向|政治面貌|出生年月)[；;]\s*(?=\S)/u, '$1：')
    .replace(/(?<=\d)\s*[一—]\s*(?=\d)/gu, '-')
    .replace(/(?<=[\p{Script=Han}\d])\s*[”“〈`‘’]\s*(?=[\p{Script=Han}A-Za-z\d])/gu, isInked ? '' : '\t')
    .replace(/^[”“〈〉‘’`^~|《》]+|[”“〈‘’`^~|《]+$/gu, '')
    .trim();
}
