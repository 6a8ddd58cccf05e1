import { MAX_GREETING_LENGTH } from '@qicheng/analysis/cover-letter';
import { clipped } from '#src/text/clipped.js';
import { placeholderFor } from '#src/text/placeholder.js';
import type { LetterContext } from '../letter-context.js';
import { requestedSubject } from '../letter-subjects.js';
import { strongestPoints } from '../strongest-points.js';
import { firstPerson } from './first-person.js';

const SUBJECT_MAX = 120;
const POINTS_READ = 6;

/** Titles of the mail in English. */
export function englishSubjects(context: LetterContext): string[] {
  const { person, position } = context;
  const post = position || placeholderFor('岗位名称（英文）');
  const name = person?.name || placeholderFor('姓名');
  return [requestedSubject(context), `Application for ${post} – ${name}`, `${name} – ${post}`]
    .filter(Boolean)
    .map((title) => clipped(title, SUBJECT_MAX));
}

/** Greetings for a chat in English, each within its limit, with an action where one fits. */
export function englishGreetings({
  person,
  position,
  points,
}: LetterContext): { text: string; length: number }[] {
  if (person === null) return [];
  const name = person.name || placeholderFor('姓名');
  const post = position || placeholderFor('岗位名称（英文）');
  const actions = strongestPoints(points, POINTS_READ).flatMap(
    ({ statement }) => firstPerson(statement.text) ?? [],
  );
  const frames: readonly ((action: string) => string)[] = [
    (action) => `Hello, I am ${name}. I would like to apply for ${post}. ${action} May I send you my CV?`,
    (action) => `Hello, is the ${post} position still open? ${action} I would be glad to send you my CV.`,
  ];
  return frames.flatMap((frame) => {
    const text = [...actions, '']
      .map((action) => frame(action).replace(/\s{2,}/gu, ' '))
      .find((each) => each.length <= MAX_GREETING_LENGTH);
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}
