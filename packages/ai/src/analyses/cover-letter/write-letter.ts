import { GREETING_MAX, type LetterInput, type WrittenLetter } from '@qicheng/analysis/cover-letter';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { PRESENT } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { matchPhrase } from '../../jd/match-phrase.js';
import { type ProofPoint, told } from '../../jd/proof-points.js';
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

const LONGEST_DEMAND = 36;

/** Where a deed was done, as one says it: 我实习时做过. */
function timeOf({ statement, section }: ProofPoint, { reading }: LetterGround): string {
  if (section === 'internships') return '实习时';
  if (section === 'projects') return '做项目时';
  if (section === 'research' || section === 'papers') return '做课题时';
  if (section !== 'work') return '在校期间';
  const item = reading && (valueAt(reading.document, statement.itemPointer) as WorkItem | undefined);
  return item?.period?.end === PRESENT ? '现在的工作中' : '以往的工作中';
}

/** How well one is to know a thing says nothing of what one did with it. */
const LEVEL =
  /^(?:(?:扎实|良好|较强|丰富)的?|熟练(?:使用|掌握|运用)?|熟悉|精通|掌握|了解|具备|具有|使用|会(?:使?用)?|能够?|有)+/u;
const IS_TOOL = /^(?:熟练|熟悉|精通|掌握|了解|使用|会使?用)/u;
const ANSWERED = 0.5;

