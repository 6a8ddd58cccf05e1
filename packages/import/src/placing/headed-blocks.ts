import type { TextLine } from '../reading/page-text.js';
import {
  withAwardsApart,
  withContactsApart,
  withHonoursApart,
  withResearchApart,
  withServiceApart,
  withTrainingApart,
} from './blocks-apart.js';
import type { Block } from './blocks.js';
import { isColumnRow, isLikelyColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { ONLY_LEVEL } from './education-marks.js';
import { isHeadLine } from './entries.js';
import { isBodyLabel } from './entry-labels.js';
import { factKindOf, LABEL_IN_LINE } from './fact-labels.js';
import { isKindOfProjects, type Place } from './heading-lexicon.js';
import { markedTitle, placeOfTitle } from './heading-notations.js';
import { headingOf, isComposed, isEntryAfter } from './headings.js';
import { withCoursesBack, withLabelsOfStudies } from './labels-of-studies.js';
import {
  withContactsOfFoot,
  withDetailsOfProfile,
  withPersonOfSummary,
  withSummaryOfPerson,
} from './line-forms.js';
import type { LineLabeller } from './line-kinds/line-labeller.js';
import { headingByKind, placeBelow } from './line-kinds/sections-by-kind.js';
import { isList, listsOfRow, type RowOfForm } from './lists-of-rows.js';
import { areHeadedWithColons } from './loose/form-lines.js';
import { asLines, openingOf } from './loose/spoken-details.js';
import {
  bareHeading,
  HeadingStyleModel,
  listInOwnWords,
  isTitleOfTable,
  plainHeading,
  withContentsApart,
} from './unlisted-headings.js';

/** Splits the lines of a file at its headings. */
export function headedBlocks(lines: readonly TextLine[], kinds: LineLabeller): Block[] {
  const blocks: Block[] = [{ place: 'head', title: '', lines: [], heading: null }];
  const areWithColon =
    lines.filter(({ text }) => /^.{4,12}[:：]$/u.test(text.trim()) && headingOf(text) !== null).length >= 2 ||
    areHeadedWithColons(lines);
  const areBare = lines.filter(({ text }) => headingOf(text)?.rest === '').length >= MIN_BARE;
  const styles = new HeadingStyleModel(lines);
  const isMarked = lines.some(({ isHeading, isBold }) => isHeading === true || isBold === true);
  let row: RowOfForm | null = null;
  for (const [index, whole] of lines.entries()) {
    const list = row?.rest === null ? row.lists.at(-1) : undefined;
    if (list !== undefined && whole.isContinued === true) {
      list.lines.push(whole);
      continue;
    }
    row = isList(blocks.at(-1)) ? { lists: [], rest: whole } : listsOfRow(whole);
    blocks.splice(-1, 0, ...row.lists);
    if (row.rest === null) continue;
    const line = row.rest;
    const current = blocks.at(-1);
    const titled = sectionOfTitles(line, current, lines[index + 1]);
    if (titled !== null) {
      blocks.push({ place: titled, title: TITLE_OF_TABLE, lines: [line], heading: line });
      continue;
    }
    const heading =
      startsSection(line, current, lines[index + 1], { isMarked, areWithColon, areBare }) ??
      listInOwnWords(lines, index, current) ??
      markedHeading(lines, index, current, kinds) ??
      styledHeading(styles, line, current) ??
      (current?.place === 'head' && current.lines.length === 0
        ? null
        : (plainHeading(line, lines[index + 1]) ??
          headingByKind(lines, index, current?.place, kinds) ??
          bareHeading(lines, index, current)));
    if (heading === null && isTitleOfTable(line, lines[index + 1], current))
      blocks.push({ place: 'other', title: line.text.trim(), lines: [], heading: line });
    else if (heading === null) current?.lines.push(line);
    else {
      const { place, title, rest } = heading;
      blocks.push({ place, title, lines: rest === '' ? [] : [{ ...line, text: rest }], heading: line });
    }
  }
  return withContactsOfFoot(
    withContactsApart(withCoursesBack(blocks))
      .map(withStatedDetails)
      .map(withSummaryOfPerson)
      .flatMap(withPersonOfSummary)
      .flatMap(withDetailsOfProfile)
      .flatMap(withTrainingApart)
      .flatMap(withContentsApart)
      .flatMap(withHonoursApart)
      .flatMap(withResearchApart)
      .flatMap(withServiceApart)
      .flatMap(withAwardsApart)
      .flatMap(withLabelsOfStudies),
  );
}

/** 我叫…，想找…: the personal details in the sentences above the first heading. */
const withStatedDetails = (block: Block): Block =>
  block.place !== 'head'
    ? block
    : {
        ...block,
        lines: block.lines.flatMap((line) => {
          if (line.box !== null || /[:：\t]/u.test(line.text)) return [line];
          const { details, isProse } = openingOf(line.text);
          return isProse && details.length > 0 ? asLines(details, line) : [...asLines(details, line), line];
        }),
      };

/** For a table without a heading, the model classifies the rows. */
const TITLE_OF_TABLE = '经历';
const OPEN: ReadonlySet<string> = new Set([
  'head',
  'basics',
  'intention',
  ...['certificates', 'skills', 'awards', 'languages', 'hobbies'],
]);

/** 时间 | 公司 | 岗位 outside a section of entries: the section that the column titles imply. */
function sectionOfTitles(
  line: TextLine,
  current: Block | undefined,
  next: TextLine | undefined,
): Place | null {
  if (line.box !== null || !OPEN.has(current?.place ?? '')) return null;
  if (!isColumnRow(line.text) && !isLikelyColumnRow(line.text, next?.text)) return null;
  if (current?.heading !== null && current?.lines.length === 0) return null;
  if (/公司|单位|岗位|职务|职位/u.test(line.text)) return 'work';
  return /学校|院校/u.test(line.text) ? 'education' : null;
}

/** 【干过的工地】, ■ 职历 / Career: the section named by the heading, otherwise the section of the lines below. */
function markedHeading(
  lines: readonly TextLine[],
  index: number,
  current: Block | undefined,
  kinds: LineLabeller,
) {
  const line = lines[index];
  const marked = line === undefined ? null : markedTitle(line, lines);
  if (marked === null || (current?.place === 'head' && current.lines.length === 0)) return null;
  const place = placeOfTitle(marked) ?? (marked.hasOwnMark ? placeBelow(lines, index, kinds) : null);
  const { title } = marked;
  return place === null || isExperienceTitle(title, current) ? null : { place, title, rest: '' };
}

/** 【项目描述】 within an entry labels its text. */
const isExperienceTitle = (title: string, current: Block | undefined): boolean =>
  current !== undefined && current.place !== 'head' && isBodyLabel(title.replace(/\s+/gu, ''));

/** A line styled like the headings of the file whose words fit a heading, or fit nothing else. */
function styledHeading(styles: HeadingStyleModel, line: TextLine, current: Block | undefined) {
  const isFirst = current?.place === 'head' && current.lines.length === 0;
  if (isFirst || headingOf(line.text) !== null) return null;
  const found = styles.announcedBy(line);
  return found === null ||
    found.place === current?.place ||
    (current?.place === 'head' && found.place === 'other')
    ? null
    : { ...found, rest: '' };
}

/** A heading that is not a label of a personal detail in this position. */
function startsSection(
  line: TextLine,
  current: Block | undefined,
  next: TextLine | undefined,
  { isMarked, areWithColon, areBare }: { isMarked: boolean; areWithColon: boolean; areBare: boolean },
) {
  const heading = headingOf(line.text, line.certainty !== undefined && current?.lines.length !== 0);
  if (heading === null)
    return (isList(current) ? schoolingOf(line.text) : null) ?? lifeOf(line.text, current, next);
  const isRepeated = heading.title === current?.title;
  // 项目介绍：… below a project is about that project.
  const isOfEntry = heading.rest !== '' && isBodyLabel(heading.title) && current?.lines.length !== 0;
  if (isOfEntry && heading.place === current?.place) return null;
  const isGoingOn = heading.place === current?.place && isComposed(heading.title) && !isRepeated;
  if (isGoingOn && !isKindOfProjects(heading.title)) return null;
  const isWithValue = heading.rest !== '';
  if (isWithValue && areBare && isGroupOfSkills(heading.place, line, current, next)) return null;
  const isDetail = factKindOf(heading.title) !== null;
  // 求职意向：… or 专业技能\t… among the personal details is a detail.
  const isAmongDetails = ['head', 'basics', 'intention'].includes(current?.place ?? '');
  const isEntry = isEntryAfter(heading.title, heading.rest) && !isOfDetails(next);
  if (isWithValue && isDetail && isAmongDetails && !isEntry) return null;
  if (
    isDetail &&
    !isWithValue &&
    heading.place !== 'intention' &&
    current?.place === 'head' &&
    !isProminent(line) &&
    !isDecorated(line)
  )
    return null;
  // 项目 or 荣誉 inside an experience is a label of its text, not a section.
  // A file without list markers (plain text, a sheet) has bare headings; labels then have a colon.
  const isBare =
    (!isMarked && !/[:：]\s*$/u.test(line.text)) || (areWithColon && /[:：]\s*$/u.test(line.text));
  const isWeak =
    heading.title.length <= 2 && heading.rest === '' && !isProminent(line) && !isBare && !beginsEntry(next);
  if (
    isWeak &&
    next !== undefined &&
    current !== undefined &&
    current.place !== 'head' &&
    line.isApart !== true
  )
    return null;
  return heading;
}

const LIFE = /^\s*((?:个人|本人|主要)?(?:简历|履历))(?:[（(][^（）()]{2,20}[）)])?\s*$/u;
/** 个人简历 within a form, above or next to rows with periods: education and employment. */
function lifeOf(
  text: string,
  current: Block | undefined,
  next: TextLine | undefined,
): { place: Place; title: string; rest: string } | null {
  const [first = '', ...others] = text.split('\t');
  const title = LIFE.exec(first)?.[1];
  const isInForm = current?.place !== 'head' || current.lines.length >= MIN_BARE;
  if (title === undefined || !isInForm) return null;
  const rest = others.join('\t').trim();
  const row = rest === '' ? (next?.text ?? '') : rest;
  const found = findPeriod(row);
  const place = /学生|学习/u.test(row) ? 'education' : 'work';
  return found === null || found.period.end === undefined ? null : { place, title, rest };
}

/** 学历：初中 below a list is not an item of that list. */
function schoolingOf(text: string): { place: Place; title: string; rest: string } | null {
  const [, title = '', rest = ''] = /^\s*((?:最高)?(?:学历|文化程度))\s*[:：]\s*(\S+)\s*$/u.exec(text) ?? [];
  return ONLY_LEVEL.test(rest) ? { place: 'education', title, rest } : null;
}

/** 电话：… below a heading with its text on the same line: the personal details continue. */
const isOfDetails = (line: TextLine | undefined): boolean =>
  line !== undefined && headingOf(line.text) === null && line.text.search(LABEL_IN_LINE) >= 0;

const MIN_BARE = 3;
const NAMED_GROUP = /^[^\p{L}\d]*[\p{Script=Han}A-Za-z]{2,12}\s*[:：\t]\s*\S/u;

/** 外语：英语、韩语 among groups of the same form is a skill group if headings stand alone. */
function isGroupOfSkills(
  place: Place,
  line: TextLine,
  current: Block | undefined,
  next: TextLine | undefined,
): boolean {
  const isAmong =
    (current?.place === 'skills' || current?.place === 'mixedSkills') &&
    current.heading !== null &&
    headingOf(current.heading.text)?.rest === '';
  const isListed = ['languages', 'skills', 'certificates', 'awards', 'hobbies', 'other'].includes(place);
  if (!isAmong || !isListed) return false;
  const neighbour = current.lines.at(-1) ?? next;
  return NAMED_GROUP.test(line.text) && neighbour !== undefined && NAMED_GROUP.test(neighbour.text);
}

/** 项目： above 项目名称：… or a date is always a heading. */
const beginsEntry = (line: TextLine | undefined): boolean => line !== undefined && isHeadLine(line);

/** ■ 学历 is styled like a heading; a detail has no marker except a bullet. */
const isDecorated = ({ text }: TextLine): boolean => /^\s*[^\p{L}\s•·\-*]/u.test(text);

const isProminent = (line: TextLine): boolean =>
  line.isHeading === true || line.isBold === true || line.isApart === true;
