import { GREETING_MAX } from '@qicheng/analysis/cover-letter';
import { clipped } from '#src/text/clipped.js';
import { wantedSubject } from '../letter-subjects.js';
import { strongestPoints } from '../strongest-points.js';
import type { LetterGround } from '../letter-ground.js';
import { missing } from '../missing.js';
import { firstPerson } from './first-person.js';

const SUBJECT_MAX = 120;
const POINTS_READ = 6;

/** Titles of the mail in English. */
export function englishSubjects(ground: LetterGround): string[] {
  const { person, position } = ground;
  const post = position || missing('岗位名称（英文）');
  const name = person?.name || missing('姓名');
  return [wantedSubject(ground), `Application for ${post} – ${name}`, `${name} – ${post}`]
    .filter(Boolean)
    .map((title) => clipped(title, SUBJECT_MAX));
}

/** Greetings for a chat in English, each within its limit, with a deed where one fits. */
export function englishGreetings({
  person,
  position,
  points,
}: LetterGround): { text: string; length: number }[] {
  if (person === null) return [];
  const name = person.name || missing('姓名');
  const post = position || missing('岗位名称（英文）');
  const deeds = strongestPoints(points, POINTS_READ).flatMap(
    ({ statement }) => firstPerson(statement.text) ?? [],
  );
  const frames: readonly ((deed: string) => string)[] = [
    (deed) => `Hello, I am ${name}. I would like to apply for ${post}. ${deed} May I send you my CV?`,
    (deed) => `Hello, is the ${post} position still open? ${deed} I would be glad to send you my CV.`,
  ];
  return frames.flatMap((frame) => {
    const text = [...deeds, '']
      .map((deed) => frame(deed).replace(/\s{2,}/gu, ' '))
      .find((each) => each.length <= GREETING_MAX);
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}
