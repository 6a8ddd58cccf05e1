import type { ResumeDocument } from '@qicheng/resume/document';
import { qualificationClaims } from '../../guards/facts/qualification-claims.js';
import { examStatus } from '../../jd/exam-status.js';
import { monthOf, monthsOfDay } from '../../jd/months.js';
import { type ComparedResume, comparedResume } from '../../text/career-claims.js';
import { wordsOfText } from '../resume-analysis/items.js';
import type { Statement } from '../resume-analysis/statements.js';
import { type AmountKind, amountsIn } from './answer-amounts.js';
import { rankOf } from './ranks.js';

/** The facts of a résumé for comparison with claims in an answer. */
export interface ResumeHoldings {
  /** All its text. */
  text: string;
  /** Its texts, prepared for comparison with claims. */
  compared: ComparedResume;
  /** The highest rank of its posts; infinite if none is stated, so that no post is above it. */
  rank: number;
  /** The largest figure of each kind. */
  largest: ReadonlyMap<AmountKind, number>;
  /** Months from the first job to today; 0 if there is none. */
  months: number;
  qualifications: ReadonlySet<string>;
  /** Whether the candidate has worked other than as a student or intern. */
  hasWorked: boolean;
  statements: readonly Statement[];
}

/** A post mentioned in an action: 2024年起兼副主管, 后升副店长. */
const NAMES_POST = /兼任?|担任|任|升(?:任|为|到)?|负责人/u;

/** The posts in a résumé. */
function postsOf(document: ResumeDocument, statements: readonly Statement[]): string[] {
  const { work, internships, practice, campus, projects, research, basics, meta } = document;
  const words = (value: unknown) => wordsOfText(value, meta.lang);
  const entries = [...work, ...internships, ...practice, ...campus, ...projects, ...research] as Record<
    string,
    unknown
  >[];
  return [
    words(basics.headline),
    ...entries.flatMap((entry) => [words(entry['title']), words(entry['role']), words(entry['name'])]),
    ...statements
      .flatMap(({ text }) => text.split(/[，,。；;]/u))
      .filter((clause) => NAMES_POST.test(clause)),
  ].filter((post) => post !== '');
}

/** The listed exams without partly passed, pending and failed ones. */
const obtainedOnly = (text: string): string =>
  text
    .split(/(?<=["；;。，,])/u)
    .filter((part) => !['partly', 'pending', 'failed'].includes(examStatus(part)))
    .join('');

/** The texts of a document without the names of its fields: an empty list of papers is not a paper. */
const valuesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(valuesOf)
      : [];

/**
 * The facts of a résumé; null if there are too few, or none in Chinese. Lines that an import left without a field belong
 * to it too.
 */
export function holdingsOf(
  document: ResumeDocument,
  statements: readonly Statement[],
  today: string,
  unplaced: readonly string[] = [],
): ResumeHoldings | null {
  const posts = postsOf(document, statements);
  const isRanked = /\p{Script=Han}/u.test(posts.join(''));
  if (statements.length === 0 || !statements.some(({ text }) => /\p{Script=Han}/u.test(text))) return null;
  const largest = new Map<AmountKind, number>();
  const lines = [...statements.map((statement) => statement.text), ...unplaced];
  for (const { kind, value } of lines.flatMap(amountsIn))
    largest.set(kind, Math.max(largest.get(kind) ?? 0, value));
  const starts = [...document.work, ...document.internships]
    .map(({ period }) => period?.start)
    .filter((start) => start !== undefined)
    .map(monthOf);
  const text = [JSON.stringify(document), ...unplaced].join('\n');
  return {
    ...{
      text,
      largest,
      statements,
      compared: comparedResume([...valuesOf({ ...document, meta: null }), ...unplaced]),
    },
    rank: isRanked ? Math.max(0, ...posts.map(rankOf)) : Infinity,
    months: starts.length === 0 ? 0 : monthsOfDay(today) - Math.min(...starts),
    qualifications: new Set(qualificationClaims(obtainedOnly(text)).flatMap(({ keys }) => keys)),
    hasWorked: document.work.length > 0 || !isRanked,
  };
}
