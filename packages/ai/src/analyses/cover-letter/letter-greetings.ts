import { GREETING_MAX } from '@qicheng/analysis/cover-letter';
import { isEnglishIn } from '#src/jd/told.js';
import { callNameOf, type LetterGround } from './letter-ground.js';
import { missing } from './missing.js';
import { strongestPoints } from './strongest-points.js';
import { isChange, tell } from './deed-sentences.js';

/** A longer English line is left to the letter. */
const MAX_ENGLISH_LENGTH = 60;

/** Greetings for a chat, each within its limit: a deed is told whole or not at all. */
export function greetingsOf({
  person,
  position,
  company,
  points,
}: LetterGround): { text: string; length: number }[] {
  if (person === null) return [];
  const post = position || missing('岗位名称');
  const employment = person.employment.replace(/(?<=[院店司厂校所园])[（(][^）)]*[)）]/u, '');
  const name = person.name || missing('姓名');
  const who = [name, employment || person.studies].filter(Boolean).join('，');
  const ranked = strongestPoints(
    points.filter((point) => !isEnglishIn(point) || point.statement.text.length <= MAX_ENGLISH_LENGTH),
    6,
  );
  // A weaker job is not what one begins with: other greetings tell of the same job, or of another change in figures.
  const best = ranked.filter(
    (point) => point.statement.itemPointer === ranked[0]?.statement.itemPointer || isChange(point),
  );
  // Told with its place, or alone where that is too long.
  const alone = (point: (typeof best)[number]): string => tell({ ...point, place: '' });
  const isNamed = ({ place }: (typeof best)[number]): boolean => place !== '' && employment.includes(place);
  const placed = best.map((point) => tell(point));
  const bare = best.map(alone);
  const employer = company ? callNameOf(company) : '贵单位';
  const frames: readonly ((deed: string) => string)[] = [
    (deed) => `您好，我是${who}，应聘${post}。${deed}期待与您沟通。`,
    (deed) =>
      `您好，看到${employer}的“${post}”${/岗位?$/u.test(post) ? '' : '岗位'}，想和您聊聊。${deed}可以给您发一份简历吗？`,
    (deed) => `您好，我想应聘${post}。${deed}方便的话请看我的简历。`,
  ];
  return frames.flatMap((frame, index) => {
    // The first greeting names the employer already.
    const first = index === 0 ? best.map((point) => (isNamed(point) ? alone(point) : tell(point))) : placed;
    const deeds = [...first, ...bare];
    const turned = [...deeds.slice(index), ...deeds.slice(0, index), ''];
    // With a deed rather than with the studies, if there is no room for both.
    const texts = [
      ...turned.slice(0, -1).map(frame),
      ...(index === 0
        ? turned.slice(0, -1).map((deed) => `您好，我是${name}，应聘${post}。${deed}期待与您沟通。`)
        : []),
      frame(''),
    ];
    const text = texts.find((each) => each.length <= GREETING_MAX);
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}
