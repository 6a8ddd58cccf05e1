import { regex } from '@qicheng/resume/regex';
import { SECTIONS } from '@qicheng/resume/sections';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { placeOfEnglishStems, placeOfStems, MORE_HEADINGS, type Place } from './heading-lexicon.js';

export interface FoundHeading {
  place: Place;
  /** The heading as displayed. */
  title: string;
  /** The text after it on the same line. */
  rest: string;
}

const keyOf = (words: string): string => words.toLowerCase().replace(/[\s&/／、和与及·-]/g, '');

// 荣誉证书 and 技能证书, aliases of one section, may cover two kinds, which are separated later.
const PLACES = new Map<string, Place>([
  ...SECTIONS.flatMap(({ key, title, aliases }) =>
    [title.zh, title.en, ...aliases].map((words): [string, Place] => [keyOf(words), key]),
  ),
  ...Object.entries(MORE_HEADINGS).flatMap(([place, titles]) =>
    titles.split('|').map((words): [string, Place] => [keyOf(words), place as Place]),
  ),
]);

const LEADING = /^[\s\p{So}\p{Sk}\p{Sm}■◆●○▪▶►▌▎|丨【[〔（(「『<《★☆※✦✱#*>»\-—–=_~.·•、,:：/\\]+/u;
const TRAILING = /[\s\p{So}\p{Sk}■◆●○▪▶►◀|丨】\]〕）)」』>》★☆※✦#*«\-—–=_~.·•,/\\]+$/u;
const withoutMarks = (text: string): string => text.replace(LEADING, '').replace(TRAILING, '');
const NUMBER = regex('iu')`
  ^(?:[①②③④⑤⑥⑦⑧⑨⑩]\s*|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]{1,2}\s*[、.．)）:：]?\s*|(?:[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,2}|\d{1,2})\s*(?:[、.．)）:：]
  |[/|｜·—-](?=\s*\p{Script=Han}))\s*|\d{1,2}\s+(?=[\p{Script=Han}A-Za-z])|part\s*\d{1,2}[\s.:：]*
  |第[一二三四五六七八九十]部分[\s:：]*)
`;

/** 工作经历一, 项目经历 2: headings repeated with a number. */
const COUNT_AFTER = /(?<=^(?:工作|实习)|\p{Script=Han}{2}(?:经历|经验))\s*[（(]?[一二三四五六七八\d][）)]?$/u;

/** Maximum characters of a heading that is alone on its line. */
const MAX_LENGTH = 60;
/** Longer lines can start with a label at most. */
const MAX_SCANNED_LENGTH = 160;
const withoutLead = (text: string): string =>
  text.replace(LEADING, '').replace(NUMBER, '').replace(LEADING, '');

/** The section that a line announces; null if it is not a heading. */
export function headingOf(line: string, isRecognised = false): FoundHeading | null {
  const amongMarks = isRecognised ? headingAmongMarks(line) : null;
  if (amongMarks !== null) return amongMarks;
  if (line.length > MAX_SCANNED_LENGTH) return labelledHeading(withoutLead(line), []);
  const cells = line.split('\t');
  // A symbol before the heading that OCR read as a letter.
  const isAfterMark = isRecognised && cells.length === 2 && cells[0]?.trim().length === 1;
  const [first = '', ...others] = isAfterMark ? cells.slice(1) : cells;
  const whole = withoutMarks(withoutMarks(first).replace(NUMBER, ''));
  if (whole.length > MAX_LENGTH) return labelledHeading(withoutLead(first), others);
  const text = whole.replace(/[:：]$/, '').trim();
  const bare = others.length === 0 ? text.replace(COUNT_AFTER, '') : text;
  const translation = headingInTwoLanguages(bare, others);
  if (translation !== null) return translation;
  if (
    /^(?:学历|教育|学习|项目|实习|工作|经历|履历|任职|性格|表彰)$/u.test(bare) &&
    others.join('').trim() !== ''
  )
    return isRecognised ? scatteredHeading(cells) : null;
  const place = placeOf(bare) ?? (isRecognised ? misreadPlace(bare) : null);
  const isLabel = isColumnRow(line) || (others.length > 1 && isComposed(bare));
  if (place !== null && isLabel) return null;
  if (place === null && isRecognised && others.length > 0) return scatteredHeading(cells);
  if (place !== null) return { place, title: tight(bare), rest: others.join('\t').trim() };
  return labelledHeading(withoutLead(first), others);
}

// ★ 求职目标 ★: OCR reads the symbols around a heading as separate letters.
const MARKS_AROUND = /^[^\s无有是否]\s+|\s+[^\s无有是否]$/gu;

function headingAmongMarks(line: string): FoundHeading | null {
  const bare = line.trim().replace(MARKS_AROUND, '');
  const place = /^\p{Script=Han}{3,8}$/u.test(bare) ? placeOf(bare) : null;
  return place === null ? null : { place, title: bare, rest: '' };
}

/** 我\t的学业: a heading whose wide letter spacing OCR took for gaps. */
function scatteredHeading(cells: readonly string[]): FoundHeading | null {
  const bare = withoutMarks(cells.join(''));
  const whole = bare.replace(NUMBER, '');
  if (whole.length > 24 || /[:：\d]/u.test(whole)) return null;
  const place = whole === bare ? knownPlaceOf(whole) : placeOf(whole);
  return place === null ? null : { place, title: tight(whole), rest: '' };
}

/** WORK EXPERIENCE and 实习经历 with a gap between them are one heading; the Chinese half decides. */
function headingInTwoLanguages(
  first: string,
  [second = '', ...more]: readonly string[],
): FoundHeading | null {
  const other = withoutMarks(second);
  const [han, latin] = /\p{Script=Han}/u.test(first) ? [first, other] : [other, first];
  // 专业技能 and Python with a gap between them are a heading and its content.
  const isInTwoLanguages = more.length === 0 && /^\p{Script=Han}{2,8}$/u.test(han) && placeOf(latin) !== null;
  const place = isInTwoLanguages ? placeOf(han) : null;
  return place === null ? null : { place, title: tight(han), rest: '' };
}

/** 会：剪映、PR, 赛：…: the shortest labels. */
const ONE_LETTER: Readonly<Record<string, Place>> = {
  会: 'skills',
  证: 'certificates',
  奖: 'awards',
  赛: 'awards',
  爱: 'hobbies',
};

// 自我评价：… in one line. Only words that are not also the label of a single fact.
function labelledHeading(text: string, others: readonly string[]): FoundHeading | null {
  const [, words = '', first = ''] = /^([会证奖赛爱]|[^:：]{2,12})[:：]\s*(\S.*)/u.exec(text) ?? [];
  const rest = [first.replace(/(?<![\s—–=_~-])[\s—–=_~-]+$/u, ''), ...others].join('\t');
  const place = ONE_LETTER[words] ?? knownPlaceOf(words);
  const isAlsoLabel = /^(?:学历|教育|项目|实习|工作|荣誉|学校|奖学金|研究|技术栈)$/u.test(words);
  if (place === null || place === 'basics' || place === 'other') return null;
  return isAlsoLabel && !isEntryAfter(words, rest) ? null : { place, title: tight(words), rest };
}

/** 教育：2019.09-2023.06 某大学: words that are also the label of a fact head a section if a period and a name follow. */
export const isEntryAfter = (words: string, text: string): boolean =>
  /^(?:教育|学历|实习|工作)$/u.test(words) && (findPeriod(text)?.rest ?? '').length > 2;

const knownPlaceOf = (words: string): Place | null => PLACES.get(keyOf(words)) ?? bilingualPlaceOf(words);

/** Whether a heading is only a compound of heading words: 办公软件 may also be a skill group. */
export const isComposed = (words: string): boolean => knownPlaceOf(words) === null;

const placeOf = (words: string): Place | null => {
  const place =
    PLACES.get(keyOf(words)) ?? placeOfStems(words) ?? placeOfEnglishStems(words) ?? bilingualPlaceOf(words);
  // 实习（工作）简历, 工作经历（共 4 段）: the text in brackets is optional.
  const bare = words.replace(
    /(?<=\p{Script=Han}{2})[（(](?:\p{Script=Han}{2,7}[）)]|(?![^（）()]*\d{4})[^（）()@:：]{2,20}[）)]?$)/u,
    '',
  );
  return place ?? PLACES.get(keyOf(bare)) ?? placeOfStems(bare);
};

function bilingualPlaceOf(words: string): Place | null {
  // 教育背景 Education, EDUCATION 教育背景, 教育背景（EDUCATION）
  const han = words.replace(/[A-Za-z&'’().,（）/|]/g, ' ').trim();
  const latin = words.replace(/[\p{Script=Han}（）()|]/gu, ' ').trim();
  if (!/^[A-Za-z&'’\s./-]+$/.test(latin)) return null;
  const isSentence = /\s\S+\s/.test(han) || latin.split(/\s+/).length > 5;
  // 会用Excel和ERP, GCP证书: a short word with names is a statement; with its translation it is a heading.
  const isOneWord = han.length > 2 && !/\p{Script=Han}[\sA-Za-z]+\p{Script=Han}/u.test(words);
  const isTranslated =
    isOneWord ||
    /^(?:IT|AI)$/u.test(latin) ||
    PLACES.has(keyOf(latin)) ||
    placeOfEnglishStems(latin) !== null;
  return isSentence || !isTranslated ? null : (PLACES.get(keyOf(han)) ?? placeOfStems(han));
}

// OCR reads ■ and ▌ before a heading as letters of similar shape.
const MARK_AS_LETTER =
  /^(?:[一丨口日目回曰田国图园固1lI]\s*(?=\p{Script=Han}{2,3}$)|[\p{L}\d]\s*(?=\p{Script=Han}{4}))/u;

const misreadPlace = (words: string): Place | null => {
  const bare = words.replace(MARK_AS_LETTER, '');
  return placeOf(bare) ?? nearestPlace(bare) ?? placeOfTranslation(bare);
};

/** HONORS荣涯奖项: the English half decides if the Chinese one was misread. */
function placeOfTranslation(words: string): Place | null {
  const han = words.replace(/[^\p{Script=Han}]/gu, '');
  const latin = words.replace(/[^A-Za-z&\s]/gu, ' ').trim();
  if (han === '' || han.length > 6 || latin.length < 4 || latin.split(/\s+/).length > 4) return null;
  return PLACES.get(keyOf(han)) ?? nearestPlace(han) ?? PLACES.get(keyOf(latin)) ?? null;
}

/** The heading with one misread character; short ones are too similar to other words. */
function nearestPlace(words: string): Place | null {
  const key = keyOf(words);
  if (key.length > 6 || !/^\p{Script=Han}+$/u.test(key)) return null;
  for (const [known, place] of PLACES) {
    if (known.length < 4) continue;
    const isSwapped =
      known.length === key.length && [...known].filter((mark, at) => mark !== key[at]).length === 1;
    const isShort = [...known].some((_, at) => known.slice(0, at) + known.slice(at + 1) === key);
    if (isSwapped || isShort) return place;
  }
  return null;
}

const tight = (words: string): string =>
  /\p{Script=Han}\s+\p{Script=Han}/u.test(words) ? words.replace(/\s/g, '') : words;
