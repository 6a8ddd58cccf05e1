import type { TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { cellsOfRow, isColumnRow } from './columns.js';
import type { Place } from './heading-lexicon.js';
import { labelKindOf } from './label-kinds.js';
import { LANGUAGE_EXAM } from './lines-apart.js';

type Column = 'name' | 'level' | 'issuer' | 'time' | 'validity' | 'score' | 'count' | 'other';

const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:序号|编号)$/u, 'count'],
  [/有效|到期|失效/u, 'validity'],
  [/等级|级别|层次/u, 'level'],
  [/单位|机构|部门/u, 'issuer'],
  [/成绩|分数|得分/u, 'score'],
  [/时间|日期|年月|年份/u, 'time'],
  [/证书|证件|证照|资格|名称/u, 'name'],
];
const columnOf = (title: string): Column => COLUMNS.find(([form]) => form.test(title))?.[1] ?? 'other';

/** A row of a table of certificates: the line of a list section, and what has no field. */
export interface ListRow {
  place: Extract<Place, 'certificates' | 'languages'>;
  line: TextLine;
  left: string[];
}

/** The rows of a table of certificates, and the lines of the section that are not part of one. */
export function certificateRows(
  lines: readonly TextLine[],
  place: Place,
): { rows: ListRow[]; others: TextLine[] } {
  const rows: ListRow[] = [];
  const others: TextLine[] = [];
  let columns: readonly Column[] | null = null;
  let isCounted = false;
  for (const line of lines) {
    const cells = cellsOfRow(line.text);
    if (isColumnRow(line.text)) {
      columns = columnsOf(cells, place);
      isCounted = columns?.[0] === 'count';
      if (columns === null) others.push(line);
      continue;
    }
    const row = columns === null || cells.length < 2 ? null : rowOf(line, cells, columns);
    if (row === null) others.push(isCounted ? { ...line, text: cells.slice(1).join('\t') } : line);
    else rows.push(row);
  }
  return { rows, others };
}

/** The columns of a table of certificates; null for another table. */
function columnsOf(titles: readonly string[], place: Place): Column[] | null {
  const isNamed = titles.some((title) => labelKindOf(title) === 'certificate');
  const isOfSection = ['certificates', 'mixedSkills', 'mixedAwards'].includes(place);
  const columns = titles.map(columnOf);
  return columns.includes('name') && (isNamed || isOfSection) ? columns : null;
}

function rowOf(line: TextLine, cells: readonly string[], columns: readonly Column[]): ListRow | null {
  const of = (column: Column): string[] =>
    cells.flatMap((cell, at) => (columns[at] === column && cell !== '' ? [cell] : []));
  const [name = ''] = of('name');
  if (LANGUAGE_EXAM.test(name))
    return {
      place: 'languages',
      line: { ...line, text: [name, ...of('score')].join(' ') },
      left: [...of('time'), ...of('issuer')],
    };
  if (!CERTIFICATE.test(name) || /奖|竞赛|大赛|称号/u.test(name)) return null;
  const text = [name, ...of('level'), ...of('score'), ...of('issuer'), ...of('time')].join('\t');
  const validity = of('validity').map((until) => `有效期：${until}`);
  return { place: 'certificates', line: { ...line, text }, left: [...validity, ...of('other')] };
}
