import { factsFor } from '../resume-analysis/rewrite.js';
import { METHOD } from '../resume-analysis/wording.js';
import type { Statement } from '../resume-analysis/statements.js';
import { missingFact } from '../../guards/facts/index.js';
import { type AnswerIndex, clauseOf, methodClause } from './answer-index.js';
import { keyOf, questionId } from './questions.js';
import type { Entry } from './entries.js';

const LEAST_DEED = 2;
const MOST_DEEDS = 4;
const LONGEST = 900;
/** Deeds of so few signs together are one statement. */
const ONE_STATEMENT = 36;

const joined = (clauses: readonly string[]): string => clauses.filter((clause) => clause !== '').join('，');

/** A statement with what its person answered about it: how, what, how much, what came of it. */
export function withAnswers({ text, atomId, lang }: Statement, answers: AnswerIndex): string {
  if (lang !== 'zh') return text;
  const core = text.replace(/[。；，、\s]+$/u, '');
  const method = methodClause(answers.to(atomId, 'method'));
  const isLed = METHOD.zh.test(core.split('，')[0] ?? '') && /^(?:通过|采用|使用|利用|运用|基于)/u.test(core);
  const rest = [clauseOf(answers.to(atomId, 'scale')), clauseOf(answers.to(atomId, 'result'))];
  const clauses = isLed ? [core, method, ...rest] : [method, core, ...rest];
  const whole = joined(clauses.filter((clause) => clause === core || !core.includes(clause)));
  return whole.length > LONGEST ? text : whole;
}

export interface Gaps {
  isMethodAsked: boolean;
  isResultAsked: boolean;
}

/** The statement with the places where facts belong that were neither said nor declined. */
export function withGaps(
  text: string,
  { atomId, traits, lang, text: was }: Statement,
  answers: AnswerIndex,
  gaps: Gaps,
): string {
  if (lang !== 'zh' || /【/u.test(text)) return text;
  const isOpen = (fact: 'method' | 'scale' | 'result') => !answers.has(questionId(atomId, fact));
  const [scale, result] = factsFor(was);
  const asksMethod = gaps.isMethodAsked && !traits.hasMethod && isOpen('method');
  // Where a figure stands already, one asks; a gap in the text would only stand in the way.
  const asksResult = gaps.isResultAsked && !traits.hasFigure && !traits.isQuantified && isOpen('result');
  const asksScale = asksResult && isOpen('scale');
  return joined([
    asksMethod ? `通过${missingFact('方法、工具或步骤')}` : '',
    text,
    asksScale ? missingFact(scale) : '',
    asksResult ? missingFact(result) : '',
  ]);
}

/** The deeds of an answer, one each: lines, or parts between semicolons. */
const deedsOf = (answer: string): string[] =>
  answer
    .split(/[\r\n；;。]+|\s*\d+[.、]\s*(?=\p{Script=Han})/u)
    .map((part) => clauseOf(part.replace(/^[\s•·*\-—]+/u, '')))
    .filter((part) => [...part].length >= LEAST_DEED)
    .slice(0, MOST_DEEDS);

/** Statements of an entry that says nothing yet, from the answers about it; none without a single deed. */
export function composeEntry(entry: Entry, answers: AnswerIndex, hasGaps: boolean): string[] {
  const key = keyOf(entry);
  const deeds = deedsOf(answers.to(key, 'action'));
  const [scaleFact, resultFact] = factsFor(`${deeds.join('，')} ${entry.role}`);
  const gap = (fact: 'scale' | 'result', label: string) =>
    hasGaps && !answers.has(questionId(key, fact)) ? missingFact(label) : '';
  const method = methodClause(answers.to(key, 'method'));
  const scale = clauseOf(answers.to(key, 'scale')) || gap('scale', scaleFact);
  const result = clauseOf(answers.to(key, 'result')) || gap('result', resultFact);
  if (deeds.length === 0) return answers.hasAny(key) ? [joined([method, scale, result])].filter(isSaid) : [];
  const [deed, ...others] = [...deeds.join('，')].length <= ONE_STATEMENT ? [deeds.join('，')] : deeds;
  if (others.length === 0) return [joined([method, deed ?? '', scale, result])].filter(isSaid);
  // Which of several deeds a method or a result belongs to is not said: they stand by themselves.
  return [...deeds, joined([method, scale, result])].filter(isSaid);
}

const isSaid = (text: string): boolean =>
  text.replace(/【[^】]*】|[，、]/gu, '').length >= 4 && text.length <= LONGEST;
