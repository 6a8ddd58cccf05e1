import { MAX_GREETING_LENGTH } from '@qicheng/analysis/cover-letter';
import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import { valueAt } from '@qicheng/resume/pointer';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { isEnglishIn } from '#src/jd/statement-sentences.js';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { isWellFormed } from '#src/text/sentence-form.js';
import { isChange, sentenceFor } from './action-sentences.js';
import { callNameOf, type LetterContext } from './letter-context.js';
import { isPublicPost } from './public-post.js';
import { strongestPoints } from './strongest-points.js';

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

type Frame = (action: string) => string;
interface Frames {
  /** The first greeting, for what it calls the person. */
  readonly first: (who: string) => Frame;
  readonly others: readonly Frame[];
}
interface Target {
  readonly employer: string;
  readonly post: string;
}

const frames = ({ employer, post }: Target): Frames => ({
  first: (who) => (action) => `您好，我是${who}，应聘${post}。${action}期待与您沟通。`,
  others: [
    (action) =>
      `您好，看到${employer}的“${post}”${/岗位?$/u.test(post) ? '' : '岗位'}，想和您聊聊。${action}可以给您发一份简历吗？`,
    (action) => `您好，我想应聘${post}。${action}方便的话请看我的简历。`,
  ],
});

/** Nobody is engaged by a chat where an examination decides: one asks about the application alone. */
const publicFrames = ({ employer, post }: Target): Frames => ({
  first: (who) => (action) => `您好，我是${who}，报考${post}。${action}报名材料如需补充，请您告知。`,
  others: [
    (action) => `您好，我报考${employer}的“${post}”。${action}想向您确认我的条件是否符合报名要求，谢谢。`,
    (action) => `您好，我已看过${post}的招聘公告，准备报考。${action}有关资格审查的材料，想请您指点。`,
  ],
});

/** Greetings for a chat, each within its limit: an action is stated whole or not at all. */
export function greetingsOf({
  person,
  position,
  company,
  points,
  jd,
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
  const isNamed = ({ place }: (typeof best)[number]): boolean => place !== '' && employment.includes(place);
  // The first greeting names the employer already.
  const alone = best.map((point) => (isNamed(point) ? sentenceFor({ ...point, place: '' }) : ''));
  const placed = best.map((point) => sentenceFor(point));
  // What was done in a job that is over is whole without its place, which may be too long.
  const over = best.flatMap((point) => {
    const sentence = sentenceFor({ ...point, place: '' });
    return isOver(point, reading) && PRESENT_TENSE.test(sentence)
      ? [sentence.replace(PRESENT_TENSE, '我曾')]
      : [];
  });
  const employer = company ? callNameOf(company) : '贵单位';
  const { first, others } = (isPublicPost({ company, jd }) ? publicFrames : frames)({ employer, post });
  const introduced = (frame: Frame): string[] =>
    best.flatMap((_, at) => [alone[at], placed[at]].flatMap((action) => (action ? frame(action) : [])));
  const own = (frame: Frame, index: number): string[] =>
    [...placed.slice(index), ...placed.slice(0, index), ...over].map(frame);
  const choices = [
    // With an action rather than with the studies, if there is no room for both.
    [...introduced(first(who)), ...[...placed, ...over].map(first(name)), first(who)('')],
    ...others.map((frame, at) => [...own(frame, at + 1), frame('')]),
  ];
  return choices.flatMap((texts) => {
    const text = texts
      .map(withChineseMarks)
      .find((each) => each.length <= MAX_GREETING_LENGTH && isWellFormed(each));
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}
