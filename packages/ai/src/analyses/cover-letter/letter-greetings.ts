import { GREETING_MAX } from '@qicheng/analysis/cover-letter';
import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import { valueAt } from '@qicheng/resume/pointer';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { isWellFormed } from '#src/text/sentence-form.js';
import { isEnglishIn } from '#src/jd/statement-sentences.js';
import { callNameOf, type LetterContext } from './letter-context.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { strongestPoints } from './strongest-points.js';
import { isChange, sentenceFor } from './action-sentences.js';

/** A longer English line is left to the letter. */
const MAX_ENGLISH_LENGTH = 60;

/** A person with a verb, neither a time nor a word that sets it in the past. */
const PRESENT_TENSE = /^我(?!\s?\d|曾|在|还|也|任)/u;
const IS_JOB = /^\/(?:work|internships)\//u;
/** Whether a job that something was done in has ended. */
function isOver({ statement: { itemPointer } }: ProofPoint, reading: LetterContext['reading']): boolean {
  if (reading === null || !IS_JOB.test(itemPointer)) return false;
  const end = (valueAt(reading.document, itemPointer) as { period?: DateRange } | undefined)?.period?.end;
  return end !== undefined && end !== PRESENT;
}

/** Greetings for a chat, each within its limit: an action is stated whole or not at all. */
export function greetingsOf({
  person,
  position,
  company,
  points,
  reading,
}: LetterContext): { text: string; length: number }[] {
  if (person === null) return [];
  const post = position || placeholderFor('岗位名称');
  const employment = person.employment.replace(/(?<=[院店司厂校所园])[（(][^）)]*[)）]/u, '');
  const name = person.name || placeholderFor('姓名');
  const who = [name, employment || person.studies].filter(Boolean).join('，');
  const ranked = strongestPoints(
    points.filter((point) => !isEnglishIn(point) || point.statement.text.length <= MAX_ENGLISH_LENGTH),
    6,
  );
  // A weaker job is not what one begins with: other greetings mention the same job or another change in figures.
  const best = ranked.filter(
    (point) => point.statement.itemPointer === ranked[0]?.statement.itemPointer || isChange(point),
  );
  // Told with its place, or alone where that is too long.
  const alone = (point: (typeof best)[number]): string => {
    const sentence = sentenceFor({ ...point, place: '' });
    // Without its place, what was done in a job that is over reads as if it went on.
    return isOver(point, reading) ? sentence.replace(PRESENT_TENSE, '我曾') : sentence;
  };
  const isNamed = ({ place }: (typeof best)[number]): boolean => place !== '' && employment.includes(place);
  const placed = best.map((point) => sentenceFor(point));
  const bare = best.map(alone);
  const employer = company ? callNameOf(company) : '贵单位';
  const frames: readonly ((action: string) => string)[] = [
    (action) => `您好，我是${who}，应聘${post}。${action}期待与您沟通。`,
    (action) =>
      `您好，看到${employer}的“${post}”${/岗位?$/u.test(post) ? '' : '岗位'}，想和您聊聊。${action}可以给您发一份简历吗？`,
    (action) => `您好，我想应聘${post}。${action}方便的话请看我的简历。`,
  ];
  return frames.flatMap((frame, index) => {
    // The first greeting names the employer already.
    const first =
      index === 0 ? best.map((point) => (isNamed(point) ? alone(point) : sentenceFor(point))) : placed;
    const actions = [...first, ...bare];
    const turned = [...actions.slice(index), ...actions.slice(0, index), ''];
    // With an action rather than with the studies, if there is no room for both.
    const texts = [
      ...turned.slice(0, -1).map(frame),
      ...(index === 0
        ? turned.slice(0, -1).map((action) => `您好，我是${name}，应聘${post}。${action}期待与您沟通。`)
        : []),
      frame(''),
    ];
    const text = texts
      .map(withChineseMarks)
      .find((each) => each.length <= GREETING_MAX && isWellFormed(each));
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}
