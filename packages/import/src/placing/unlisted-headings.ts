import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { SCHOOL } from './education-marks.js';
import { isBodyLabel, isEntryLabel } from './entry-labels.js';
import { placeContaining, type Place } from './heading-lexicon.js';
import { headingOf, type FoundHeading } from './headings.js';
import { ENTRY_KINDS } from './line-kinds/kinds.js';
import { placeOfLabel } from './loose/labels.js';
import { companyScore, roleScore, titleScore } from './recognise.js';

const ENDS =
  /(?:经历|经验|工作|情况|实践|学历|进修|荣誉|成绩|清单|技能|主修|自己|奖项|奖励|获奖|论文|课程|学习|活动|软件|证书|资格|能力|优势|评价|说明|教育|培训|背景|记录|履历|证照|作品|项目|工具|爱好|语言|外语|成果)$/u;
const AND = /[与及和、／/]/u;
const OUTER_MARKS = /^[^\p{L}\d]*(?:[一二三四五六七八九十]{1,2}[、.．]|\d{1,2}[.、．])?\s*|[^\p{L}）)]*$/gu;
const REMARK = /[（(]\p{Script=Han}{2,10}[）)]$/u;
const MAX_LENGTH = 10;

/**
 * 学习与进修, a separate line above its text in a plain text file: ends in a heading word, whatever precedes it.
 */
export function plainHeading(
  line: TextLine,
  next: TextLine | undefined,
): { place: Place; title: string; rest: string } | null {
  if (line.box !== null || line.isApart !== true || next === undefined || next.isApart === true) return null;
  if (line.isBullet === true || /[\t:：，,。；;]/u.test(line.text)) return null;
  const title = line.text.replace(OUTER_MARKS, '').replace(REMARK, '').trim();
  const isWords = /^[\p{Script=Han}、／/]+$/u.test(title) && title.length >= 3 && title.length <= MAX_LENGTH;
  if (!isWords || !ENDS.test(title) || titleScore(title) > 1 || roleScore(title) > 1) return null;
  // 校园导航项目 is the name of a project; a heading consists of heading words.
  if (/项目$/u.test(title) && !AND.test(title)) return null;
  const place = placeContaining(title);
  return place === null ? null : { place, title, rest: '' };
}

const isEntryHead = ({ text, isBullet }: TextLine): boolean => {
  const found = findPeriod(text);
  return isBullet !== true && found !== null && found.period.end !== undefined;
};

/** A compound heading: 在校活动与荣誉 has dated roles above awards; 实践与项目 are projects. */
export function withContentsApart(block: Block): Block[] {
  const { place, title, lines } = block;
  if (place === 'practice' && /项目/u.test(title)) return [{ ...block, place: 'projects' }];
  if (place === 'practice' && !/志愿|公益|支教|三下乡/u.test(title))
    return [{ ...block, place: placeOfPractice(lines) }];
  const isBoth =
    (place === 'awards' || place === 'mixedAwards') && /活动|校园|在校|社团|任职|干部/u.test(title);
  if (!isBoth || !AND.test(title) || !lines.some(isEntryHead)) return [block];
  const result: TextLine[] = [];
  const listed: TextLine[] = [];
  let isOfEntry = false;
  for (const line of lines) {
    const isMarked = line.isBullet === true || /^[^\p{L}\d“《（(]/u.test(line.text);
    isOfEntry = isEntryHead(line) || (isOfEntry && isMarked);
    (isOfEntry ? result : listed).push(line);
  }
  return [
    { ...block, place: 'campus', lines: result },
    { ...block, lines: listed },
  ];
}

/** 海内外实践 with only internships. */
function placeOfPractice(lines: readonly TextLine[]): Block['place'] {
  const heads = lines.filter(isEntryHead);
  const areInternships =
    heads.some(({ text }) => /实习生|intern\b/iu.test(text)) && heads.every(isEmployment);
  return areInternships ? 'internships' : 'practice';
}

const isEmployment = ({ text }: TextLine): boolean =>
  text
    .split(/\s{2,}|\t|[|｜]/u)
    .some((part) => titleScore(part.trim()) > 1 || /assistant|intern/iu.test(part));

const TITLE = /^\p{Script=Han}{2,10}$/u;
const ENTRIES: ReadonlySet<string> = new Set([
  'work',
  'internships',
  'projects',
  'practice',
  'campus',
  'research',
]);

/** Whether a line between other entries is the unknown title of a table: 转行准备 above 时间 | 内容 | 结果. */
export function isTitleOfTable(
  line: TextLine,
  next: TextLine | undefined,
  current: Block | undefined,
): boolean {
  return (
    ENTRIES.has(current?.place ?? '') &&
    current?.lines.length !== 0 &&
    line.isBullet !== true &&
    TITLE.test(line.text.trim()) &&
    next !== undefined &&
    next.text.includes('\t') &&
    isColumnRow(next.text)
  );
}

const MAX_LETTERS = 14;
const MIN_SIMILAR = 2;

/** The heading style of a file, learned from its known headings. */
export class HeadingStyleModel {
  private readonly counts = new Map<string, number>();

  constructor(lines: readonly TextLine[]) {
    for (const line of lines) {
      if (headingOf(line.text)?.rest !== '') continue;
      const style = styleOf(line);
      if (style !== null) this.counts.set(style, (this.counts.get(style) ?? 0) + 1);
    }
  }

  /** The section of a line that is styled like the headings; null otherwise. */
  announcedBy(line: TextLine): { place: Place; title: string } | null {
    const style = styleOf(line);
    if (style === null || (this.counts.get(style) ?? 0) < MIN_SIMILAR) return null;
    const title = lettersOf(line.text);
    const place = placeContaining(title);
    if (place !== null) return { place, title };
    const isDistinct =
      line.isHeading === true ||
      COUNTED[0]?.[0].test(line.text) === true ||
      /[^\d\s.、．：:（）()•·\-*]/u.test(style.split('¦')[0] ?? '');
    return isDistinct && /^\p{Script=Han}{2,8}$/u.test(title) && line.text.length <= MAX_LETTERS + 6
      ? { place: 'other', title }
      : null;
  }
}

const LETTERS = /[\p{Script=Han}A-Za-z](?:.*[\p{Script=Han}A-Za-z])?/u;
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^\s*[一二三四五六七八九十]{1,2}(?=\s*[、.．:：)）])/u, 'N'],
  [/^\s*[（(][一二三四五六七八九十][)）]/u, '(N)'],
  [/^\s*(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]|[IVX]{1,4}(?=\s*[.、．\s]\s*\p{Script=Han}))/u, '①'],
  [/^\s*第[一二三四五六七八九十]部分/u, '§'],
  [/^\s*part\s*\d+/iu, '§'],
  [/[①②③④⑤⑥⑦⑧⑨⑩]/u, '①'],
  [/[\p{Extended_Pictographic}]\uFE0F?/u, '◎'],
];

