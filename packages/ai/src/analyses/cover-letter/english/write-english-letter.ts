import type { LetterInput, WrittenLetter } from '@qicheng/analysis/cover-letter';
import type { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import { PRESENT } from '@qicheng/resume/dates';
import type { DateRange, ResumeDocument } from '@qicheng/resume/document';
import type { EducationItem } from '@qicheng/resume/sections/education';
import { isEmployment } from '#src/jd/employment.js';
import { endOf } from '#src/jd/months.js';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { clipped } from '#src/text/clipped.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { withoutRemark } from '../action-sentences.js';
import type { LetterContext } from '../letter-context.js';
import { openPlaceholders } from '../placeholders.js';
import { byEntry, strongestPoints } from '../strongest-points.js';
import { firstPerson } from './first-person.js';

type Part = WrittenLetter['paragraphs'][number];

const POINTS_READ = 8;
const MAX_POINTS = 3;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const latest = <Item extends { period?: DateRange | undefined }>(items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => endOf(b.period?.end) - endOf(a.period?.end))[0];

const DEGREES: Readonly<Partial<Record<keyof typeof DEGREE_LEVEL, string>>> = {
  college: 'a college diploma',
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctor: 'a doctorate',
};

/** a master's degree in Statistics from …; empty where the school is not named. */
function degreeOf(item: EducationItem | undefined): string {
  const school = wordsOfText(item?.school?.name, 'en');
  const degree = item?.degreeLevel ? DEGREES[item.degreeLevel] : undefined;
  if (school === '' || degree === undefined) return '';
  const major = wordsOfText(item?.major, 'en');
  return `${degree}${major === '' ? '' : ` in ${major}`} from ${school}`;
}

/** What one is: the post that one holds or held last, and the highest studies; for students their studies. */
export function introductionOf(document: ResumeDocument, today: string): string {
  const work = latest(document.work.filter(isEmployment));
  const studies = latest(
    document.education.filter(({ visible, degreeLevel }) => visible !== false && degreeLevel),
  );
  const degree = degreeOf(studies);
  const end = studies?.period?.end;
  const [y = 0, m = 0] = today.split('-').map(Number);
  const isStudent = end === PRESENT || (end !== undefined && endOf(end) >= y * 12 + m);
  if (isStudent && degree !== '') {
    const month =
      end !== undefined && end !== PRESENT && end.m !== undefined ? `${MONTHS[end.m - 1] ?? ''} ` : '';
    const when = end === undefined || end === PRESENT ? '' : `, which I will complete in ${month}${end.y}`;
    return `I am studying for ${degree}${when}.`;
  }
  const [title, company] = [wordsOfText(work?.title, 'en'), withoutRemark(wordsOfText(work?.company, 'en'))];
  const degreeClause = degree === '' ? '' : `hold ${degree}`;
  if (title === '' || company === '') return degreeClause === '' ? '' : `I ${degreeClause}.`;
  const post = `${withArticle(title)} at ${company}`;
  if (work?.period?.end === PRESENT)
    return `I currently work as ${post}${degreeClause === '' ? '' : ` and ${degreeClause}`}.`;
  return `I most recently worked as ${post}${degreeClause === '' ? '' : `, and I ${degreeClause}`}.`;
}

/** a Data Analyst, an Accountant. */
const withArticle = (title: string): string => `${/^[aeio]/iu.test(title) ? 'an' : 'a'} ${title}`;

/** The stop of Co., Ltd. also ends the sentence. */
const oneStop = (text: string): string => text.replace(/\.\.(?!\.)/gu, '.');

interface PointSentence {
  point: ProofPoint;
  sentence: string;
}

/** A measure that says itself what became of it: Upselling revenue grew from 1.1 to 2.7 million. */
const MEASURE =
  /^[A-Z][A-Za-z' -]{3,60}\b(?:grew|rose|fell|increased|decreased|dropped|improved|went|climbed|declined)\b[^.;]*\d/u;

export const pointSentences = (points: readonly ProofPoint[]): PointSentence[] =>
  points.flatMap((point) => {
    const { text } = point.statement;
    const sentence = firstPerson(text) ?? (MEASURE.test(text) ? `${text.replace(/[.;,\s]+$/u, '')}.` : null);
    return sentence === null ? [] : [{ point, sentence }];
  });

/** The actions of one entry in one paragraph that begins with where they were done. */
function matchOf(points: readonly PointSentence[]): Part {
  const [first] = points;
  const place = first?.point.place ?? '';
  const sentences = points.map(({ sentence }, at) => {
    if (at > 0) return sentence.replace(/^I (?!was\b)/u, at > 1 ? 'In addition, I ' : 'I also ');
    return place === '' || sentence.startsWith('I ')
      ? sentence
      : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  });
  return {
    role: 'match',
    text: clipped(`${place === '' ? '' : `At ${place}, `}${sentences.join(' ')}`, 1_500),
    atoms: points.map(({ point }) => point.evidence),
  };
}

function openingOf(
  { company, position, person }: LetterContext,
  document: ResumeDocument,
  today: string,
): Part {
  const post = `I am writing to apply for the position of ${position || placeholderFor('岗位名称（英文）')} at ${company || placeholderFor('单位名称（英文）')}.`;
  return {
    role: 'opening',
    text: oneStop([post, introductionOf(document, today)].filter(Boolean).join(' ')),
    atoms: [...(person?.introductionEvidence ?? [])],
  };
}

/** A name in Latin letters; a Chinese one has no sure form of address in English. */
const salutationOf = ({ addressee }: LetterContext): string =>
  /^[A-Za-z .'-]{2,40}$/u.test(addressee)
    ? `Dear ${addressee.replace(/^dear\s+/iu, '').trim()},`
    : 'Dear Hiring Manager,';

function signatureOf({ person }: LetterContext, today: string): string[] {
  const [y, m = 1, d] = today.split('-').map(Number);
  return [
    person?.name || placeholderFor('姓名'),
    [person?.phone, person?.email].filter(Boolean).join(' | ') || placeholderFor('电话与邮箱'),
    `${d} ${MONTHS[m - 1] ?? ''} ${y}`,
  ];
}

const CLOSING =
  'My CV is attached, and I would welcome the opportunity to discuss the position with you. Thank you for your time and consideration.';

/** A letter in English, of the facts of an English résumé; what only the person knows is marked. */
export function writeEnglishLetter(
  { today, resume }: LetterInput,
  context: LetterContext,
): WrittenLetter | null {
  if (context.reading === null || resume === null) return null;
  const sentences = pointSentences(strongestPoints(context.points, POINTS_READ)).slice(0, MAX_POINTS);
  if (sentences.length === 0) return null;
  const employer = context.company || 'your team';
  const paragraphs: Part[] = [
    openingOf(context, resume.document, today),
    ...byEntry(sentences, ({ point }) => point, resume.document).map(matchOf),
    {
      role: 'motive',
      text: `I would like to join ${employer} because ${placeholderFor('了解到的产品、业务或团队，以及与自己经历的联系（英文）')}.`,
      atoms: [],
    },
    { role: 'closing', text: CLOSING, atoms: [] },
  ];
  const salutation = salutationOf(context);
  const courtesy = ['Yours sincerely,'];
  const signature = signatureOf(context, today);
  const body = paragraphs.map(({ text }) => text).join('\n\n');
  const text = [salutation, body, courtesy.join('\n'), signature.join('\n')].join('\n\n');
  return {
    ...{ salutation, paragraphs, courtesy, signature, text },
    length: body.replace(/\s/g, '').length,
    needsFact: openPlaceholders(text),
  };
}
