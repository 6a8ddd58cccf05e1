import { reworded, type TextLine } from '../reading/page-text.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { factKindOf } from './fact-labels.js';
import { type Place, placeContaining } from './heading-lexicon.js';
import { headingOf } from './headings.js';
import { labelKindOf } from './label-kinds.js';

/** What separates the cells of a row, and the fewest titles that make such a row a row of titles. */
const SEPARATORS: readonly { form: RegExp; least: number }[] = [
  { form: /\s*[|｜丨]\s*/u, least: 2 },
  { form: /\t|\s{2,}/u, least: 2 },
  { form: /\s*[/／]\s*/u, least: 3 },
  { form: /\s+/u, least: 3 },
];

/** Tabs are borders of cells, whatever else is in the row. */
const BY_TABS = { form: /\t/u, least: 2 };

interface Table {
  form: RegExp;
  titles: readonly string[];
}

const OUTER_BARS = /^\s*[|｜丨]\s*|\s*[|｜丨]\s*$/gu;
const cellsOf = (text: string, form: RegExp): string[] =>
  text
    .replace(OUTER_BARS, '')
    .split(form)
    .map((cell) => cell.trim());

const areTitles = (cells: readonly string[]): boolean =>
  isColumnRow(cells.join('\t')) || cells.every((cell) => factKindOf(cell) !== null);

/** Titles in other words or in English, and the usual ones. */
const OTHER_TITLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:医院|工?厂|店|门店|学校或单位|东家|地方|哪里|在哪|哪家|company|employer|organi[sz]ation)$/iu, '单位'],
  [/^(?:school|university|institution)$/iu, '学校'],
  [/^(?:degree)$/iu, '学历'],
  [/^(?:major|field|subject)$/iu, '专业'],
  [/^(?:dates?|period|time|year|years)$/iu, '时间'],
  [/^(?:position|title|role|job)$/iu, '岗位'],
  [/^(?:(?:干|做)(?:什么|啥|的?活)|啥活|什么活)$/u, '岗位'],
  [/^(?:location|city)$/iu, '地点'],
  [/^(?:duties|description|details|responsibilities)$/iu, '内容'],
];
const usualTitle = (title: string): string => OTHER_TITLES.find(([form]) => form.test(title))?.[1] ?? title;

/** A column of dates below the title for the time: a row of titles, even if some of them are unusual words. */
const isAboveDates = (titles: readonly string[], values: readonly string[]): boolean =>
  titles.some((title, at) => {
    const value = values[at] ?? '';
    const found = findPeriod(value);
    return labelKindOf(title) === 'time' && found !== null && !/\p{L}/u.test(found.rest);
  });

/** The separator and the titles of a row that only names the columns of the row below it; null for any other line. */
function tableAt(text: string, below: string | undefined): Table | null {
  if (below === undefined || /[:：。；;，,\d]/u.test(text)) return null;
  for (const { form, least } of text.includes('\t') ? [BY_TABS] : SEPARATORS) {
    const cells = cellsOf(text, form);
    const titles = areTitles(cells) ? cells : cells.map(usualTitle);
    if (titles.length < least || titles.includes('') || !areTitles(titles)) continue;
    const values = rowOf(below, { form, titles });
    const isOfOthers = titles.some((title, at) => title !== cells[at]);
    if (values === null || areTitles(values) || (isOfOthers && !isAboveDates(titles, values))) continue;
    return { form, titles };
  }
  return null;
}

const PERIOD = '\u2299';

/** The cells of a row of the table; null for a line that is not a row. The last cell may contain the separator. */
function rowOf(text: string, { form, titles }: Table): string[] | null {
  const found = /^\s*(?:\d{4}|\d{2}[./年])/u.test(text) ? findPeriod(text) : null;
  const isDatedFirst = found !== null && text.trimStart().startsWith(found.text);
  const period = isDatedFirst ? found.text : '';
  // The period may contain the separator: 2019.3 - 2022.8.
  const [first = '', ...others] = cellsOf(
    isDatedFirst ? `${PERIOD}${text.trimStart().slice(period.length)}` : text,
    form,
  );
  const cells = [first.replace(PERIOD, period), ...others];
  if (cells.length < 2) return null;
  if (cells.length === titles.length) return cells;
  // Wide cells leave too little room for a tab: two spaces.
  const spaced = form === BY_TABS.form ? cells.flatMap((cell) => cell.split(/\s{2,}/u)) : cells;
  if (spaced.length === titles.length) return spaced;
  const isLastLong = labelKindOf(titles.at(-1) ?? '') === 'body' && cells.length > titles.length;
  if (!isLastLong) return isDatedFirst && cells.length < titles.length ? cells : null;
  const last = titles.length - 1;
  return [...cells.slice(0, last), cells.slice(last).join(' ')];
}

