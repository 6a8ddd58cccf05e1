import type { TextLine } from '../reading/page-text.js';
import { isBodyLabel, isEntryLabel } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import { placeOfLabel } from './loose/labels.js';

const BRACKETED =
  /^([^\p{L}\d【［[]{0,4}[【［[]\s*([\p{Script=Han}A-Za-z]{1,8}?)\s*[】］\]])\s*[:：]?\s*(\S[^\t]*)$/u;
const ALONE = /^[^\p{L}\d【［[]{0,4}[【［[]\s*[\p{Script=Han}A-Za-z]{1,8}\s*[】］\]]\s*[:：]?$/u;
const MIN_SECTIONS = 3;

/**
 * The section that bracketed words before a text announce, unless they label a detail or a part of an entry.
 */
function placeBefore({ text, box }: TextLine): string | null {
  const label = box === null ? BRACKETED.exec(text)?.[2] : undefined;
  if (label === undefined || isBodyLabel(label) || isEntryLabel(label)) return null;
  const place = placeOfLabel(label);
  return place === null || (factKindOf(label) !== null && place !== 'intention') ? null : place;
}

/**
 * 【教育】某大学 …, 【证】…, 【评价】…: turns bracketed words before a text into headings above it if other brackets are
 * alone on their lines.
 */
export function withBracketedSections(lines: readonly TextLine[]): TextLine[] {
  const places = new Set(lines.map(placeBefore).filter((place) => place !== null));
  const isMixed = lines.some((line) => line.box === null && ALONE.test(line.text));
  if (places.size < MIN_SECTIONS || !isMixed) return [...lines];
  return lines.flatMap((line) => {
    const [, label = '', , text = ''] = BRACKETED.exec(line.text) ?? [];
    if (placeBefore(line) === null) return [line];
    const quote = line.quote ?? line.text;
    return [
      { ...line, text: label, quote, wraps: false },
      { ...line, text, quote, isApart: false },
    ];
  });
}
