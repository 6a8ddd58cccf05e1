import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';
import { findPeriod } from './dates.js';
import { factKindOf } from './fact-labels.js';
import { isRowOfPairs, pairsOf } from './form-rows.js';
import type { Place } from './heading-lexicon.js';
import { placeOfLabel } from './loose/labels.js';

/** The lists that the cells of a row fill, and the rest of the row. */
export interface RowOfForm {
  lists: Block[];
  rest: TextLine | null;
}

/** 持有证件 | C1、健康证 | 特长 | 路熟: form cells that fill lists, and the rest of the row. */
export function listsOfRow(line: TextLine): RowOfForm {
  const whole = line.box === null ? listOfFirstCell(line) : null;
  if (whole !== null) return { lists: [whole], rest: null };
  if (line.box !== null || !isRowOfPairs(line, 0)) return { lists: [], rest: line };
  const pairs = pairsOf(line.text).map((pair) => ({ ...pair, place: placeOfCell(pair.label) }));
  const lists = pairs.flatMap(({ label, value, place }): Block[] =>
    place === null ? [] : [{ place, title: label, lines: [{ ...line, text: value }], heading: line }],
  );
  const rest = pairs.filter(({ place }) => place === null);
  if (lists.length === 0) return { lists, rest: line };
  const text = rest.map(({ label, value }) => `${label}\t${value}`).join('\t');
  return { lists, rest: rest.length === 0 ? null : { ...line, text } };
}

/** 从业资格 | 客运从业资格证 | 货运从业资格证: one label in front of all cells of a row. */
function listOfFirstCell(line: TextLine): Block | null {
  const [label = '', ...cells] = line.text.split('\t').map((cell) => cell.trim());
  const values = cells.filter((cell) => cell !== '');
  const place = values.length > 1 && /^\p{Script=Han}{2,6}$/u.test(label) ? placeOfCell(label) : null;
  const areNames = values.every(
    (cell) =>
      cell.length <= 24 &&
      factKindOf(cell) === null &&
      placeOfCell(cell) === null &&
      findPeriod(cell) === null,
  );
  return place === null || !areNames || isColumnRow(line.text)
    ? null
    : { place, title: label, lines: [{ ...line, text: values.join('、') }], heading: line };
}

const CELL_LISTS: ReadonlySet<string> = new Set(['certificates', 'skills', 'awards', 'languages', 'hobbies']);
/** Whether the lines of a block are items of a list. */
export const isList = (block: Block | undefined): boolean =>
  CELL_LISTS.has(block?.place ?? '') || /^mixed/u.test(block?.place ?? '');
const placeOfCell = (label: string): Place | null => {
  const place = placeOfLabel(label.replace(/^有何|^现有/u, ''));
  return place !== null && CELL_LISTS.has(place) && factKindOf(label) !== 'driving' ? place : null;
};
