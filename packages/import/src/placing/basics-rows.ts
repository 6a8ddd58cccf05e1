import type { TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { factKindOf } from './fact-labels.js';

/** Rows of personal details, normalised to alternating labels and values. */
export function pairLabelsWithValues(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, index) => {
    if (areLabels(lines[index - 1]?.text, line.text)) return [];
    const next = lines[index + 1];
    if (next === undefined || !areLabels(line.text, next.text)) return [withWholeLabels(line)];
    const values = next.text.split('\t');
    const cells = line.text.split('\t').flatMap((label, at) => [label, values[at] ?? '']);
    return [{ ...next, text: cells.join('\t') }];
  });
}

/** A row of labels above a row with the same number of values. */
function areLabels(above: string | undefined, below: string): boolean {
  const [labels, values] = [above?.split('\t') ?? [], below.split('\t')];
  const known = labels.filter((label) => factKindOf(label) !== null).length;
  const areLikely =
    known >= MIN_KNOWN && known * 2 >= labels.length && labels.every((label) => LABEL.test(label));
  return (
    labels.length >= 2 &&
    values.length >= 2 &&
    labels.length >= values.length &&
    labels.length <= values.length + EMPTY_AT_END &&
    (areLikely || (known === labels.length && labels.length === values.length)) &&
    values.every((value) => factKindOf(value) === null && !/[:：]/.test(value) && findPeriod(value) === null)
  );
}

/** The last cells of a row of values may be empty. */
const EMPTY_AT_END = 2;
const MIN_KNOWN = 2;
const LABEL = /^\s*\p{Script=Han}{2,8}\s*$/u;

const INTENTION_LABEL = /^(?:岗位|职位|职务|工种|方向|城市|地点|地区|行业)$/u;

function withWholeLabels(line: TextLine): TextLine {
  const cells = line.text.split('\t');
  if (cells.length < 2) return line;
  const [first = '', second = ''] = cells.map((cell) => cell.replace(/\s+/g, ''));
  // 求职意向 | 岗位 | … | 城市 | …: the first cell is the heading of the others.
  if (
    cells.length >= 3 &&
    cells.length % 2 === 1 &&
    factKindOf(first) === 'position' &&
    INTENTION_LABEL.test(second)
  )
    return {
      ...line,
      text: cells
        .slice(1)
        .map((cell) => (INTENTION_LABEL.test(cell.trim()) ? `意向${cell.trim()}` : cell))
        .join('\t'),
    };
  const whole = cells.flatMap((cell, at) => (at % 2 === 0 ? halvesOf(cell, cells[at + 1]) : []));
  return whole.length > cells.length ? { ...line, text: whole.join('\t') } : line;
}

/** 性别/民族 | 女/汉族: two details in one pair of cells. */
function halvesOf(label: string, value: string | undefined): string[] {
  const [labels, values] = [label, value ?? ''].map((cell) => cell.split(/\s*[/／]\s*/u));
  if (labels === undefined || values === undefined || labels.length < 2 || labels.length !== values.length)
    return value === undefined ? [label] : [label, value];
  const named = labels.map((half) => (INTENTION_LABEL.test(half) ? `意向${half}` : half));
  return named.every((half) => factKindOf(half) !== null)
    ? named.flatMap((half, at) => [half, values[at] ?? ''])
    : [label, value ?? ''];
}
