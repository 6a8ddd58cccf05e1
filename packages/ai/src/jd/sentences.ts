import { regex } from '@qicheng/resume/regex';
import { plainLines } from '../text/plain-lines.js';
import { BREAK, headingOf, isItem, type PostingPart, SINGLE_PARTS, withoutBullet } from './headings.js';
import { isFurtherOrder, isInstruction } from './instructions.js';
import { type Piece, pieceOf, sliced, splitAt } from './piece.js';

/** A sentence of a posting and its part; null before the first heading. */
export interface PostingSentence {
  readonly piece: Piece;
  readonly part: PostingPart | null;
  /** The index of its line, without empty lines. */
  readonly line: number;
}

// Punctuation before a closing bracket belongs to it: 【急聘!!!】. A relaxation belongs to its condition: 1年以上;优秀应届生可考虑.
const END = regex('gu')`
  [。;!?…]+(?![。;!?…】\]])(?!\s*(?:(?:特别|条件|能力)?(?:优秀|突出|出色)|应届)[^,;。]{0,10}(?:可|放宽))
  |(?<=[a-z)"'”’]|[A-Z&][A-Z])(?<!\b(?:approx|min|max|no|vs|[Dd]ec|[Jj]an))\.(?=\s+[A-Z\d]|\s*$|[\u4e00-\u9fa5])
  |(?<=[\u4e00-\u9fa5])~+(?=公司|我们|要求|待遇|薪|工作|地点|负责|欢迎|需要|[你您])|\s{3,}|\t+
`;

const NUMBERED =
  /(?:(?<=^|[。;；:：】\]，,\n])[ \t]*|(?<=[\u4e00-\u9fa5A-Za-z)）][ \t]{1,3})(?=\d{1,2}[)）]))(\d{1,2})([.．、)）])(?=(\d?))/gmu;

/**
 * Separates an item number from the figure after it: 2.5年以上 between the items 1 and 3 is five years. A first item
 * requires a second one; an item after a comma requires the next one.
 */
function withSplitNumbers(text: string): string {
  const marks = [...text.matchAll(NUMBERED)];
  let last = 0;
  const cuts: { at: number; gap: string }[] = [];
  marks.forEach((mark, index) => {
    const number = Number(mark[1]);
    const isAfterComma = /[，,]/u.test(text[mark.index - 1] ?? '');
    const isInline = /[ \t]/u.test(text[mark.index - 1] ?? '');
    const isFollowed = Number(marks[index + 1]?.[1] ?? 0) === number + 1;
    const isContinued =
      (number === last + 1 && (isFollowed || (last > 0 && !isAfterComma))) || (number === 1 && isFollowed);
    if (!isContinued && (isAfterComma || mark[3] !== '')) return;
    last = number;
    if (mark[3] === '' || !(isInline || /[.．]/u.test(mark[2] ?? ''))) return;
    if (isAfterComma || isInline) cuts.push({ at: mark.index, gap: '\n' });
    cuts.push({ at: mark.index + mark[0].length, gap: ' ' });
  });
  return cuts.reduceRight((split, { at, gap }) => split.slice(0, at) + gap + split.slice(at), text);
}

/** An item number followed by a space only: 1 大专以上 2 会计专业. */
const SPACED =
  /(?<=^|[\s。；;：:])(\d{1,2})[ \t]+(?=[\u4e00-\u9fa5A-Za-z\d])(?!年[内后前]|(?:年(?!龄)|月|天|日|人|名|个|岁|万|元|届|次|小时|周|楼|号|位|级|种|项|[kK])(?![\u4e00-\u9fa5]{4}))/gmu;
const MIN_ITEMS = 2;
/** A sentence of several clauses, which names no post. */
const DUTY = /^(?=.{14})[^,，]{4,}[,，].{4,}(?<![员师工长理管监手])[;；。]?$/u;

/** Marks items with a space after the number if the numbers are consecutive from 1. */
function markedItems(text: string): string {
  const marks = [...text.matchAll(SPACED)];
  const runs: (typeof marks)[] = [];
  for (const mark of marks) {
    const number = Number(mark[1]);
    const run = runs.at(-1);
    if (number === 1) runs.push([mark]);
    else if (run && number === run.length + 1) run.push(mark);
  }
  return runs
    .filter(({ length }) => length >= MIN_ITEMS)
    .flat()
    .reduceRight(
      (marked, { index, 0: whole, 1: number = '' }) =>
        `${marked.slice(0, index)}\n${number}、${marked.slice(index + whole.length)}`,
      text,
    );
}

