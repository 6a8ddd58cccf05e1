import { reworded, type TextLine } from '../reading/page-text.js';
import { isBodyLabel } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import { placeOfLabel } from './loose/labels.js';

/** A short word, a symbol and a space at the start of a line or after a gap. */
const SIGNED =
  /(?<=^\s*|\s{2}|\t)(\p{Script=Han}(?:[\p{Script=Han} ]{0,6}\p{Script=Han})?)\s?([/／>＞=＝])\s+(?=\S)/gu;
const MIN_LINES = 4;
/** Minimum share of lines that start with such a label. */
const SHARE = 0.4;

const isKnown = (label: string): boolean => {
  const word = label.replace(/\s+/gu, '');
  return factKindOf(word) !== null || placeOfLabel(word) !== null || isBodyLabel(word);
};

/** 老家/ 内蒙古赤峰, 民族 > 汉: replaces the symbol after a label by a colon if the whole file uses it. */
export function withLabelSigns(lines: readonly TextLine[]): TextLine[] {
  const labels = lines.flatMap(({ text, box }) =>
    box === null ? [...text.matchAll(SIGNED)].slice(0, 1).filter(({ index }) => index < 3) : [],
  );
  const known = labels.filter(([, label = '']) => isKnown(label)).length;
  if (known < MIN_LINES || labels.length < lines.length * SHARE) return [...lines];
  return lines.map((line) => {
    const text = line.text.replace(SIGNED, '$1：');
    return reworded(line, text);
  });
}
