import { GREETING_MAX, type LetterInput, type WrittenLetter } from '@qicheng/analysis/cover-letter';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { bareStatement, type ProofPoint, told } from '../../jd/proof-points.js';
import { clipped } from '../../text/clipped.js';
import { postOf } from '../../text/post.js';
import { strongestPoints } from './strongest-points.js';
import { callNameOf, type LetterGround, namesCompany, politeNameOf } from './letter-ground.js';
import { TEMPLATE_PHRASES } from './phrases.js';
import type { Letter } from './read-letter.js';
import { salutationFor } from './rules/form.js';
import { strangersIn } from './rules/focus.js';

const DEEDS = 3;
const missing = (what: string): string => `【待补充：${what}】`;
const MISSING = /【待补充：([^】]*)】/gu;

type Part = WrittenLetter['paragraphs'][number];

function openingOf({ person, company, position, points, occupation }: LetterGround): Part {
  const who = `我是${person?.name || missing('姓名')}，${person?.studies || missing('学校、专业与学历')}`;
  const post = `应聘${company || missing('单位名称')}的${postOf(position || missing('岗位名称'))}`;
  const words = [...new Set(points.slice(0, DEEDS).flatMap((point) => point.words))].slice(0, 3);
  const wanted = occupation === '' ? '岗位看重' : `${occupation}工作常用`;
  const fit = words.length > 0 ? `下面的经历涉及${wanted}的${words.join('、')}。` : '';
  return {
    role: 'opening',
    text: `您好！${who}，${post}。${fit}`,
    atoms: [...(person?.studiesEvidence ?? [])],
  };
}

/** What the posting mentions and the statement shows; without a posting nothing was mentioned. */
function answerOf({ words }: ProofPoint, job: JobDescription | null): string {
  const mentioned = words.filter((word) =>
    job?.keywords.some((keyword) => keyword.word.toLowerCase() === word.toLowerCase()),
  );
  return mentioned.length > 0 ? `这段经历对应岗位提到的“${mentioned.slice(0, 3).join('、')}”。` : '';
}

/** The deeds of one entry in one paragraph: its place is named once. */
const matchOf = (points: readonly ProofPoint[], job: JobDescription | null): Part => ({
  role: 'match',
  text: clipped(
    points.map((point, at) => `${told(point, points[at - 1])}${answerOf(point, job)}`).join(''),
    1_500,
  ),
  atoms: points.map(({ evidence }) => evidence),
});

/** Points by their entry, in the order in which the entries first stand. */
function byEntry(points: readonly ProofPoint[]): ProofPoint[][] {
  const entries = new Map<string, ProofPoint[]>();
  for (const point of points) {
    const { itemPointer } = point.statement;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), point]);
  }
  return [...entries.values()];
}

/** The person's own reason, if the letter gave one that is no phrase; it is nobody else's to make up. */
function motiveOf(letter: Letter | null, ground: LetterGround): Part {
  const strangers = letter ? strangersIn(letter, ground).map(({ name }) => name) : [];
  const own = letter?.paragraphs.find(
    ({ role, text }) =>
      role === 'motive' &&
      !TEMPLATE_PHRASES.some(({ pattern }) => pattern.test(text)) &&
      !strangers.some((name) => text.includes(name)) &&
      (namesCompany(text, ground.company) || /贵/u.test(text)),
  );
  if (own) return { role: 'motive', text: clipped(own.text, 1_500), atoms: [] };
  return {
    role: 'motive',
    text: `想加入${politeNameOf(ground.company)}，是因为${missing('了解到的产品、业务或团队，以及与自己经历的联系')}。`,
    atoms: [],
  };
}

function signatureOf({ person }: LetterGround, today: string): string[] {
  const [y, m, d] = today.split('-').map(Number);
  return [
    person?.name || missing('姓名'),
    [person?.phone, person?.email].filter(Boolean).join('  ') || missing('电话与邮箱'),
    `${y}年${m}月${d}日`,
  ];
}

const needsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(MISSING)].map(([, what = '']) => clipped(what, 80)))].slice(0, 20);

