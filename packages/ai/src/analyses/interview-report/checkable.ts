import type { InterviewDimensionKey } from '@qicheng/analysis/interview-report';
import { specificWordsBeyond } from '../../text/specific-words.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { bareAmountsIn, figuresIn } from './answer-figures.js';
import { formOf } from './answer-form.js';
import { nameRead, timeRead } from './observations.js';
import { tellsNoOccasion } from './story-parts.js';
import { substanceOf } from './substance.js';

/** The most points for 可核对的内容 by how many things a third person could check: none, one, two, more. */
const MAX_BY_COUNT = [40, 60, 80, 100] as const;
/** Of what is planned, nothing happened that could be checked. */
const MAX_OF_PLAN = 50;
/** The most points for any other part of a reason with nothing to check, which may be good or not, and in few words. */
const [MAX_OF_UNCHECKED, MAX_OF_FEW_WORDS] = [75, 50];
const FEW_WORDS = 3;
/** The most points for a part of a story that tells no occasion. */
const MAX_WITHOUT_OCCASION = 45;

/** So many actions can be checked without their occasion. */
const MANY_ACTIONS = 2;
const OCCASION = /有一[次回天]|那[次天]|当时/u;
const TERM = /[A-Za-z][A-Za-z0-9.+#-]+/gu;
/** What an answer tells of the past. */
const PAST =
  /[做干带教学管跑写办当修卖练用改换装测查]过|[了到完成好][，。；！]|以前|之前|去年|前年|今年|当时|那次|有一次|实习|(?:19|20)\d\d/u;

type Answered = Pick<AnswerCase, 'question' | 'text'>;

/** Whether an answer says what will be done, not what was done. */
const isPlan = ({ question, text }: Answered): boolean => question.type === 'career' && !PAST.test(text);

/** How many figures, names, times and occasions an answer has that its question does not give. */
function checkableIn({ question, text }: Answered, names: readonly string[]): number {
  const stated = [
    ...figuresIn(text).map(({ raw }) => raw),
    ...bareAmountsIn(text),
    ...[...text.matchAll(TERM)].map(([term]) => term),
  ];
  const { actions, hasScene } = substanceOf({ text });
  const others = [
    nameRead(text, names) !== null,
    timeRead(text) !== null,
    OCCASION.test(text) || (actions > 1 && (hasScene || actions > MANY_ACTIONS)),
  ];
  return new Set(stated.filter((each) => !question.text.includes(each))).size + others.filter(Boolean).length;
}

const maxOfUnchecked = ({ question, text }: Answered): number =>
  specificWordsBeyond(text, question.text).length > FEW_WORDS ? MAX_OF_UNCHECKED : MAX_OF_FEW_WORDS;

/**
 * The most points for a part of an answer by what in it can be checked: of a reason its figures, names and times, of a
 * story its occasion. Facts have marks for it, and procedures have nothing to check.
 */
export function mostByCheckable(
  key: InterviewDimensionKey,
  answered: Answered,
  { names }: Pick<ReportContext, 'names'>,
): number {
  if (key === 'expression') return 100;
  if (formOf(answered.question) === 'story') return tellsNoOccasion(answered) ? MAX_WITHOUT_OCCASION : 100;
  if (formOf(answered.question) !== 'reason') return 100;
  const count = checkableIn(answered, names);
  if (key !== 'truth') return count === 0 ? maxOfUnchecked(answered) : 100;
  const most = MAX_BY_COUNT[Math.min(count, MAX_BY_COUNT.length - 1)] ?? 100;
  return isPlan(answered) ? Math.min(MAX_OF_PLAN, most) : most;
}
