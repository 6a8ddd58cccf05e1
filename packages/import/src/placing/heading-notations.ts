import { regex } from '@qicheng/resume/regex';
import { type TextLine, reworded } from '../reading/page-text.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { isBodyLabel, isEntryLabel, BARE_BODY } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import { type Place, placeContaining } from './heading-lexicon.js';
import { headingOf } from './headings.js';
import { placeOfLabel } from './loose/labels.js';

const BRACKETED =
  /^([^\p{L}\d【［[]{0,4}[【［[]\s*([\p{Script=Han}A-Za-z]{1,8}?)\s*[】］\]])\s*[:：]?\s*(\S[^\t]*)$/u;
const ALONE = /^[^\p{L}\d【［[]{0,4}[【［[]\s*[\p{Script=Han}A-Za-z]{1,8}\s*[】］\]]\s*[:：]?$/u;
const MIN_SECTIONS = 3;

/**
 * The section that bracketed words before a text announce, unless they label a detail or a part of an entry.
 */
function placeBefore({ text, box }: TextLine): string | null {
  const label = box === null ? BRACKETED.exec(text)?.[2] : undefined;
  if (label === undefined || isBodyLabel(label) || isEntryLabel(label)) return null;
  const place = placeOfLabel(label);
  return place === null || (factKindOf(label) !== null && place !== 'intention') ? null : place;
}

/**
 * 【教育】某大学 …, 【证】…, 【评价】…: turns bracketed words before a text into headings above it if other brackets are
 * alone on their lines.
 */
export function withBracketedSections(lines: readonly TextLine[]): TextLine[] {
  const places = new Set(lines.map(placeBefore).filter((place) => place !== null));
  const isMixed = lines.some((line) => line.box === null && ALONE.test(line.text));
  if (places.size < MIN_SECTIONS || !isMixed) return [...lines];
  return lines.flatMap((line) => {
    const [, label = '', , text = ''] = BRACKETED.exec(line.text) ?? [];
    if (placeBefore(line) === null) return [line];
    const quote = line.quote ?? line.text;
    return [
      { ...line, text: label, quote, wraps: false },
      { ...line, text, quote, isApart: false },
    ];
  });
}

/** Nouns that start a section but never a name or a sentence. */
const NOUNS =
  '教育(?:背景|经历)|教育|学历背景|学习经历|实习(?:经历|经验)|实习|工作(?:经历|经验)|工作|项目(?:经历|经验)|支教(?:经历)?|志愿服务|获奖(?:情况|经历)?|奖项|荣誉|资格证书|证书|专业技能|技能|软件|工具|作品|论文|科研|自我评价|自我介绍|兴趣爱好|爱好|特长';
const SPACED = new RegExp(`^\\s*(${NOUNS})[ \\u3000]+(\\S[^\\t]*)$`, 'u');
const BRACKETED_NOUN = new RegExp(`^\\s*[【［[]\\s*(${NOUNS})\\s*[】］\\]]\\s*([^\\s:：\\t][^\\t]*)$`, 'u');
/** 教育 硕士 is a degree, 项目 名称： a label. */
const NO_TEXT = /^(?:学士|硕士|博士)|^\p{Script=Han}{1,6}[:：]/u;
/** A list, a date or several words: too much to be the rest of a heading. */
const LISTED = /[、，,；;\d]|\p{Script=Han}\s+[\p{Script=Han}A-Za-z]/u;

function apart(text: string): string | null {
  const [, noun = '', statement = ''] = SPACED.exec(text) ?? BRACKETED_NOUN.exec(text) ?? [];
  const isListed = LISTED.test(statement) || (LISTED_TITLE.test(noun) && GAP.test(statement));
  if (noun === '' || NO_TEXT.test(statement) || !isListed || isColumnRow(text)) return null;
  if (headingOf(text.replace(/\s+/gu, ''))?.rest === '') return null;
  const words = statement.split(/\s+/u);
  if (words.length > 1 && words.every((word) => factKindOf(word) !== null)) return null;
  return `${noun}：${LISTED_TITLE.test(noun) ? withCommas(statement) : statement}`;
}

const LISTED_TITLE = /证书|技能|软件|工具|特长|爱好/u;
const GAP = /(?<=\S)\s{2,}(?=\S)/u;
/**
 * 希沃白板 剪映 Canva: turns words separated only by spaces into a list; a number belongs to the word before it.
 */
const withCommas = (text: string): string =>
  /[、，,；;]/u.test(text)
    ? text
    : text.replace(
        /(?<=\S)\s{2,}(?=\S)|(?<=[\p{Script=Han}）)])\s+(?=[^\s\d（(])|(?<=[^\s])\s+(?=\p{Script=Han})/gu,
        '、',
      );

/** 教育 2019.09-2023.06 某大学, 【证书】护士证、驾照: inserts a colon between a heading and its text on the same line. */
export const withHeadingsInLine = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const text = line.box === null ? apart(line.text) : null;
    return text === null ? line : reworded(line, text);
  });

