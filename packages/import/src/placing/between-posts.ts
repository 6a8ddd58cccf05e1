import { isAtHome, isClassTaken, isFamilyCare } from './at-home.js';
import { type Draft, SURE } from './draft.js';
import type { Entry, HeadPart } from './entries.js';
import type { ExperienceSection } from './experience-labels.js';
import { labelled } from './words.js';

/**
 * Places an entry that is not a post: a class taken becomes lines of the entry above, and time at home is left unplaced.
 * A past period of family care stays among the posts with its dates, since it explains their gap.
 */
export function isPlacedBetweenPosts(
  draft: Draft,
  section: ExperienceSection,
  { period, statements }: Entry,
  parts: readonly HeadPart[],
): boolean {
  if (period === undefined || parts.length === 0) return false;
  const named = parts.map(({ text }) => labelled(text)?.value ?? text).join('，');
  const lines = [...new Set([period.line, ...parts.map(({ line }) => line)])];
  const last = draft.document[section].length - 1;
  if (isClassTaken(named) && last >= 0) {
    const texts = [...lines.map((line) => ({ text: line.text, line })), ...statements];
    for (const { text, line } of texts)
      draft.statement(`/${section}/${last}/highlights`, text, 'paragraph', SURE.likely, line);
    return true;
  }
  const isPastCare = period.value.end !== 'present' && isFamilyCare(named);
  if (!isAtHome(named) || isPastCare) return false;
  for (const line of [...lines, ...statements.map((statement) => statement.line)]) draft.setAside(line);
  return true;
}
