import type { TextLine } from '../../reading/page-text.js';
import { isColumnRow } from '../columns.js';
import { factKindOf } from '../fact-labels.js';
import { markedTitle, placeOfTitle } from '../marked-headings.js';
import { headingOf } from '../headings.js';

/** A form has labels in cells next to their values; without an entry there is nothing to split. */
export const isRowOfForm = ({ text }: TextLine): boolean => {
  const cells = text.split('\t');
  return (
    cells.length > 1 && (isColumnRow(text) || cells.slice(0, -1).some((cell) => factKindOf(cell) !== null))
  );
};

const isHeadingOfForm = (text: string): boolean => {
  const found = headingOf(text);
  return (
    found !== null && found.place !== 'basics' && found.place !== 'intention' && !/^[^\t]*[:：]/u.test(text)
  );
};

/** 【干过的工地】: words in brackets that name a section. */
const isMarkedHeading = (text: string): boolean => {
  const marked = /^\s*[【［[〔]/u.test(text) ? markedTitle({ text, box: null }, []) : null;
  return marked !== null && marked.title.length > 1 && placeOfTitle(marked) !== null;
};

export const isHeadingLine = ({ text, isHeading, isBold }: TextLine): boolean =>
  isHeading === true ||
  isBold === true ||
  isMarkedHeading(text) ||
  (headingOf(text)?.rest === '' && !/[:：]\s*$/u.test(text)) ||
  // 实习简历 in the first cell of a form.
  (text.includes('\t') && !isColumnRow(text) && isHeadingOfForm(text));

const LEAST_ROWS = 2;
/** Whether a text is a form that no entry divides, or one with titles of columns. */
export const isForm = (lines: readonly TextLine[], isEntry: (line: TextLine) => boolean): boolean =>
  lines.filter(isRowOfForm).length >= LEAST_ROWS &&
  (!lines.some((line) => !isRowOfForm(line) && isEntry(line)) || lines.some(({ text }) => isColumnRow(text)));