/** Labels of a table that was pasted into one line: 人数 3  学历 大专 及以上. */
const LABELLED =
  /(?<=^|\s)(人数|学历|经验|专业|年龄|性别|月薪|薪资|工资|工作地点|招聘人数|工作年限)[ \t]+(?=[^\s:：])/gmu;
const MIN_LABELS = 2;
/** A table label at the beginning of its line: 职位名称 安全工程师. */
const FIRST_LABEL =
  /^[ \t]*(职位名称|岗位名称|招聘岗位|招聘职位|公司名称|单位名称|招聘单位|用人单位|工作地点|工作城市|学历要求|经验要求|专业要求|工作经验|招聘人数|薪资待遇|薪资范围|月薪|年薪)[ \t]+(?=[^\s:：])/gmu;

const tableLines = (text: string): string =>
  text
    .replace(FIRST_LABEL, '$1：')
    .split('\n')
    .map((line) =>
      (line.match(LABELLED) ?? []).length >= MIN_LABELS
        ? line.replace(LABELLED, '\n$1：').replace(/[ \t]+(?=及以上)/gu, '')
        : line,
    )
    .join('\n');

const BRACKETS = /\([^()]*\)/gu;

/** The pieces between zero-width breaks; a number within brackets, as in 范围（一、二、三）, does not begin an item. */
function brokenUp(line: Piece): Piece[] {
  const inner = [...line.text.matchAll(BRACKETS)];
  const isInner = (at: number): boolean =>
    inner.some(({ index, 0: whole }) => at > index && at < index + whole.length);
  const cuts = [...line.text.matchAll(BREAK)].map(({ index }) => index).filter((at) => !isInner(at));
  return [0, ...cuts]
    .map((from, index) => sliced(line, from, cuts[index] ?? line.text.length))
    .filter(({ text }) => text !== '');
}

/** The sentences of a posting with their parts, and the excluded instructions to a program. */
export function readSentences(text: string): { sentences: PostingSentence[]; ignored: string[] } {
  const sentences: PostingSentence[] = [];
  const ignored: string[] = [];
  let part: PostingPart | null = null;
  let awaited: PostingPart | null = null;
  let isOneLine = false;
  let line = 0;
  let ignoredLine = -1;
  const take = (clean: Piece, own: PostingPart | null) => {
    if (/[\p{L}\p{N}]/u.test(clean.text)) sentences.push({ piece: clean, part: own, line });
  };
  const read = (sentence: Piece, isWholeLine: boolean) => {
    if (isInstruction(sentence.text) || (ignoredLine === line && isFurtherOrder(sentence.text))) {
      ignored.push(sentence.raw);
      ignoredLine = line;
      return;
    }
    const heading = headingOf(sentence, isWholeLine);
    if (heading === null) {
      take(sentence, awaited ?? part);
      return;
    }
    const isSingle = SINGLE_PARTS.has(heading.part);
    awaited = isSingle && heading.rest.text === '' ? heading.part : null;
    // The sections start again at each further post.
    if (heading.part === 'title' && sentences.some((earlier) => earlier.part === 'title')) part = null;
    if (!isSingle) {
      // 加分：会日语 is a single line; 加分： and 加分：1. 会日语 begin a list.
      isOneLine = heading.part === 'plus' && heading.rest.text !== '' && !/^\d/u.test(heading.rest.text);
      part = heading.part;
    }
    if (awaited === null)
      take(heading.part === 'fact' ? sentence : withoutBullet(heading.rest), heading.part);
  };
  for (const whole of splitAt(pieceOf(withSplitNumbers(markedItems(tableLines(plainLines(text))))), /\n+/g)) {
    const pieces = brokenUp(whole).map(withoutBullet);
    // A list below 岗位： contains duties; the post is named elsewhere.
    if (awaited === 'title' && isItem(whole)) [awaited, part] = [null, 'duties'];
    for (const piece of pieces) {
      // 岗位：1、添加客户，维护关系: what follows is what one does, and no name of a post.
      if (awaited === 'title' && pieces.length > 1 && DUTY.test(piece.text))
        [awaited, part] = [null, 'duties'];
      const hadAwaited = awaited !== null;
      const parts = splitAt(piece, END).map(withoutBullet);
      for (const sentence of parts) read(sentence, pieces.length === 1 && parts.length === 1);
      if (hadAwaited) awaited = null;
    }
    if (isOneLine) part = null;
    isOneLine = false;
    line += 1;
  }
  return { sentences, ignored };
}
