import type { JobDuty, JobRequirement } from '@qicheng/analysis/job-description';
import { adviceFor } from './advice.js';
import { judgeWords } from './judge-words.js';
import type { Judgement } from './judgement.js';
import type { FactMatch } from './match-dates.js';
import { partsOf } from './phrase-parts.js';
import type { ResumeReading } from './read-resume.js';

const VALUE = 0.5;

/** For several required things, matches those other than the denied one; null if there are none. */
export function otherThanDenied(
  denial: FactMatch,
  { kind, text, terms }: JobRequirement,
  reading: ResumeReading,
): Judgement | null {
  if (kind !== 'skill' || partsOf(text).length < 2) return null;
  const rest = judgeWords(text, terms, false, reading, kind);
  if (rest.state === '未体现' || rest.state === '待确认') return null;
  return {
    ...{ state: '可迁移', value: VALUE, atoms: [...rest.atoms, ...denial.atoms].slice(0, 8) },
    reason: `其余写到了，${denial.reason}`,
    action: adviceFor(kind, '可迁移', text),
  };
}

/** Judges a duty of which the résumé denies a part or the whole. */
export function deniedDuty(
  denial: FactMatch,
  { text, terms }: Pick<JobDuty, 'text' | 'terms'>,
  reading: ResumeReading,
): Judgement {
  const rest = partsOf(text).length > 1 ? judgeWords(text, terms, false, reading, 'duty') : null;
  return rest === null || rest.state === '未体现' || rest.state === '待确认'
    ? { ...denial, state: '未体现', value: 0, action: adviceFor('duty', '未体现', text) }
    : { ...rest, state: '可迁移', value: VALUE, reason: `其余写到了，${denial.reason}` };
}
