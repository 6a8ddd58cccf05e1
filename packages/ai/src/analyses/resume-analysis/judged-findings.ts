import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';

/**
 * Categories of findings about the résumé as a whole, not about a written text: parts of a partly read file may be
 * missing only from the reading.
 */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['missing', 'thin', 'noResult', 'dutyOnly']);

/** Categories of findings about what sentences prove, which those in another language do not show. */
const OF_PROOF: ReadonlySet<string> = new Set(['thin', 'noResult', 'noStar', 'dutyOnly']);

/** Findings without those on what was not read, or is in another language. */
export const judgedFindings = (
  all: readonly ResumeFinding[],
  unread: readonly string[],
  unfinished: readonly string[],
): ResumeFinding[] =>
  all.filter(
    ({ category }) =>
      !(unread.length > 0 && OF_THE_WHOLE.has(category)) &&
      !(unfinished.length > 0 && OF_PROOF.has(category)),
  );
