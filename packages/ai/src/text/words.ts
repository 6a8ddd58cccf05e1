import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Jieba } from '@node-rs/jieba';
import { memoize } from '@qicheng/resume/memoize';
import { isOtherName } from './latin-names.js';
import { hasOtherMeaning } from './other-meaning.js';

const require = createRequire(import.meta.url);
let shared: Jieba | undefined;

const dictionary = (): Buffer => fs.readFileSync(require.resolve('@node-rs/jieba/dict.txt'));

// The dictionary takes half a second to load, so it is loaded lazily and once. The library's own module would keep its text, and
// that of a second dictionary, in memory.
const jieba = (): Jieba => (shared ??= Jieba.withDict(dictionary()));

/** A line of the dictionary with a count of at least four digits: the word and its count in a corpus of 60 million words. */
const COUNTED = /^(\S{2,}) (\d{4,}) /gmu;
const COMMON_COUNT = 2_000;
let common: ReadonlySet<string> | undefined;

/** The words of at least two characters that are most frequent in Chinese: 情况, 安排, 知道. */
export const commonWords = (): ReadonlySet<string> =>
  (common ??= new Set(
    [...dictionary().toString('utf8').matchAll(COUNTED)].flatMap(([, word = '', count]) =>
      Number(count) >= COMMON_COUNT ? word : [],
    ),
  ));

/** The words of a text in order, including punctuation and spaces: joined, they equal the text. */
export const wordsOf = (text: string): string[] => jieba().cut(text, false);

/** A word with its part of speech in jieba's notation and its position in the text. */
export interface TaggedPart {
  text: string;
  tag: string;
  start: number;
  end: number;
}

/** The words of a text with their parts of speech; joined, they equal the text. */
export function taggedWordsOf(text: string): TaggedPart[] {
  let at = 0;
  return jieba()
    .tag(text, true)
    .map(({ word, tag }) => ({ text: word, tag, start: at, end: (at += word.length) }));
}

/** The positions where words begin and end in a text. */
export const boundariesOf = memoize((text): ReadonlySet<number> => {
  const boundaries = new Set([0]);
  let at = 0;
  for (const word of wordsOf(text)) boundaries.add((at += word.length));
  return boundaries;
});

const LATIN = /[A-Za-z0-9+#]/;
/** A name of at least this length is recognised next to a digit or letter. */
const NAME = 3;
const ALONE_BEFORE = /^$|[\s、，,;；/（(：:用]/u;
const ALONE_AFTER = /^$|^[\s、，,;；/）)。]|^语言/u;

/** A text prepared for repeated word searches. */
export class WordFinder {
  private readonly folded: string;
  private cuts: ReadonlySet<number> | undefined;

  constructor(private readonly text: string) {
    this.folded = text.toLowerCase();
  }

  /**
   * The position of a word, or -1. Latin words match whole (Java is not in JavaScript); Chinese words must begin or
   * end at a word boundary (会计 is not in 社会计划). `isMeant` may reject a position.
   */
  find(word: string, isMeant: (at: number) => boolean = () => true): number {
    const sought = word.toLowerCase();
    for (let at = this.folded.indexOf(sought); at >= 0; at = this.folded.indexOf(sought, at + 1)) {
      if (
        this.isWord(at, at + sought.length) &&
        !hasOtherMeaning(this.folded, sought, at) &&
        !isOtherName(this.text, sought, at) &&
        isMeant(at)
      )
        return at;
    }
    return -1;
  }

  private isWord(start: number, end: number): boolean {
    const [first = '', last = ''] = [this.text[start], this.text[end - 1]];
    const [before, after] = [this.nextTo(start - 1, -1), this.nextTo(end, 1)];
    // A single letter is a name only as an item of a list: neither R² nor A轮.
    if (end - start === 1 && LATIN.test(first))
      return ALONE_BEFORE.test(before) && ALONE_AFTER.test(after + (this.text[end + 1] ?? ''));
    if (LATIN.test(first) && LATIN.test(before) && !this.isVariant(start, end)) return false;
    if (LATIN.test(last) && LATIN.test(after) && !this.isNumbered(start, end)) return false;
    if (LATIN.test(first) && LATIN.test(last)) return true;
    this.cuts ??= boundariesOf(this.text);
    return this.cuts.has(start) || this.cuts.has(end);
  }

  /** The character next to a word; a plus between two names belongs to neither: Python+Selenium, but not C++. */
  private nextTo(at: number, step: 1 | -1): string {
    const own = this.text[at] ?? '';
    const isJoint = own === '+' && /[A-Za-z]/u.test(this.text[at + step] ?? '');
    return isJoint ? '' : own;
  }

  /** A name followed by the number of a standard or version: IATF16949, VDA6.3. */
  private isNumbered(start: number, end: number): boolean {
    return (
      end - start >= NAME &&
      /[A-Za-z]/u.test(this.text[end - 1] ?? '') &&
      /^\d+(?![A-Za-z])/u.test(this.text.slice(end))
    );
  }

  /** A name in capitals preceded by the letter of its kind: PFMEA, DFMEA. */
  private isVariant(start: number, end: number): boolean {
    return (
      end - start > NAME &&
      /^[A-Z]+$/u.test(this.text.slice(start, end)) &&
      /(?:^|[^A-Za-z\d])[A-Z]$/u.test(this.text.slice(Math.max(0, start - 2), start))
    );
  }
}
