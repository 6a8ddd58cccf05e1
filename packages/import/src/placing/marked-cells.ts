import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';

/** A list number or bullet with a tab or an arrow after it. */
const MARK = regex('u')`
  ^[\s→]*(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨⑩]|[•●○◦▪■◆➢✓*·-])\s*[\t→]\s*(?=\S)
`;

/**
 * 2.⇥收发货: a list number in a cell of its own, as in text copied from a spreadsheet. The line is a statement, not a row
 * of the table above it.
 */
export const withoutMarksInCells = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const mark = MARK.exec(line.text)?.[0] ?? '';
    const statement = line.text.slice(mark.length).trim();
    return mark === '' || statement.includes('\t') ? line : { ...reworded(line, statement), isBullet: true };
  });
