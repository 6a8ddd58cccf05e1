import { PRESENT } from '@qicheng/resume/dates';
import type { Occupation } from '#src/data/occupations.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { matchOccupation } from '../match-occupation.js';
import type { PreparedResume } from './prepared-resume.js';

const isOfOccupation = (title: string, { code }: Occupation): boolean => {
  const { match } = matchOccupation(title);
  return match.kind !== 'general' && match.occupationCode === code;
};

/** Whether the candidate works in an occupation now. */
export const holdsPost = ({ document }: PreparedResume, occupation: Occupation): boolean =>
  document.work.some(
    ({ visible, period, title }) =>
      visible !== false &&
      period?.end === PRESENT &&
      isOfOccupation(wordsOfText(title, document.meta.lang), occupation),
  );

/** Whether the candidate has worked in an occupation: the title of a job or internship is one of its names. */
export function hasHeldPost({ document }: PreparedResume, occupation: Occupation): boolean {
  const titles = [...document.work, ...document.internships]
    .filter(({ visible }) => visible !== false)
    .flatMap(({ title, roles }) => [title, ...(roles ?? []).map((role) => role.title)]);
  return titles.some((title) => isOfOccupation(wordsOfText(title, document.meta.lang), occupation));
}
