import type { LetterInput, WrittenLetter } from '@qicheng/analysis/cover-letter';
import { placeholderFor } from '#src/text/placeholder.js';
import { isEmployment } from '../../jd/employment.js';
import { monthsOf } from '../../jd/match-dates.js';
import { monthsOfDay } from '../../jd/months.js';
import { type ProofPoint } from '../../jd/proof-points.js';
import { wholeYears } from '../../jd/stated-years.js';
import { withChineseMarks } from '../../text/chinese-marks.js';
import { clipped } from '../../text/clipped.js';
import { postOf } from '../../text/post.js';
import { isWellFormed } from '../../text/sentence-form.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { quoted } from '../resume-analysis/statements.js';
import { sentenceFor, withoutRemark } from './action-sentences.js';
import { reasonQuestion } from './employer-reasons.js';
import { otherEmployersIn } from './facts/addressed-employers.js';
import { harmfulSentences } from './facts/harmful-sentences.js';
import { conditionsOf } from './letter-conditions.js';
import { type LetterContext, namesCompany, politeNameOf } from './letter-context.js';
import { isTemplate } from './phrases.js';
import { openPlaceholders } from './placeholders.js';
import type { Letter } from './read-letter.js';
import { isOwnReason, motiveIn } from './rules/motive.js';
import { salutationFor } from './rules/salutation-for.js';
import { byEntry, strongestPoints } from './strongest-points.js';
import { thesisOf } from './thesis.js';

const MAX_ACTIONS = 4;

type Part = WrittenLetter['paragraphs'][number];

const YEARS = /(相关)?工作经历合计 (\d+)(\.\d)? 年/u;
const A_YEAR = 12;

/** How long one has worked, where the posting asks for years: in its field where nearly all of it was, else in all. */
function yearsOf({ matrix, reading, today }: LetterContext): { text: string; atoms: Part['atoms'] } {
  const row = matrix.find(
    ({ kind, state, reason }) => kind === 'experience' && state === '直接' && YEARS.test(reason),
  );
  const [, related = '', years = '0', part = ''] = YEARS.exec(row?.reason ?? '') ?? [];
  if (row === undefined || reading === null || years === '0') return { text: '', atoms: [] };
  const all = monthsOf(reading.document.work.filter(isEmployment), monthsOfDay(today));
  const isWhole = all - Number(`${years}${part}`) * A_YEAR < A_YEAR;
  const computed = isWhole ? Number(`${years}${part}`) : all / A_YEAR;
  const whole = wholeYears(reading.document, computed);
  const more = whole < computed;
  return { text: `有 ${whole} 年${more ? '多' : ''}${isWhole ? related : ''}工作经历`, atoms: row.atoms };
}

/** Who one is: somebody in work by post, years and studies, in this order. */
function whoOf(context: LetterContext, years: string): string {
  const { person } = context;
  if (person === null) return placeholderFor('学校、专业与学历');
  const employers = (context.reading?.document.work ?? []).map(({ company }) => wordsOfText(company, 'zh'));
  const plain = (text: string): string =>
    employers.reduce((whole, name) => whole.replaceAll(name, withoutRemark(name)), text);
  if (person.employment === '') return plain(person.introduction);
  const { graduated, inProgress } = person;
  return [plain(person.employment), years, graduated === '' ? '' : `${graduated}毕业`, inProgress]
    .filter(Boolean)
    .join('，');
}

function openingOf(context: LetterContext): Part {
  const { person, company, position } = context;
  const years = yearsOf(context);
  const who = `我是${person?.name || placeholderFor('姓名')}，${whoOf(context, years.text)}`;
  const post = `应聘${withoutRemark(company) || placeholderFor('单位名称')}的${postOf(position || placeholderFor('岗位名称'))}`;
  return {
    role: 'opening',
    text: `您好！${who}，${post}。`,
    atoms: [...(person?.introductionEvidence ?? []), ...years.atoms].slice(0, 8),
  };
}

/** The actions of one entry in one paragraph: its place is named once. */
const matchOf = (points: readonly ProofPoint[]): Part => ({
  role: 'match',
  text: clipped(points.map((point, at) => sentenceFor(point, points[at - 1], at)).join(''), 1_500),
  atoms: points.flatMap(({ evidence, furtherEvidence }) => [evidence, ...furtherEvidence]).slice(0, 8),
});

/** The entries of a graduate, that with the strongest action first; a career is told from its latest job. */
function inOrder(
  { person }: LetterContext,
  entries: readonly ProofPoint[][],
  best: readonly ProofPoint[],
): ProofPoint[][] {
  const firstOf = (points: readonly ProofPoint[]) => Math.min(...points.map((point) => best.indexOf(point)));
  return person?.employment === ''
    ? entries.toSorted((one, other) => firstOf(one) - firstOf(other))
    : [...entries];
}