const withoutCount = (text: string): string =>
  COUNTED.reduce((rest, [form, mark]) => rest.replace(form, mark === 'N' ? '1' : mark), text);

const lettersOf = (text: string): string =>
  LETTERS.exec(withoutCount(text).replace(/^§/u, ''))?.[0].trim() ?? '';

/** The symbols around the words and their typeface; null for a line in the body style. */
function styleOf(line: TextLine): string | null {
  const text = withoutCount(line.text);
  const letters = LETTERS.exec(text.replace(/^§/u, ' '))?.[0] ?? '';
  if (letters === '' || letters.length > MAX_LETTERS + 14 || /[，。；]/u.test(letters)) return null;
  const at = text.indexOf(letters);
  const around = `${text.slice(0, at)}¦${text.slice(at + letters.length)}`
    .replace(/\d+/g, '1')
    .replace(/\s+/g, '');
  const isSet = around !== '¦' || line.isHeading === true;
  return isSet ? `${around}¦${line.isHeading ? 'h' : ''}${line.isBold ? 'b' : ''}` : null;
}

const LABELLED = /^(\p{Script=Han}{2,8})\s*[:：]\s*(\S.*)$/su;
const LISTS: ReadonlySet<Place> = new Set([
  ...(['skills', 'certificates', 'languages', 'hobbies', 'selfEvaluation'] as const),
]);

/** A paragraph of one line: what follows is a heading, or stands apart. */
const isParagraph = (line: TextLine, next: TextLine | undefined): boolean =>
  line.isApart === true && (next === undefined || next.isApart === true || headingOf(next.text) !== null);

/**
 * 会的东西：… in a paragraph of its own below the entries of a section: a list that the person names in own words; null for
 * any other line. Where most lines stand apart, paragraphs say nothing.
 */
export function listInOwnWords(
  lines: readonly TextLine[],
  index: number,
  current: Block | undefined,
): FoundHeading | null {
  const line = lines[index];
  const [, label = '', rest = ''] = LABELLED.exec(line?.text ?? '') ?? [];
  if (line === undefined || line.box !== null || label === '' || !ENTRY_KINDS.has(current?.place ?? ''))
    return null;
  const apart = lines.filter(({ isApart }) => isApart === true).length;
  if (!isParagraph(line, lines[index + 1]) || apart * 2 > lines.length) return null;
  if (isBodyLabel(label) || isEntryLabel(label) || findPeriod(rest) !== null) return null;
  const place = placeOfLabel(label) ?? placeContaining(label);
  return place === null || !LISTS.has(place) ? null : { place, title: label, rest };
}

const BARE = /^\p{Script=Han}{2,8}$/u;
const stands = (lines: readonly TextLine[], index: number): boolean => {
  const [line, next] = [lines[index], lines[index + 1]];
  const isAbove = next !== undefined && next.isApart !== true;
  return line?.isApart === true && isAbove && line.isBullet !== true && BARE.test(line.text.trim());
};
const MIN_STANDING = 3;
/** Sections whose entries may begin with a short name on a line of its own. */
const NAMED_FREELY: ReadonlySet<string> = new Set(['projects', 'practice', 'research', 'campus']);

/**
 * 成果, 学术兼职: a short line of unknown words that stands like most known headings of the file, alone below an empty line
 * and above its text; null for any other line.
 */
export function bareHeading(
  lines: readonly TextLine[],
  index: number,
  current: Block | undefined,
): FoundHeading | null {
  const line = lines[index];
  if (line === undefined || line.box !== null || !stands(lines, index)) return null;
  if (current === undefined || current.place === 'head' || current.lines.length === 0) return null;
  const title = line.text.trim();
  const standing = lines.filter((_, at) => stands(lines, at));
  const known = standing.filter(({ text }) => headingOf(text)?.rest === '');
  if (known.length < MIN_STANDING || known.length * 2 < standing.length) return null;
  const [, label = ''] = LABELLED.exec(lines[index + 1]?.text ?? '') ?? [];
  const below = label === '' ? null : placeOfLabel(label);
  const isLabel = isBodyLabel(title) || isEntryLabel(title);
  if (below !== null && (below === 'papers' || below === 'patents')) return { place: below, title, rest: '' };
  const isName = titleScore(title) > 1 || roleScore(title) > 1 || companyScore(title) >= 1;
  if (isLabel || isName || SCHOOL.test(title) || NAMED_FREELY.has(current.place)) return null;
  return { place: placeContaining(title) ?? 'other', title, rest: '' };
}