/** A letter of the résumé's facts: what is chosen, ordered and joined is its own; the rest is asked for. */
export function writeLetter(
  { today }: LetterInput,
  ground: LetterGround,
  letter: Letter | null,
): WrittenLetter | null {
  if (ground.reading === null) return null;
  const best = strongestPoints(ground.points, DEEDS);
  const paragraphs: Part[] = [
    openingOf({ ...ground, points: best }),
    ...(best.length > 0
      ? byEntry(best).map((points) => matchOf(points, ground.job))
      : [
          {
            role: 'match' as const,
            text: `${missing('一段与岗位最相关的经历：场景、做法、结果')}`,
            atoms: [],
          },
        ]),
    motiveOf(letter, ground),
    { role: 'closing', text: '随信附上简历，期待有机会当面介绍。感谢您阅读这封信。', atoms: [] },
  ];
  const salutation = clipped(salutationFor(ground), 80);
  const courtesy = ['此致', '敬礼！'];
  const signature = signatureOf(ground, today);
  const body = paragraphs.map(({ text }) => text).join('\n\n');
  const text = [salutation, body, courtesy.join('\n'), signature.join('\n')].join('\n\n');
  return {
    salutation,
    paragraphs,
    courtesy,
    signature,
    text,
    length: body.replace(/\s/g, '').length,
    needsFact: needsOf(text),
  };
}

/** Greetings for a chat, each within its limit: a deed is told whole or not at all. */
export function greetingsOf({
  person,
  position,
  company,
  points,
}: LetterGround): { text: string; length: number }[] {
  if (person === null) return [];
  const post = position || missing('岗位名称');
  const who = [person.name || missing('姓名'), person.studies].filter(Boolean).join('，');
  const deeds = strongestPoints(points, 6).map(bareStatement);
  const words = [...new Set(points.slice(0, DEEDS).flatMap((point) => point.words))].slice(0, 3);
  const frames: readonly ((deed: string) => string)[] = [
    (deed) => `您好，我是${who}，应聘${post}。${deed ? `${deed}。` : ''}期待与您沟通。`,
    (deed) =>
      `您好，看到${company ? callNameOf(company) : '贵单位'}的“${post}”${/岗位?$/u.test(post) ? '' : '岗位'}。${deed ? `我的相关经历：${deed}。` : ''}可以给您发一份简历吗？`,
    (deed) =>
      `您好，我对${post}很感兴趣${words.length > 0 ? `，相关经历涉及${words.join('、')}` : ''}。${deed ? `${deed}。` : ''}方便的话请看我的简历。`,
  ];
  return frames.flatMap((frame, index) => {
    const turned = [...deeds.slice(index), ...deeds.slice(0, index), ''];
    const text = turned.map(frame).find((each) => each.length <= GREETING_MAX);
    return text === undefined ? [] : [{ text, length: text.length }];
  });
}

/** Longer titles are cut off in the list of a mailbox. */
const LONGEST_SUBJECT = 30;
const SUBJECT_LIMIT = 120;

/** The first of the titles that is short enough, else the last. */
function shortest(titles: readonly (readonly string[])[]): string {
  const texts = titles.map((parts) => parts.filter(Boolean).join('-'));
  return clipped(texts.find((text) => text.length <= LONGEST_SUBJECT) ?? texts.at(-1) ?? '', SUBJECT_LIMIT);
}

/** School and subject: 江城大学软件工程 of 江城大学软件工程专业本科 2026 届. */
function schoolOf({ person }: LetterGround): { school: string; studies: string } {
  const school = person?.studiesEvidence[0]?.quote ?? '';
  const major = /^(.*)专业[^专]*$/u.exec((person?.studies ?? '').slice(school.length))?.[1] ?? '';
  return { school, studies: `${school}${major}` };
}

/** Titles of the mail: what is filtered by stands first. */
export function subjectsOf(ground: LetterGround): string[] {
  const { person, position, company } = ground;
  const post = position || missing('岗位名称');
  const name = person?.name || missing('姓名');
  const { school, studies } = schoolOf(ground);
  const at = company ? callNameOf(company) : '';
  return [
    shortest([
      [`应聘${post}`, name, studies],
      [post, name, studies],
      [post, name, school],
      [post, name],
    ]),
    shortest([
      [name, studies, `应聘${at}${post}`],
      [name, studies, `应聘${post}`],
      [name, school, post],
      [name, post],
    ]),
  ];
}
