import type { TextLine } from '../../reading/page-text.js';
import { isColumnRow } from '../columns.js';
import { factKindOf } from '../fact-labels.js';
import { headingOf } from '../headings.js';

/** A form has its labels in cells beside their values; without an entry in it there is nothing to part. */
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

export const isHeadingLine = ({ text, isHeading, isBold }: TextLine): boolean =>
  isHeading === true ||
  isBold === true ||
  (headingOf(text)?.rest === '' && !/[:：]\s*$/u.test(text)) ||
  // 实习简历 in the first cell of a form.
  (text.includes('\t') && !isColumnRow(text) && isHeadingOfForm(text));
