import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { isEmptyAct } from '#src/text/empty-act.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { HEARSAY } from '../resume-analysis/not-rewritten.js';
import { isAboutActions, missingFactOf, OPEN_FACTS } from '../resume-analysis/rewrite.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { traitsOf } from '../resume-analysis/traits.js';
import { METHOD } from '../resume-analysis/wording.js';
import { answerClause, type AnswerClause, clauseOf, isWeak, partsOfAnswer } from './answer-clause.js';
import type { AnswerIndex } from './answer-index.js';
import type { Entry } from './entries.js';
import { isCountable, keyOf, questionId, UNMEASURED } from './questions.js';
import { withoutTraits } from './self-statement.js';
import { withAmounts } from './set-amounts.js';
import { withNamedWork } from './vague-work.js';
import { withoutEnd } from './without-end.js';

type Fact = GhostwriteQuestion['fact'];

const MIN_ACTION_LENGTH = 2;
const MAX_ACTIONS = 4;
const MAX_LENGTH = 900;
/** Actions up to this many characters in total are one statement. */
const ONE_STATEMENT = 36;

const joined = (clauses: readonly string[], mark = '，'): string =>
  clauses.filter((clause) => clause !== '').join(mark);

/** A sentence of action, quantity, method and result. A method that is a complete sentence is separate. */
function sentenceOf(action: string, method: AnswerClause, scale: string, result: string): string {
  if (method.isLead || method.text === '') return joined([method.text, action, scale, result]);
  return joined([joined([action, scale]), method.text, result], '；');
}

const MIN_REST_LENGTH = 6;

/** Praise, and what was learnt, is unnecessary next to facts. */
function withoutPraise(core: string): string {
  const clauses = core.split('，');
  const rest = clauses.filter((clause) => !isEmptyAct(clause)).join('，');
  return rest.length < MIN_REST_LENGTH ? core : rest;
}

/** A statement with answers in it. */
export interface Answered {
  text: string;
  /** Whether an answer was written as a fact. */
  isWritten: boolean;
  /** Answers without a sure place in the sentence, in the words of the person. */
  left: string[];
}

const NOTHING: AnswerClause = { text: '', isWritten: false, isLead: false };

/** A self-evaluation in which an example replaces what everybody writes. */
function withExample({ text, atomId }: Statement, answers: AnswerIndex): Answered {
  const answer = answers.to(atomId, 'action');
  const example = answerClause('scale', answer);
  const own = withoutEnd(withoutTraits(text));
  if (own.includes(example.text)) return { text, isWritten: false, left: leftOf(example, answer) };
  return { text: `${joined([own, example.text], '。')}${stopOf(text)}`, isWritten: true, left: [] };
}

/** An answer without what others said of its author. */
const withoutHearsay = (answer: string): string =>
  answer
    .split('，')
    .filter((clause) => !HEARSAY.test(clause))
    .join('，');

/** An answer that was not written, in its own words. */
function leftOf({ isWritten }: AnswerClause, answer: string): string[] {
  const words = withoutHearsay(withChineseMarks(answer).replace(/\s*[\r\n]+\s*/gu, '，')).replace(
    /[。；，\s]+$/u,
    '',
  );
  return isWritten || clauseOf(words) === '' || words.includes('【') ? [] : [words];
}

/** 出勤率一直很高, answered by 98%以上: the figure replaces the praise; null if the answer is something else. */
function withMeasure(text: string, answer: string): string | null {
  const { measure = '' } = UNMEASURED.exec(text)?.groups ?? {};
  if (measure === '' || !/^(?:约|大约|在|达到?)?\s?\d/u.test(answer.replace(measure, ''))) return null;
  return text.replace(UNMEASURED, answer.includes(measure) ? answer : `${measure}${answer}`);
}

const stopOf = (text: string): string => /[。；](?=\s*$)/u.exec(text)?.[0] ?? '';

const MAX_OWN_WORDS = 80;
/** An answer that was not written, for its author to reword. */
export function ownWordsNote(words: string): string {
  const answer = `您的回答“${quoted(words, MAX_OWN_WORDS)}”`;
  if (isWeak(words)) return `${answer}写进去不加分，没有写`;
  return `${answer}没有自动写进去：请${/\d/u.test(words) ? '挑一两个数字' : '改成书面语'}，接在它说的那件事后面`;
}

/** A statement with the amounts of an answer at their places, each part of the answer for itself. */
function withScale(text: string, answer: string): Answered {
  const marked = answerClause('scale', answer, text);
  if (marked.text.includes('【'))
    return { text: joined([text, marked.text]), isWritten: marked.isWritten, left: [] };
  const parts = partsOfAnswer(answer, text);
  const placed = withAmounts(
    text,
    parts.flatMap(({ written }) => written ?? []),
  );
  if (placed.text === text) return { text, isWritten: false, left: leftOf(NOTHING, unsaid(text, answer)) };
  const left = parts.filter(({ written }) => written === null || placed.left.includes(written));
  return {
    text: placed.text,
    isWritten: true,
    left: leftOf(NOTHING, left.map(({ own }) => own).join('，')),
  };
}

/** An answer, unless the statement has its words. */
const unsaid = (text: string, answer: string): string => (text.includes(clauseOf(answer)) ? '' : answer);

