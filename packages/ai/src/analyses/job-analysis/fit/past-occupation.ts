import { wordsOfText } from '../../resume-analysis/items.js';
import { matchOccupation } from '../match-occupation.js';
import type { Occupation } from '#src/data/occupations.js';
import type { PreparedResume } from './prepared-resume.js';

/** Whether the candidate has worked in an occupation: the title of a job or internship is one of its names. */
export function hasHeldPost({ document }: PreparedResume, { code }: Occupation): boolean {
  const titles = [...document.work, ...document.internships]
    .filter(({ visible }) => visible !== false)
    .flatMap(({ title, roles }) => [title, ...(roles ?? []).map((role) => role.title)]);
  return titles.some((title) => {
    const { match } = matchOccupation(wordsOfText(title, document.meta.lang));
    return match.kind !== 'general' && match.occupationCode === code;
  });
}