const MAX_LENGTH = 7;
const MIN_HEADINGS = 2;
/** Without blank lines, as many short lines must name sections. */
const MIN_DENSE_HEADINGS = 3;
/** ──── 做过 ──── */
const RULES = /^\s*[—–─━═=]{2,}\s*|\s*[—–─━═=]{2,}\s*$/gu;

/** The usual headings of the sections that people name in their own words. */
const USUAL: Readonly<Partial<Record<Place, string>>> = {
  intention: '求职意向',
  education: '教育经历',
  internships: '实习经历',
  work: '工作经历',
  projects: '项目经历',
  campus: '校园经历',
  practice: '社会实践',
  awards: '获奖情况',
  certificates: '证书',
  languages: '语言能力',
  skills: '专业技能',
  selfEvaluation: '自我评价',
  hobbies: '兴趣爱好',
  other: '其他',
};
const EXPERIENCE: ReadonlySet<Place> = new Set(['education', 'work', 'internships']);

/** Whether a line has the form of an entry or a list, not of the value of a label. */
const isOfSection = ({ text }: TextLine): boolean =>
  findPeriod(text) !== null || /\t|[、；;|｜]/u.test(text) || text.length > MAX_VALUE_LENGTH;
const MAX_VALUE_LENGTH = 10;

/**
 * The section of a short line alone between a blank line and its text, or in a dense text above a line that is not a value;
 * null for any other line.
 */
function placeAbove(line: TextLine, next: TextLine | undefined, isDense: boolean): Place | null {
  const word = line.text.replace(RULES, '').trim();
  const isBetweenRules = word !== '' && word !== line.text.trim();
  const isSetOff =
    isDense || isBetweenRules
      ? next !== undefined && (isBetweenRules || isOfSection(next))
      : line.isApart === true && next !== undefined && next.isApart !== true;
  const isAlone = line.box === null && line.isBullet !== true && isSetOff;
  if (!isAlone || word.length > MAX_LENGTH || !/^\p{Script=Han}+$/u.test(word)) return null;
  // Researchers list courses under 教学.
  if (isDense && word === '教学') return null;
  const place = isBodyLabel(word) || BARE_BODY.test(word) ? null : placeOfLabel(word);
  return place === null || USUAL[place] === undefined ? null : place;
}

/**
 * 上学, 干过的活, 还会 alone above their lines: the usual headings, if a text has several of them and names its
 * education or its work so.
 */
export function withSpokenHeadings(lines: readonly TextLine[]): TextLine[] {
  const isDense = lines.every(({ isApart }, at) => at === 0 || isApart !== true);
  const places = lines.map((line, at) => (at === 0 ? null : placeAbove(line, lines[at + 1], isDense)));
  const found = places.flatMap((place) => place ?? []);
  const isSpoken = lines.some(
    ({ text }, at) => places[at] !== null && headingOf(text) === null && factKindOf(text) === null,
  );
  if (
    !isSpoken ||
    found.length < (isDense ? MIN_DENSE_HEADINGS : MIN_HEADINGS) ||
    !found.some((place) => EXPERIENCE.has(place))
  )
    return [...lines];
  return lines.map((line, at) => {
    const place = places[at] ?? null;
    return place === null ? line : { ...reworded(line, USUAL[place] ?? line.text), isHeading: true };
  });
}

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

const LIST_PLACES: ReadonlySet<string> = new Set([
  'awards',
  'certificates',
  'languages',
  'skills',
  'hobbies',
]);

/** The section of a title: if it names several lists, one that covers them all, otherwise the first one. */
export function placeOfTitle({ title: whole, hasOwnMark }: MarkedTitle): Place | null {
  const title = whole.replace(REMARK, '');
  const exact = exactPlaceOf(title.replace(/\s+/gu, ''));
  if (!hasOwnMark) {
    const parts = title.split(PARTS).map(exactPlaceOf);
    return exact ?? (parts.every((place) => place !== null) ? (parts[0] ?? null) : null);
  }
  const places = placesOfTitle(title);
  const lists = places.filter((place) => LIST_PLACES.has(place));
  if (lists.length > 1)
    return lists.includes('skills') || lists.includes('languages') ? 'mixedSkills' : 'mixedAwards';
  return exact ?? places[0] ?? null;
}
