import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { admitsLack } from './admitted-lack.js';
import { matchPhrase } from './match-phrase.js';
import { CLAIMED, DONE, EMPLOYER, type ProvingText, type ResumeReading } from './read-resume.js';

/**
 * The match of a skill with its work, and with the self-evaluation for the parts that the work leaves open. The
 * self-evaluation alone proves nothing.
 */
export function withClaimedParts(
  text: string,
  isAnyOf: boolean,
  byWork: ReturnType<typeof matchPhrase<ProvingText>>,
  { texts }: Pick<ResumeReading, 'texts'>,
  kind: RequirementMatch['kind'],
): ReturnType<typeof matchPhrase<ProvingText>> {
  const isBegun = kind === 'skill' && byWork.texts.some(({ strength }) => strength === DONE);
  const claims = texts.filter(({ strength, affirmed }) => strength === CLAIMED && !admitsLack(affirmed));
  if (!isBegun || byWork.missing.length === 0 || claims.length === 0) return byWork;
  const work = texts.filter(({ strength }) => strength > CLAIMED || strength === EMPLOYER);
  return matchPhrase(text, isAnyOf, [...work, ...claims]);
}
