import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isColumnRow } from './columns.js';

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