const MAX_REWORDED = 30;
/** What is missing where no line of the résumé can be taken up as it is: a letter without any deed is not written. */
export function missingDeed({ points }: LetterContext): string {
  const [best] = points
    .filter(({ statement }) => statement.doubt === undefined)
    .toSorted((a, b) => b.relevance - a.relevance);
  const first =
    best === undefined
      ? '先在简历里写一两件与岗位有关的事：做了什么、做了多少、结果如何'
      : `先把“${quoted(best.statement.text.replace(/[“”"]|[。；]$/gu, ''), MAX_REWORDED)}”改成一两句书面的话`;
  return `没有写信：简历里还没有一条经历可以照原句写进信里。${first}，再来生成。`;
}

/** What somebody says of their own abilities and past: a fact only where the résumé has it, and no reason. */
const OWN_CLAIM =
  /我[^，。；]{0,4}(?:熟悉|精通|擅长|掌握|具备|拥有|具有|能(?:够|快速|很快)|胜任)|[，。；](?:能(?:够|快速|很快)|熟悉|精通|具备)|(?:经验|能力)(?:丰富|突出|较强)|\d+\s*年/u;
/** What one has not done or used yet, which is no reason to come. */
const LACKS = /短板|弱项|不足(?!之)|尚未|没有独立|还没有?|没有?(?:接触|用|做|学)过|不(?:会|熟)/u;
const SENTENCES = /[^。！？!?]+[。！？!?]?/gu;
const reasonIn = (text: string): string =>
  (text.match(SENTENCES) ?? [])
    .filter((sentence) => !OWN_CLAIM.test(sentence) && !LACKS.test(sentence))
    .join('');

/** The person's own reason, if the letter gave one that is not a phrase; it is nobody else's to make up. */
function motiveOf(letter: Letter | null, context: LetterContext): Part {
  const otherEmployers = letter ? otherEmployersIn(letter, context).map(({ name }) => name) : [];
  const harmful = letter
    ? harmfulSentences(letter, context).map(({ text }) => withChineseMarks(text).replace(/[。！；]$/u, ''))
    : [];
  const reason = letter ? motiveIn(letter, context)?.text : undefined;
  const own = (letter?.paragraphs ?? [])
    .flatMap(({ role, text }) => (role === 'motive' ? reasonIn(withChineseMarks(text)) : []))
    .find(
      (text) =>
        !harmful.some((sentence) => text.includes(sentence)) &&
        (text.match(SENTENCES) ?? []).every(isOwnReason) &&
        !isTemplate(text) &&
        // A paragraph without the reason itself is written again by nobody but its author.
        reason !== undefined &&
        text.includes(withChineseMarks(reason).replace(/[。！；]$/u, '')) &&
        isWellFormed(text) &&
        !otherEmployers.some((name) => text.includes(name)) &&
        (namesCompany(text, context.company) || /贵/u.test(text)),
    );
  if (own) return { role: 'motive', text: clipped(own, 1_500), atoms: [] };
  return {
    role: 'motive',
    text: `我想加入${politeNameOf(context.company)}，是因为${placeholderFor(`${reasonQuestion(context)}，以及与自己经历的联系`)}。`,
    atoms: [],
  };
}

function signatureOf({ person }: LetterContext, today: string): string[] {
  const [y, m, d] = today.split('-').map(Number);
  return [
    person?.name || placeholderFor('姓名'),
    [person?.phone, person?.email].filter(Boolean).join('  ') || placeholderFor('电话与邮箱'),
    `${y}年${m}月${d}日`,
  ];
}

/** A letter of the résumé's facts: what is chosen, ordered and joined is its own; the rest is requested. Null without any deed. */
export function writeLetter(
  { today }: LetterInput,
  context: LetterContext,
  letter: Letter | null,
): WrittenLetter | null {
  if (context.reading === null) return null;
  const best = strongestPoints(context.points, MAX_ACTIONS);
  if (best.length === 0) return null;
  const told: Part[] = [
    openingOf(context),
    ...thesisOf(context),
    ...inOrder(
      context,
      byEntry(best, (point) => point, context.reading.document),
      best,
    ).map(matchOf),
  ];
  const parts: Part[] = [
    ...told,
    ...conditionsOf(context, told.map(({ text }) => text).join('\n')),
    motiveOf(letter, context),
    { role: 'closing', text: '随信附上简历，期待有机会当面介绍。感谢您阅读这封信。', atoms: [] },
  ];
  const paragraphs = parts.map((part) => ({ ...part, text: withChineseMarks(part.text) }));
  const salutation = clipped(salutationFor(context), 80);
  const courtesy = ['此致', '敬礼！'];
  const signature = signatureOf(context, today);
  const body = paragraphs.map(({ text }) => text).join('\n\n');
  const text = [salutation, body, courtesy.join('\n'), signature.join('\n')].join('\n\n');
  return {
    salutation,
    paragraphs,
    courtesy,
    signature,
    text,
    length: body.replace(/\s/g, '').length,
    needsFact: openPlaceholders(text),
  };
}
