import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { isEmptyAct } from '#src/text/empty-act.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { isAboutActions, missingFactOf, OPEN_FACTS } from '../resume-analysis/rewrite.js';
import type { Statement } from '../resume-analysis/statements.js';
import { traitsOf } from '../resume-analysis/traits.js';
import { METHOD } from '../resume-analysis/wording.js';
import { answerClause, type AnswerClause, clauseOf, isBareNumber, withAmounts } from './answer-clause.js';
import type { AnswerIndex } from './answer-index.js';
import type { Entry } from './entries.js';
import { keyOf, questionId, UNMEASURED } from './questions.js';
import { withoutTraits } from './self-statement.js';
import { withNamedWork } from './vague-work.js';
import { withoutEnd } from './without-end.js';

type Fact = GhostwriteQuestion['fact'];

const ANSWERED = ['action', 'method', 'scale', 'result'] as const;
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
  /** Facts that belong to no clause of it, each a line of its own. */
  further: string[];
  /** Whether an answer was written as a fact. */
  isWritten: boolean;
  /** Answers that do not fit into the sentence. */
  toBeChecked: string[];
}

const NOTHING: AnswerClause = { text: '', isWritten: false, isLead: false };

/** A self-evaluation in which an example replaces what everybody writes. */
function withExample({ text, atomId }: Statement, answers: AnswerIndex): Answered {
  const example = answerClause('scale', answers.to(atomId, 'action'));
  const left = example.left ?? (example.isWritten ? '' : clauseOf(answers.to(atomId, 'action')));
  const toBeChecked = left === '' || left.includes('【') ? [] : [left];
  const own = withoutEnd(withoutTraits(text));
  if (example.text === '' || own.includes(example.text))
    return { text, further: [], isWritten: false, toBeChecked };
  const whole = joined([own, example.text], '。');
  return { text: `${whole}${stopOf(text)}`, further: [], isWritten: true, toBeChecked };
}

/** 出勤率一直很高, answered by 98%以上: the figure replaces the praise; null if the answer is something else. */
function withMeasure(text: string, answer: string): string | null {
  const { measure = '' } = UNMEASURED.exec(text)?.groups ?? {};
  if (measure === '' || !/^(?:约|大约|在|达到?)?\s?\d/u.test(answer.replace(measure, ''))) return null;
  return text.replace(UNMEASURED, answer.includes(measure) ? answer : `${measure}${answer}`);
}

const stopOf = (text: string): string => /[。；](?=\s*$)/u.exec(text)?.[0] ?? '';

/** A statement with the answers about its work, method, quantity and result. */
export function withAnswers(statement: Statement, answers: AnswerIndex): Answered {
  const { text, atomId, lang, module } = statement;
  if (lang !== 'zh') return { text, further: [], isWritten: false, toBeChecked: [] };
  if (module === 'selfEvaluation') return withExample(statement, answers);
  const core = withoutEnd(text);
  const [action, method, scale, result] = ANSWERED.map((fact) =>
    answerClause(fact === 'action' ? 'scale' : fact, answers.to(atomId, fact), core),
  )
    .map((clause) => (clause.text !== '' && core.includes(clause.text) ? NOTHING : clause))
    // A bare number has to be reworded, unless it replaces praise.
    .map((clause) =>
      isBareNumber(clause.text) && !UNMEASURED.test(core)
        ? { ...clause, text: '', isWritten: false }
        : clause,
    ) as [AnswerClause, AnswerClause, AnswerClause, AnswerClause];
  const clauses = [action, method, scale, result];
  const toBeChecked = ANSWERED.flatMap((fact, at) =>
    clauses[at]?.isWritten || clauses[at] === NOTHING
      ? (clauses[at]?.left ?? [])
      : clauseOf(answers.to(atomId, fact)),
  ).filter((answered) => answered !== '' && !answered.includes('【'));
  const isWritten = clauses.some((clause) => clause.isWritten);
  const isLed = METHOD.zh.test(core.split('，')[0] ?? '') && MEANS_FIRST.test(core);
  const how = method.isLead && isLed ? { ...method, isLead: false } : method;
  // What was done replaces the words that only say that there was work.
  const named = action.text === '' ? null : withNamedWork(core, action.text);
  const further = named === null && action.text !== '' ? [action.text] : [];
  const written = isWritten ? withoutPraise(named ?? core) : core;
  const placed = scale.text === '' ? { text: written, further: [] } : withAmounts(written, scale.text);
  const measured = withMeasure(placed.text, result.text);
  const whole = sentenceOf(measured ?? placed.text, how, '', measured === null ? result.text : '');
  const lines = [...further, ...placed.further];
  if ((whole === core && lines.length === 0) || whole.length > MAX_LENGTH)
    return { text, further: [], isWritten: false, toBeChecked };
  const stop = stopOf(text);
  return { text: `${whole}${stop}`, further: lines.map((line) => `${line}${stop}`), isWritten, toBeChecked };
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
  return fact === null ? text : joined([withChineseMarks(core), placeholderFor(fact)]);
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
