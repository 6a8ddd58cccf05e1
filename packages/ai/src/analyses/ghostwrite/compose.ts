import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { factsFor, isAboutActions, missingFactOf, proofOf } from '../resume-analysis/rewrite.js';
import { traitsOf } from '../resume-analysis/traits.js';
import { METHOD } from '../resume-analysis/wording.js';
import type { Statement } from '../resume-analysis/statements.js';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { answerClause, type AnswerClause, clauseOf } from './answer-clause.js';
import type { AnswerIndex } from './answer-index.js';
import { keyOf, questionId } from './questions.js';
import type { Entry } from './entries.js';

type Fact = GhostwriteQuestion['fact'];

const FACTS = ['method', 'scale', 'result'] as const;
const ENDS = /[。；，、;,.\s]+$/u;
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

/** Praise without a figure, which facts make unnecessary. */
const PRAISE =
  /^(?:并|也)?(?:得到|获得|受到|赢得)了?[^，\d]{0,12}(?:认可|好评|赞扬|赞誉|肯定|称赞)$|^(?:效果|反响)(?:显著|良好|很好)$/u;
const MIN_REST_LENGTH = 6;

function withoutPraise(core: string): string {
  const clauses = core.split('，');
  const rest = clauses.filter((clause) => !PRAISE.test(clause)).join('，');
  return rest.length < MIN_REST_LENGTH ? core : rest;
}

/** A statement with answers in it. */
export interface Answered {
  text: string;
  /** Whether an answer was written as a fact. */
  isWritten: boolean;
  /** Answers that do not fit into the sentence. */
  toBeChecked: string[];
}

const NOTHING: AnswerClause = { text: '', isWritten: false, isLead: false };

/** A statement with the answers about its method, quantity and result. */
export function withAnswers({ text, atomId, lang, module }: Statement, answers: AnswerIndex): Answered {
  const core = text.replace(ENDS, '');
  const [method, scale, result] = FACTS.map((fact) => answerClause(fact, answers.to(atomId, fact))).map(
    (clause) => (clause.text !== '' && core.includes(clause.text) ? NOTHING : clause),
  ) as [AnswerClause, AnswerClause, AnswerClause];
  const clauses = [method, scale, result];
  const proof = module === 'selfEvaluation' ? clauseOf(answers.to(atomId, 'action')) : '';
  const isWritten = proof !== '' || clauses.some((clause) => clause.isWritten);
  const toBeChecked = FACTS.flatMap((fact, at) =>
    clauses[at]?.isWritten || clauses[at] === NOTHING
      ? (clauses[at]?.left ?? [])
      : clauseOf(answers.to(atomId, fact)),
  ).filter((answered) => answered !== '' && !answered.includes('【'));
  const isLed = METHOD.zh.test(core.split('，')[0] ?? '') && MEANS_FIRST.test(core);
  const how = method.isLead && isLed ? { ...method, isLead: false } : method;
  const written = clauses.some((clause) => clause.isWritten) ? withoutPraise(core) : core;
  const sentence = sentenceOf(written, how, scale.text, result.text);
  // An example of a trait is a sentence of its own.
  const whole = proof === '' || core.includes(proof) ? sentence : `${sentence}。${proof}`;
  if (lang !== 'zh' || whole === core || whole.length > MAX_LENGTH)
    return { text, isWritten: false, toBeChecked };
  const stop = /[。；](?=\s*$)/u.exec(text)?.[0] ?? '';
  return { text: `${whole}${stop}`, isWritten, toBeChecked };
}

const MEANS_FIRST = /^(?:通过|采用|使用|利用|运用|基于)/u;

/** A statement with a placeholder for its result, if that was neither stated nor declined. */
export function withGap(text: string, statement: Statement, answers: AnswerIndex): string {
  const { atomId, traits, lang, module } = statement;
  if (lang !== 'zh' || /【/u.test(text)) return text;
  const isOpen = (fact: Fact) => !answers.has(questionId(atomId, fact));
  const core = text.replace(ENDS, '');
  if (module === 'selfEvaluation') {
    const [trait] = traits.cliches;
    return trait !== undefined && isOpen('action') ? joined([core, placeholderFor(proofOf(trait))]) : text;
  }
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
  const [, resultFact] = factsFor(`${actions.join('，')} ${entry.role}`);
  const clauseOf = (fact: 'method' | 'scale' | 'result') => answerClause(fact, answers.to(key, fact));
  const how = clauseOf('method');
  const scale = clauseOf('scale').text;
  const needsResult = hasGaps && !answers.has(questionId(key, 'result'));
  const result = clauseOf('result').text || (needsResult ? placeholderFor(resultFact) : '');
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