/** A statement in which actions replace the words that only say that there was work. */
function withAction(text: string, answer: string): Answered {
  const action = answerClause('scale', answer, text);
  const named = action.text === '' ? null : withNamedWork(text, action.text);
  return named === null
    ? { text, isWritten: false, left: leftOf(NOTHING, unsaid(text, answer)) }
    : { text: named, isWritten: true, left: [] };
}

/** A statement with a method and a result, if it is one sentence to which they belong. */
function withMethodAndResult(text: string, methodAnswer: string, resultAnswer: string): Answered {
  const measured = withMeasure(text, clauseOf(resultAnswer));
  const isOneSentence = !/[。；]/u.test(text);
  const fitting = (fact: 'method' | 'result', answer: string): AnswerClause => {
    const clause = answerClause(fact, answer, text);
    return isOneSentence && clause.text !== '' && !text.includes(clause.text) ? clause : NOTHING;
  };
  const method = fitting('method', methodAnswer);
  const result = measured === null ? fitting('result', resultAnswer) : NOTHING;
  const isLed = METHOD.zh.test(text.split('，')[0] ?? '') && MEANS_FIRST.test(text);
  const how = method.isLead && isLed ? { ...method, isLead: false } : method;
  return {
    text: sentenceOf(measured ?? text, how, '', result.text),
    isWritten: measured !== null || method.isWritten || result.isWritten,
    left: [
      ...leftOf(method, unsaid(text, methodAnswer)),
      ...(measured === null ? leftOf(result, unsaid(text, resultAnswer)) : []),
    ],
  };
}

/** A statement with the answers about its work, method, quantity and result. */
export function withAnswers(statement: Statement, answers: AnswerIndex): Answered {
  const { text, atomId, lang, module } = statement;
  if (lang !== 'zh') return { text, isWritten: false, left: [] };
  if (module === 'selfEvaluation') return withExample(statement, answers);
  const core = withoutEnd(text);
  const named = withAction(core, answers.to(atomId, 'action'));
  const counted = withScale(named.text, answers.to(atomId, 'scale'));
  const whole = withMethodAndResult(counted.text, answers.to(atomId, 'method'), answers.to(atomId, 'result'));
  const left = [named, counted, whole].flatMap((each) => each.left);
  const isWritten = [named, counted, whole].some((each) => each.isWritten);
  const written = isWritten ? withoutPraise(whole.text) : whole.text;
  if (written === core || written.length > MAX_LENGTH) return { text, isWritten: false, left };
  return { text: `${written}${stopOf(text)}`, isWritten, left };
}

const MEANS_FIRST = /^(?:通过|采用|使用|利用|运用|基于)/u;

/** A statement with a placeholder for its result, if that was neither stated nor declined. */
export function withGap(text: string, statement: Statement, answers: AnswerIndex): string {
  const { atomId, traits, lang, module } = statement;
  if (lang !== 'zh' || /【/u.test(text)) return text;
  // What was answered is not asked for again.
  if (answers.hasAny(atomId)) return text;
  const isOpen = (fact: Fact) => !answers.has(questionId(atomId, fact));
  const core = withoutEnd(text);
  // If there is a figure or result, a question suffices; a placeholder would only disturb.
  const isOpenResult = !traits.hasFigure && !traits.hasResult && isOpen('result');
  const { vague, cliches } = traitsOf(core, lang);
  // A placeholder after vague words would preserve them.
  if (!isAboutActions(module) || !isOpenResult || vague.length + cliches.length > 0) return text;
  const fact = missingFactOf(statement);
  return fact === null || !isCountable(core) ? text : joined([withChineseMarks(core), placeholderFor(fact)]);
}

/** The separate actions of an answer: lines, or parts between semicolons. */
const actionsIn = (answer: string): string[] =>
  answer
    .split(/[\r\n；;。]+|\s*\d+[.、]\s*(?=\p{Script=Han})/u)
    .map((part) => clauseOf(part.replace(/^[\s•·*\-—]+/u, '')))
    .filter((part) => [...part].length >= MIN_ACTION_LENGTH)
    .slice(0, MAX_ACTIONS);

/** Statements of an entry without any, from the answers about it; none without an action. */
export function composeEntry(entry: Entry, answers: AnswerIndex, hasGaps: boolean): string[] {
  const key = keyOf(entry);
  const actions = actionsIn(answers.to(key, 'action'));
  const clauseOf = (fact: 'method' | 'scale' | 'result') => answerClause(fact, answers.to(key, fact));
  const how = clauseOf('method');
  const scale = clauseOf('scale').text;
  const needsResult = hasGaps && !answers.has(questionId(key, 'result'));
  const result = clauseOf('result').text || (needsResult ? placeholderFor(OPEN_FACTS.outcome) : '');
  if (actions.length === 0)
    return answers.hasAny(key) ? [joined([how.text, scale, result])].filter(hasContent) : [];
  const [action, ...others] =
    [...actions.join('，')].length <= ONE_STATEMENT ? [actions.join('，')] : actions;
  if (others.length === 0) return [sentenceOf(action ?? '', how, scale, result)].filter(hasContent);
  // It is unknown which action a method or result belongs to, so these are separate.
  return [...actions, joined([how.text.replace(/^通过/u, ''), scale, result])].filter(hasContent);
}

const hasContent = (text: string): boolean =>
  text.replace(/【[^】]*】|[，、；]/gu, '').length >= 4 && text.length <= MAX_LENGTH;
