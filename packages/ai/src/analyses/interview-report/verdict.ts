import type { AnswerKind, ToCheck } from '@qicheng/analysis/interview-report';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { kindOfAnswer, recites } from './answer-class.js';
import { answersFact } from './answer-form.js';
import { boastsIn, withoutBoasts } from './boasts.js';
import { doubtOf } from './doubts.js';
import { traitsOf } from './english-answer.js';
import { evasionIn } from './evasions.js';
import { type Hollow, hollowOf } from './hollow.js';
import { openChoiceIssue } from './open-choice.js';
import { openQuestionIn } from './open-questions.js';
import { missesSteps } from './professional.js';
import { isTooLong } from './rules/expression.js';
import { stanceIssueOf } from './stance.js';
import { isDetailed } from './substance.js';

/** What decides about an answer: the first of these that holds. */
export type Ground =
  | 'blank'
  | 'harmful'
  | 'offTopic'
  | 'claims'
  | 'hollow'
  | 'boast'
  | 'stance'
  | 'undecided'
  | 'doubt'
  | 'withoutFact'
  | 'fewSteps'
  | 'recited'
  | 'short'
  | 'tooLong'
  | 'partlyEmpty'
  | 'sound';

/** The judgement of an answer that its diagnosis, its parts, the total and the readiness follow. */
export interface Verdict {
  kind: AnswerKind;
  ground: Ground;
  /** Claims that the résumé does not support. */
  claims: readonly ToCheck[];
  /** What is wrong with its stance; null if nothing is. */
  stanceIssue: string | null;
  /** The question about a statement that may be heard as harmful; null if there is none. */
  doubt: string | null;
  /** What it consists of if it has no content of its own; null if it has. */
  hollow: Hollow | null;
}

/** The grounds of an answer that may be said as it is, in whatever form. */
const SAYABLE = new Set<Ground>(['sound', 'tooLong', 'partlyEmpty']);
/** Whether nothing in an answer has to be said otherwise or filled in first. */
export const isSayable = ({ ground }: Pick<Verdict, 'ground'>): boolean => SAYABLE.has(ground);

/** The grounds whose words are quoted as what has to be said otherwise: without one, an answer is only not enough. */
const PROVEN = new Set<Ground>([
  'blank',
  'harmful',
  'offTopic',
  'claims',
  'hollow',
  'boast',
  'stance',
  'doubt',
]);
export const isProven = ({ ground }: Pick<Verdict, 'ground'>): boolean => PROVEN.has(ground);

/** From this share on, the clauses of an answer that say nothing are left out of its score. */
const MIN_EMPTY_SHARE = 0.1;

type Said = Pick<Verdict, 'kind' | 'stanceIssue' | 'doubt' | 'hollow'> & { hasClaims: boolean };

function groundOf(answered: AnswerCase, { kind, stanceIssue, doubt, hollow, hasClaims }: Said): Ground {
  const { question, text } = answered;
  if (answered.isBlank) return 'blank';
  if (kind === 'harmful' || kind === 'offTopic') return kind;
  if (hasClaims) return 'claims';
  if (hollow !== null) return 'hollow';
  if (boastsIn(text).length > 0) return 'boast';
  if (stanceIssue !== null) return openChoiceIssue(question, text) === stanceIssue ? 'undecided' : 'stance';
  if (doubt !== null) return 'doubt';
  // What a detailed answer states may be the fact in words that no rule reads.
  if (!answersFact(question, text) && !isDetailed(answered)) return 'withoutFact';
  if (missesSteps(answered)) return 'fewSteps';
  if (kind !== 'answered') return recites(answered) ? 'recited' : 'short';
  if (isTooLong(answered)) return 'tooLong';
  return evasionIn(text).part >= MIN_EMPTY_SHARE && !isDetailed(answered) ? 'partlyEmpty' : 'sound';
}

/** The question about a sentence that may be heard as harmful; a boast has its own words. */
function questionAbout({ question, text }: AnswerCase): string | null {
  const open = openQuestionIn(text);
  const doubt = doubtOf(text, question.text);
  if (open !== null || doubt === null) return open;
  const isOfBoast = boastsIn(text).length > 0 && !doubt.isOfRule;
  return doubt.isFirm && !isOfBoast ? doubt.words : null;
}

/** Judges an answer as a whole. A claim, or dates that the résumé rules out, is `invented`. */
export function verdictOf(
  answered: AnswerCase,
  context: ReportContext,
  { claims, isInvented }: { claims: readonly ToCheck[]; isInvented: boolean },
): Verdict {
  const kind = kindOfAnswer(answered, claims.length > 0, context);
  const isWorthless = answered.isBlank || kind === 'harmful';
  const stanceIssue = isWorthless ? null : stanceIssueOf(answered);
  // The question about a sentence names it, and stands next to what is wrong with the stance.
  const doubt = isWorthless ? null : questionAbout(answered);
  const hollow = kind === 'remark' ? hollowOf(answered) : null;
  const hasClaims = claims.length > 0 || isInvented;
  const ground = groundOf(answered, { kind, stanceIssue, doubt, hollow, hasClaims });
  return { kind, ground, claims, stanceIssue, doubt, hollow };
}

/** How much of the marks of an answer counts. */
export interface Reduction {
  part: number;
  /** Whether the marks for expression are reduced too. */
  isOfAll?: boolean;
}

const SHARES: Readonly<Partial<Record<Ground, Reduction>>> = {
  offTopic: { part: 0.2, isOfAll: true },
  claims: { part: 0.45 },
  hollow: { part: 0.35, isOfAll: true },
  stance: { part: 0.5 },
  undecided: { part: 0.5 },
  doubt: { part: 0.6 },
  withoutFact: { part: 0.4 },
  fewSteps: { part: 0.65 },
  recited: { part: 0.6 },
  short: { part: 0.75 },
  tooLong: { part: 0.8 },
};

/** Questions to the employer with a poor stance have nothing beside it. */
const OF_POOR_QUESTIONS = 0.3;
/** The share of a boast with nothing detailed beside it, of which nothing can be checked, and of another one. */
const [OF_BOAST, OF_DETAILED_BOAST] = [0.35, 0.75];
/** The share of an answer that evades the question in few of its words, and at least. */
const [MAX_OF_EVASION, MIN_OF_EVASION] = [0.75, 0.3];

/** Whether an answer has no detailed account beside its boasts. */
function isBoastOnly({ text }: AnswerCase): boolean {
  const rest = withoutBoasts(text);
  return !isDetailed({ text: rest, traits: traitsOf(rest) });
}

/** How much of the marks counts; null if all of them do. */
export function reductionOf(answered: AnswerCase, { ground, hollow }: Verdict): Reduction | null {
  const { part } = evasionIn(answered.text);
  switch (ground) {
    case 'boast':
      return { part: isBoastOnly(answered) ? OF_BOAST : OF_DETAILED_BOAST };
    case 'hollow':
      return hollow === 'evasive'
        ? { part: Math.max(MIN_OF_EVASION, MAX_OF_EVASION - part), isOfAll: true }
        : SHARES.hollow!;
    case 'stance':
      return answered.question.type === 'reverse'
        ? { part: OF_POOR_QUESTIONS, isOfAll: true }
        : SHARES.stance!;
    case 'partlyEmpty':
      return { part: 1 - part };
    default:
      return SHARES[ground] ?? null;
  }
}