const EXPERIENCE: readonly Place[] = ['work', 'internships', 'practice', 'campus', 'projects', 'research'];
const HONOURS: readonly Place[] = ['awards', 'certificates', 'mixedAwards', 'mixedSkills'];
/** What the titles of a table imply, and the sections that such a table may also be in. */
const IMPLIED: readonly { form: RegExp; place: Place; heading: string; within: readonly Place[] }[] = [
  { form: /学校|院校/u, place: 'education', heading: '教育经历', within: ['education', 'work'] },
  { form: /公司|单位(?!颁|授)|企业/u, place: 'work', heading: '工作经历', within: EXPERIENCE },
  { form: /项目|课题/u, place: 'projects', heading: '项目经历', within: [...EXPERIENCE, ...HONOURS] },
  { form: /证书|证件|证照/u, place: 'certificates', heading: '证书', within: HONOURS },
  { form: /奖项|奖励|荣誉/u, place: 'awards', heading: '获奖情况', within: HONOURS },
];

/**
 * The heading of the section that the titles imply, if the table is in none that fits. Without a column for the time
 * the titles may also be those of personal details.
 */
function impliedHeading({ titles }: Table, current: Place | null, above: string): string | null {
  const all = titles.join(' ').replace(/(?:颁发|授予|颁奖|发证)单位/gu, '');
  const isDated = titles.some((title) => labelKindOf(title) === 'time');
  const found = IMPLIED.find(({ form, place }) => form.test(all) && (isDated || place === 'certificates'));
  const named = /[:：\t]/u.test(above) ? null : placeContaining(above.replace(/[（(].*$/u, ''));
  const isNamed = named !== null && named !== 'intention' && named !== 'basics';
  const isHeaded = isNamed || (current !== null && found?.within.includes(current));
  return found === undefined || isHeaded ? null : found.heading;
}

/** 姓    名: the letters of a label, spread to the width of its cell. */
const withoutSpacing = (cell: string): string =>
  /^\p{Script=Han}(?:\s+\p{Script=Han}){1,3}$/u.test(cell) && factKindOf(cell.replace(/\s+/gu, '')) !== null
    ? cell.replace(/\s+/gu, '')
    : cell;

/** 姓名|吴东升|性别|男: labels of personal details and their values in turn, as cells; null for any other line. */
function pairsBetweenBars(text: string): string | null {
  if (!/[|｜丨]/u.test(text) || /[:：]/u.test(text)) return null;
  const cells = cellsOf(text, /\s*[|｜丨]\s*/u).map(withoutSpacing);
  const arePairs =
    cells.length % 2 === 0 &&
    !cells.some((cell) => cell.includes('\t')) &&
    cells.every((cell, at) => cell !== '' && (factKindOf(cell) !== null) === (at % 2 === 0));
  return arePairs ? cells.join('\t') : null;
}

/** 基本信息：姓名/性别/年龄: a heading in front of the titles. */
function withHeadingApart(line: TextLine, below: string | undefined): TextLine[] {
  const [, heading = '', titles = ''] = /^\s*(\p{Script=Han}{2,6})\s*[:：]\s*(\S.*)$/u.exec(line.text) ?? [];
  if (heading === '' || headingOf(heading)?.rest !== '' || tableAt(titles, below) === null) return [line];
  return [reworded(line, heading), reworded({ ...line, isApart: false }, titles)];
}

/**
 * 时间 | 单位 | 岗位 above 2019.3-2022.8 | 某厂 | 车工: turns the rows below a row of titles into cells, and starts
 * the section that the titles imply if the table has no heading of its own.
 */
export function withDelimitedTables(read: readonly TextLine[]): TextLine[] {
  const lines = read.flatMap((line, at) =>
    line.box === null ? withHeadingApart(line, read[at + 1]?.text) : [line],
  );
  let table: Table | null = null;
  let place: Place | null = null;
  return lines.flatMap((line, at) => {
    if (line.box !== null || line.cell !== null) return [line];
    const found = tableAt(line.text, lines[at + 1]?.text);
    if (found !== null) {
      const heading = impliedHeading(found, place, lines[at - 1]?.text ?? '');
      table = found;
      place = heading === null ? place : (headingOf(heading)?.place ?? place);
      const row = reworded(line, found.titles.join('\t'));
      return heading === null
        ? [row]
        : [{ ...line, text: heading, quote: line.text, isHeading: true, isApart: true }, row];
    }
    const heading = headingOf(line.text);
    if (heading !== null) {
      table = null;
      place = heading.place;
      return [line];
    }
    const pairs = pairsBetweenBars(line.text);
    if (pairs !== null) return [reworded(line, pairs)];
    const cells = table === null ? null : rowOf(line.text, table);
    return [cells === null ? line : reworded(line, cells.join('\t'))];
  });
}
