import type { TextLine } from '../reading/page-text.js';
import { factKindOf } from './fact-labels.js';

const LEAST_ROWS = 2;
const LABEL = /^[\p{Script=Han}\s/／、]{2,12}$/u;
const EMPTY = /^(?:无|[（(]?略[）)]?|\/|-|—|暂无)$/u;
/** What a form asks for and a résumé has no place for. */
export const QUESTION = /是否|能否|可否|编号|代码|照片|证明人|联系人/u;

/** 姓名 | 张三 | 现职称 | 副研究员: cells in pairs, of which so many labels are known. */
function isRowOfPairs({ text }: TextLine, known: number): boolean {
  const cells = text.split('\t');
  const labels = cells.filter((_, at) => at % 2 === 0).map((cell) => cell.trim());
  return (
    cells.length >= 2 &&
    cells.length % 2 === 0 &&
    labels.every((label) => LABEL.test(label)) &&
    labels.filter((label) => factKindOf(label) !== null).length >= known
  );
}

/** Tells the rows of labels and values in turns; where a file has several, also those whose labels nobody knows. */
export function rowsOfForm(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const isForm = lines.filter((line) => isRowOfPairs(line, 1)).length >= LEAST_ROWS;
  return (line) => isForm && isRowOfPairs(line, 0);
}

/** The labels of a row with their values, without those that say nothing. */
export const pairsOf = (text: string): { label: string; value: string }[] => {
  const cells = text.split('\t').map((cell) => cell.trim());
  return cells.flatMap((cell, at) => {
    const value = cells[at + 1] ?? '';
    const isSaid = at % 2 === 0 && value !== '' && !EMPTY.test(value);
    return isSaid ? [{ label: cell.replace(/\s+/gu, ''), value }] : [];
  });
};
