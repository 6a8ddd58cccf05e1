import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { termsOf } from '../../jd/read-terms.js';
import type { LetterGround } from './letter-ground.js';
import type { Letter } from './read-letter.js';

/** A requirement and whether the letter speaks of it. */
export interface AnsweredRow extends RequirementMatch {
  isAnswered: boolean;
}

const ANSWERABLE = new Set<RequirementMatch['kind']>([
  'skill',
  'experience',
  'ability',
  'language',
  'certificate',
  'duty',
  'major',
  'degree',
]);

/** What a letter can answer to, and whether it does: by the words of the requirement. */
export function answeredRows(letter: Letter | null, { matrix, job }: LetterGround): AnsweredRow[] {
  const known = [...(job?.must ?? []), ...(job?.plus ?? []), ...(job?.duties ?? [])];
  return matrix
    .filter(({ kind }) => ANSWERABLE.has(kind))
    .flatMap((row) => {
      const terms = known.find(({ id }) => id === row.requirementId)?.terms ?? [];
      const groups = terms.length > 0 ? terms : termsOf(row.text);
      const isAnswered =
        letter !== null && groups.some((words) => words.some((word) => letter.bodyFinder.find(word) >= 0));
      // A duty of general words has none that a letter could take up.
      return groups.length === 0 && row.kind === 'duty' ? [] : [{ ...row, isAnswered }];
    });
}
