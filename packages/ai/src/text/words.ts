import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Jieba } from '@node-rs/jieba';
import { memoize } from '@qicheng/resume/memoize';

/** Names of tools that are also English words; in lower case in English prose they are words: go to market. */
const ENGLISH_WORDS = new Set(
  'go swift spring rust gin flask express react node less excel word access spark hive unity sketch ruby dart julia puppet chef salt unreal angular helm storm beam'.split(
    ' ',
  ),
);
/** Words next to a name that give it another meaning, by the name as it is searched for. */
const OTHER_MEANINGS: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  gin: { before: /(?:index|索引)\s?[（(：:]?\s?$/iu, after: /^\s?(?:index|indices|索引|indexes)/iu },
  go: { before: /-$/u, after: /^-/u },
  swift: { after: /^\s?(?:code|代码|报文|电文|汇款|MT\d|系统|网络|付款)/iu },
  spring: {
    before: /(?:in|of)\s$/u,
    after: /^\s?(?:festival|semester|term|season|break|recruit|(?:19|20)\d\d)/iu,
  },
  express: { before: /(?:SF|American|顺丰|DHL)\s?$/iu },
  excel: { after: /^\s(?:at|in)\b/iu },
  r: { after: /^\s?&/u },
  c: { after: /^\s?(?:端|轮|位)/u },
};

/** Whether a Latin word at a position is not the tool of that name, by its case and the words next to it. */
function isOtherName(text: string, word: string, at: number): boolean {
  const sought = word.toLowerCase();
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  const meaning = OTHER_MEANINGS[sought];
  if (meaning?.before?.test(before) || meaning?.after?.test(after)) return true;
  const isLowerCase = text.slice(at, at + word.length) === sought;
  return ENGLISH_WORDS.has(sought) && isLowerCase && (/[a-z]\s$/u.test(before) || /^\s[a-z]/u.test(after));
}

/** Words whose meaning depends on the word before them: 电子商务 is a subject, 体质测试 is not a software test. */
const PRECEDED_BY: Readonly<Record<string, RegExp>> = {
  商务: /电子$/u,
  测试: /(?:体质|体能|健康|心理|智力|听力|视力|性格|体育|入学|摸底|水平|英语|普通话)$/u,
  监测: /(?:灭菌|消毒|环境|水质|空气|舆情|网络|价格|沉降|变形)$/u,
  交易: /证券$/u,
  月结: /日清$/u,
  计划: /(?:个别|个案|生育|创新训练|创业训练)$/u,
};
/** Words whose meaning depends on what follows: 会计师事务所 is an employer, 宣讲会签到 is not a speech. */
const FOLLOWED_BY: Readonly<Record<string, RegExp>> = {
  会计: /^师?事务所/u,
  审计: /^师?事务所/u,
  宣讲会: /^(?:的)?(?:签到|会务|布置|现场|海报|物料|场地)/u,
  宣讲: /^会?(?:的)?(?:签到|会务|布置|现场|海报|物料|场地)/u,
  运营: /^商/u,
  编辑: /^器/u,
  建设: /^银行/u,
  设计: /^院/u,
  检验: /^批/u,
  服务: /^器/u,
  开发: /^[区商]/u,
  实验: /^(?:室|[小中]学|学校|幼儿园)/u,
  标准: /^(?:差|层|大气压|曲线|溶液|品|样)/u,
  纳税: /^(?:人|信用)/u,
  会议: /^室/u,
  教研: /^室/u,
  github: /^\s?(?:stars?|星)/u,
};
/** An authority is not the activity that it is named after: 电子税务局, 市统计局. */
const AUTHORITY = /^(?:局(?![面部限域势])|总局|分局|厅(?![堂房])|委员会)/u;

/** The opposite of what a word names: 非处方药 is not 处方药. */
const OPPOSITE = /(?<!除|无)非$/u;

/** Whether a word at a position is part of a phrase with another meaning. */
const hasOtherMeaning = (text: string, word: string, at: number): boolean =>
  OPPOSITE.test(text.slice(Math.max(0, at - 2), at)) ||
  AUTHORITY.test(text.slice(at + word.length, at + word.length + 4)) ||
  PRECEDED_BY[word]?.test(text.slice(Math.max(0, at - 4), at)) === true ||
  FOLLOWED_BY[word]?.test(text.slice(at + word.length, at + word.length + 8)) === true;

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

  /** A name in capitals preceded by the letter of its kind or the name of a product: PFMEA, ArcGIS. */
  private isVariant(start: number, end: number): boolean {
    if (end - start < NAME || !/^[A-Z]+$/u.test(this.text.slice(start, end))) return false;
    const before = /[A-Za-z\d]*$/u.exec(this.text.slice(0, start))?.[0] ?? '';
    return end - start > NAME ? /^[A-Z][a-z]*$/u.test(before) : /^[A-Z][a-z]+$/u.test(before);
  }
}