/** The part of a demand that a deed answers, as the posting words it; empty where it answers none whole. */
function answeredPart(text: string, deed: string): string {
  const isAnswered = (part: string): boolean => {
    const { value, missing } = matchPhrase(part, false, [{ said: deed, strength: 1 }]);
    const names = part.toLowerCase().match(/[a-z][a-z+#.]*/gu) ?? [];
    return (
      value >= ANSWERED && missing.length === 0 && names.every((name) => deed.toLowerCase().includes(name))
    );
  };
  return (
    [text, ...text.split(/[，,；;]/u), ...text.split(/[，,；;、]/u), ...text.split(/[，,；;、与和及]/u)]
      .map((part) => part.trim())
      .find((part) => part.length >= 4 && part.length <= LONGEST_DEMAND && isAnswered(part)) ?? ''
  );
}

/** One demand of the posting in its own words and when one did it; empty where the deeds below answer none. */
function fitOf(points: readonly ProofPoint[], ground: LetterGround): string {
  for (const row of ground.matrix) {
    // A figure of the posting would read as one's own.
    if (row.level === 'plus' || row.state !== '直接' || /\d/u.test(row.text)) continue;
    if (row.kind !== 'skill' && row.kind !== 'duty') continue;
    const point = points.find(({ requirementIds }) => requirementIds.includes(row.requirementId));
    const part = point ? answeredPart(row.text, point.statement.text) : '';
    if (!point || part === '') continue;
    const time = timeOf(point, ground);
    const at = time.endsWith('中') ? `在${time}` : time;
    if (row.level !== 'duty')
      return `岗位看重的“${part.replace(LEVEL, '')}”，我${at}${IS_TOOL.test(part) ? '用到过' : '做过'}。`;
    return time === '现在的工作中'
      ? `岗位职责里的“${part}”，正是我现在工作的一部分。`
      : `岗位职责里的“${part}”，我${at}做过。`;
  }
  return '';
}

const MOST_CONDITIONS = 3;

/** Certificates, marks and availability that the posting asks for and the résumé states: facts alone, never a sentence about home. */
function conditionsOf({ matrix }: LetterGround): Part[] {
  const met = matrix.filter(({ state, atoms }) => state === '直接' && atoms.length > 0);
  const quotesOf = (kind: RequirementMatch['kind']) =>
    [
      ...new Map(
        met
          .filter((row) => row.kind === kind)
          .flatMap(({ atoms }) => atoms.map((atom) => [atom.quote, atom] as const)),
      ).values(),
    ]
      .filter(({ quote }) => quote.length <= LONGEST_FACT && !/[，。；！]/u.test(quote))
      .slice(0, MOST_CONDITIONS);
  const certificates = quotesOf('certificate');
  const marks = quotesOf('language');
  const agreed = met.filter(({ kind, reason }) => kind === 'condition' && AGREED.test(reason));
  const topics = [...new Set(agreed.map(({ reason }) => AGREED.exec(reason)?.[1] ?? ''))].slice(
    0,
    MOST_CONDITIONS,
  );
  const named = (atoms: readonly { quote: string }[]) => atoms.map(({ quote }) => quote).join('、');
  const sentences = [
    certificates.length > 0 && `我已取得${named(certificates)}。`,
    marks.length > 0 && `我的外语成绩是${named(marks)}。`,
    topics.length > 0 && `我可以接受${topics.join('、')}。`,
  ].filter(Boolean);
  if (sentences.length === 0) return [];
  const atoms = [...certificates, ...marks, ...agreed.flatMap(({ atoms: own }) => own.slice(0, 1))];
  return [{ role: 'match', text: clipped(sentences.join(''), 1_500), atoms: atoms.slice(0, 8) }];
}

/** A certificate is a name; longer ones are sentences. */
const LONGEST_FACT = 30;
const AGREED = /^简历写到(出差|夜班|值班|加班|驻场|住宿|周末)$/u;

function openingOf(ground: LetterGround): Part {
  const { person, company, position, points } = ground;
  const who = `我是${person?.name || missing('姓名')}，${person?.introduction ?? missing('学校、专业与学历')}`;
  const post = `应聘${company || missing('单位名称')}的${postOf(position || missing('岗位名称'))}`;
  return {
    role: 'opening',
    text: `您好！${who}，${post}。${fitOf(points.slice(0, DEEDS), ground)}`,
    atoms: [...(person?.introductionEvidence ?? [])],
  };
}

/** The deeds of one entry in one paragraph: its place is named once. */
const matchOf = (points: readonly ProofPoint[]): Part => ({
  role: 'match',
  text: clipped(points.map((point, at) => told(point, points[at - 1], at)).join(''), 1_500),
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

/** What draws people to an employer, by its kind: nobody joins a hospital for its products. */
const REASONS: readonly (readonly [kind: RegExp, reason: string])[] = [
  [/教师|老师|学校|[小中]学|[初高]中|大学|学院|幼儿园/u, '了解到的办学特点或教研组情况'],
  [/医院|卫生|诊所|护士|医师|医生/u, '了解到的科室方向、专科特色或带教安排'],
  [/律师|事务所/u, '了解到的业务领域、团队或代表性项目'],
  [/银行|证券|基金|保险/u, '了解到的业务条线或网点情况'],
  [/研究院|研究所|设计院/u, '了解到的研究方向或代表性项目'],
  [/建设|建筑|施工|工程局|项目部/u, '了解到的在建项目或管理方式'],
  [/店|零售|连锁|超市|餐饮/u, '了解到的门店或品牌'],
];
const reasonAskedFor = ({ company, position }: LetterGround): string =>
  REASONS.find(([kind]) => kind.test(company))?.[1] ??
  REASONS.find(([kind]) => kind.test(position))?.[1] ??
  '了解到的产品、业务或团队';

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
    text: `我想加入${politeNameOf(ground.company)}，是因为${missing(`${reasonAskedFor(ground)}，以及与自己经历的联系`)}。`,
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

/** A letter of the résumé's facts: what is chosen, ordered and joined is its own; the rest is requested. */
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
      ? byEntry(best).map(matchOf)
      : [
          {
            role: 'match' as const,
            text: `${missing('一段与岗位最相关的经历：场景、做法、结果')}`,
            atoms: [],
          },
        ]),
    ...conditionsOf(ground),
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
  const who = [person.name || missing('姓名'), person.employment || person.studies]
    .filter(Boolean)
    .join('，');
  // Told with its place, or alone where that is too long.
  const best = strongestPoints(points, 6);
  const deeds = [...best.map((point) => told(point)), ...best.map((point) => told({ ...point, place: '' }))];
  const employer = company ? callNameOf(company) : '贵单位';
  const frames: readonly ((deed: string) => string)[] = [
    (deed) => `您好，我是${who}，应聘${post}。${deed}期待与您沟通。`,
    (deed) =>
      `您好，看到${employer}的“${post}”${/岗位?$/u.test(post) ? '' : '岗位'}，想和您聊聊。${deed}可以给您发一份简历吗？`,
    (deed) => `您好，我想应聘${post}。${deed}方便的话请看我的简历。`,
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

/** Titles of the mail: what is filtered by is first. */
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
