import type { AdjacentRole } from '@qicheng/analysis/job-analysis-result';
import { abilityOf, type Occupation, occupationByCode } from '../../data/occupations.js';
import type { SeenResume } from './fit/seen-resume.js';

const MOST = 6;

/** Points of an occupation's ability model that a résumé bears out. */
export const abilityScore = (occupation: Occupation, resume: SeenResume): number =>
  Math.round(
    occupation.abilities.reduce(
      (sum, { key, weight }) => sum + weight * resume.proofOf(abilityOf(key)).share,
      0,
    ) * 10,
  ) / 10;

/** Occupations that one may change to, best borne out first. */
export function adjacentTo(occupation: Occupation, resume: SeenResume | null): AdjacentRole[] {
  const own = new Set(occupation.abilities.map(({ key }) => key));
  const roles = occupation.adjacent.flatMap((code): AdjacentRole[] => {
    const other = occupationByCode(code);
    if (other === null) return [];
    const labels = (isShared: boolean) =>
      other.abilities.filter(({ key }) => own.has(key) === isShared).map(({ key }) => abilityOf(key).label);
    const [shared, toLearn] = [labels(true), labels(false)];
    const common = shared.length > 0 ? `共有${shared.slice(0, 3).join('、')}` : '能力重合较少';
    return [
      {
        ...{ code, name: other.name, shared, toLearn },
        reason: `${other.summary}${common}${toLearn.length > 0 ? `，需要补${toLearn.slice(0, 3).join('、')}` : ''}。`,
        abilityScore: resume === null ? null : abilityScore(other, resume),
      },
    ];
  });
  return roles.sort((a, b) => (b.abilityScore ?? 0) - (a.abilityScore ?? 0)).slice(0, MOST);
}
