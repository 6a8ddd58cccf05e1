import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { placeContaining } from './heading-stems.js';
import type { Place } from './heading-lexicon.js';
import { headingOf } from './headings.js';
import { placeOfLabel } from './loose/labels.js';

const IN_BRACKETS = /^\s*[【［[〔「『]\s*(.{1,14}?)\s*[】］\]〕」』]\s*[:：]?$/u;
const AFTER_MARK = regex('u')`
  ^\s*(?:[—–─━═\-=*~]{2,}|(?:[■◆▍▌▎▋●★☆◇◈▶►§❖◎○※]|\p{Extended_Pictographic}\uFE0F?)+)
  \s*([^\s—–─━═\-=*~](?:.{0,14}[^\s—–─━═\-=*~■◆★☆◇◎●:：])?)\s*(?:[■◆★☆◇◎●]+|[—–─━═\-=*~]{2,})?\s*[:：]?$
`;
/** 教学和打工（含实习）: the bracketed text adds another kind of content. */
const REMARK = /(?<=\p{Script=Han}{2})[（(](?:含|包括|不含|节选|部分)[^（）()]*[）)]$/u;
/** ──── 做过 ────, ★工作+转行经历★: rules or marks on both sides. */
const BETWEEN_RULES = /^\s*[—–─━═=]{2,}.*[—–─━═=]{2,}\s*$|^\s*([■◆★☆◇◎●])[^■◆★☆◇◎●]+\1\s*$/u;
const PICTURE = /^\s*(\p{Extended_Pictographic})/u;
const PARTS = /\s*[/／&＆、与和及·+]\s*|\s+/u;
const NO_TITLE = /[\d。；;:：@\t|｜]/u;

/** A line of short words set off by symbols. */
interface MarkedTitle {
  title: string;
  /**
   * Whether the surrounding symbols mark a heading, not a list item: brackets, or a picture used only once.
   */
  hasOwnMark: boolean;
}

type Line = Pick<TextLine, 'text' | 'box'>;

/** 【干过的工地】, 💼上班: the words; null for any other line. */
export function markedTitle({ text, box }: Line, all: readonly Line[]): MarkedTitle | null {
  if (box !== null) return null;
  const bracketed = IN_BRACKETS.exec(text)?.[1];
  const title = bracketed ?? AFTER_MARK.exec(text)?.[1];
  if (title === undefined || NO_TITLE.test(title) || !/\p{L}/u.test(title)) return null;
  const picture = PICTURE.exec(text)?.[1];
  const isAlone =
    picture !== undefined && all.filter((line) => PICTURE.exec(line.text)?.[1] === picture).length === 1;
  const hasOwnMark = bracketed !== undefined || isAlone || BETWEEN_RULES.test(text);
  return /[，,]/u.test(title) && !isAlone ? null : { title, hasOwnMark };
}

const exactPlaceOf = (part: string): Place | null => headingOf(part)?.place ?? placeOfLabel(part);

/** The sections named by a title, part by part; English words next to Chinese ones repeat them. */
export const placesOfTitle = (title: string): Place[] => {
  const own = /\p{Script=Han}/u.test(title) ? title.replace(/[A-Za-z'’.-]+/gu, ' ').trim() : title;
  return [...new Set(own.split(PARTS).flatMap((part) => exactPlaceOf(part) ?? placeContaining(part) ?? []))];
};

const LISTS: ReadonlySet<string> = new Set(['awards', 'certificates', 'languages', 'skills', 'hobbies']);

/** The section of a title: if it names several lists, one that covers them all, otherwise the first one. */
export function placeOfTitle({ title: whole, hasOwnMark }: MarkedTitle): Place | null {
  const title = whole.replace(REMARK, '');
  const exact = exactPlaceOf(title.replace(/\s+/gu, ''));
  if (!hasOwnMark) {
    const parts = title.split(PARTS).map(exactPlaceOf);
    return exact ?? (parts.every((place) => place !== null) ? (parts[0] ?? null) : null);
  }
  const places = placesOfTitle(title);
  const lists = places.filter((place) => LISTS.has(place));
  if (lists.length > 1)
    return lists.includes('skills') || lists.includes('languages') ? 'mixedSkills' : 'mixedAwards';
  return exact ?? places[0] ?? null;
}
