import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import { isBodyLabel, isEntryLabel } from './entry-labels.js';
import { placeContaining } from './heading-stems.js';
import type { Place } from './heading-lexicon.js';
import { type FoundHeading, headingOf } from './headings.js';
import { ENTRY_KINDS } from './line-kinds/kinds.js';
import { placeOfLabel } from './loose/labels.js';

const LABELLED = /^(\p{Script=Han}{2,8})\s*[:：]\s*(\S.*)$/su;
const LISTS: ReadonlySet<Place> = new Set([
  ...(['skills', 'certificates', 'languages', 'hobbies', 'selfEvaluation'] as const),
]);

/** A paragraph of one line: what follows is a heading, or stands apart. */
const isParagraph = (line: TextLine, next: TextLine | undefined): boolean =>
  line.isApart === true && (next === undefined || next.isApart === true || headingOf(next.text) !== null);

/**
 * 会的东西：… in a paragraph of its own below the entries of a section: a list that the person names in own words; null for
 * any other line. Where most lines stand apart, paragraphs say nothing.
 */
export function listInOwnWords(
  lines: readonly TextLine[],
  index: number,
  current: Block | undefined,
): FoundHeading | null {
  const line = lines[index];
  const [, label = '', rest = ''] = LABELLED.exec(line?.text ?? '') ?? [];
  if (line === undefined || line.box !== null || label === '' || !ENTRY_KINDS.has(current?.place ?? ''))
    return null;
  const apart = lines.filter(({ isApart }) => isApart === true).length;
  if (!isParagraph(line, lines[index + 1]) || apart * 2 > lines.length) return null;
  if (isBodyLabel(label) || isEntryLabel(label) || findPeriod(rest) !== null) return null;
  const place = placeOfLabel(label) ?? placeContaining(label);
  return place === null || !LISTS.has(place) ? null : { place, title: label, rest };
}
