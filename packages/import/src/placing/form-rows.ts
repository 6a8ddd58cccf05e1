import type { TextLine } from '../reading/page-text.js';
import { isColumnRow } from './columns.js';
import { factKindOf } from './fact-labels.js';

const MIN_ROWS = 2;
const LABEL = /^[\p{Script=Han}\s/／、]{2,12}$/u;
const EMPTY = /^(?:无|[（(]?略[）)]?|\/|-|—|暂无)$/u;
/** Form fields that have no résumé field. */
export const QUESTION =
  /(?:是否|能否|可否)(?!.*(?:服从|调剂|外派|出差|驻外|住校|住宿|夜班|倒班|退[伍役]|应届))|编号|代码|照片|证明人|联系人/u;

/** Alternating labels and values; empty cells in label positions pad the row. */
function turnsOf(text: string): { label: string; value: string }[] {
  const cells = text.split('\t').map((cell) => cell.trim());
  const turns: { label: string; value: string }[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === '') continue;
    turns.push({ label: cells[at] ?? '', value: cells[at + 1] ?? '' });
    at += 1;
  }
  return turns;
}

/** 姓名 | 张三 | 现职称 | 副研究员: pairs of cells with at least this many known labels. */
export function isRowOfPairs({ text }: TextLine, known: number): boolean {
  if (isColumnRow(text)) return false;
  const turns = text.includes('\t') ? turnsOf(text) : [];
  const labels = turns.map(({ label }) => label);
  return (
    turns.some(({ value }) => value !== '') &&
    turns.every(({ value }) => factKindOf(value) === null) &&
    labels.every((label) => LABEL.test(label)) &&
    labels.filter((label) => factKindOf(label) !== null).length >= known
  );
}

/** Finds rows of alternating labels and values. If a file has several, rows with unknown labels count too. */
export function rowsOfForm(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const isForm = lines.filter((line) => isRowOfPairs(line, 1)).length >= MIN_ROWS;
  return (line) => isForm && isRowOfPairs(line, 0);
}

/** The labels of a row with their values, without the meaningless ones. */
export const pairsOf = (text: string): { label: string; value: string }[] =>
  turnsOf(text).flatMap(({ label, value }) =>
    value === '' || EMPTY.test(value) ? [] : [{ label: label.replace(/\s+/gu, ''), value }],
  );
