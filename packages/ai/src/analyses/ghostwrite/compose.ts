import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { factsFor, isAboutDeeds, proofOf } from '../resume-analysis/rewrite.js';
import { METHOD } from '../resume-analysis/wording.js';
import type { Statement } from '../resume-analysis/statements.js';
import { missingFact } from '../../guards/facts/index.js';
import { answerClause, type AnswerClause, clauseOf } from './answer-clause.js';
import type { AnswerIndex } from './answer-index.js';
import { keyOf, questionId } from './questions.js';
import type { Entry } from './entries.js';

type Fact = GhostwriteQuestion['fact'];

const FACTS = ['method', 'scale', 'result'] as const;
const ENDS = /[。；，、\s]+$/u;
const LEAST_DEED = 2;
const MOST_DEEDS = 4;
const LONGEST = 900;
/** Deeds of so few signs together are one statement. */
const ONE_STATEMENT = 36;

const joined = (clauses: readonly string[]): string => clauses.filter((clause) => clause !== '').join('，');

/** A statement with answers in it. */
export interface Answered {
  text: string;
  /** Whether an answer was written as a fact. */
  isWritten: boolean;
  /** Answers that do not fit the sentence. */
  toBeChecked: string[];
}

/** A statement with what its person answered about it: how, what, how much, what came of it. */
export function withAnswers({ text, atomId, lang, module }: Statement, answers: AnswerIndex): Answered {
  const core = text.replace(ENDS, '');
  const [method, scale, result] = FACTS.map((fact) => answerClause(fact, answers.to(atomId, fact))).map(
    (clause) => (core.includes(clause.text) ? NOTHING : clause),
  ) as [AnswerClause, AnswerClause, AnswerClause];
  const clauses = [method, scale, result];
  const proof = module === 'selfEvaluation' ? clauseOf(answers.to(atomId, 'action')) : '';
  const isLed = METHOD.zh.test(core.split('，')[0] ?? '') && /^(?:通过|采用|使用|利用|运用|基于)/u.test(core);
  const isFirst = method.isWritten && !isLed;
  const texts = clauses.filter((clause) => clause !== method || !isFirst).map((clause) => clause.text);
  const sentence = joined([isFirst ? method.text : '', core, ...texts]);
  // An example of a trait is a sentence of its own.
  const whole = proof === '' || core.includes(proof) ? sentence : `${sentence}。${proof}`;
  if (lang !== 'zh' || whole === core || whole.length > LONGEST)
    return { text, isWritten: false, toBeChecked: [] };
  return {
    text: whole,
    isWritten: proof !== '' || clauses.some(({ isWritten }) => isWritten),
    toBeChecked: FACTS.flatMap((fact, at) =>
      clauses[at]?.text === '' || clauses[at]?.isWritten ? [] : clauseOf(answers.to(atomId, fact)),
    ),
  };
}

const NOTHING: AnswerClause = { text: '', isWritten: false };

export interface Gaps {
  isMethodAsked: boolean;
  isResultAsked: boolean;
}

/** The statement with the places where facts belong that were neither said nor declined. */
export function withGaps(
  text: string,
  { atomId, traits, lang, text: was, module }: Statement,
  answers: AnswerIndex,
  gaps: Gaps,
): string {
  if (lang !== 'zh' || /【/u.test(text)) return text;
  const isOpen = (fact: Fact) => !answers.has(questionId(atomId, fact));
  if (module === 'selfEvaluation') {
    const [trait] = traits.cliches;
    const asksProof = gaps.isResultAsked && trait !== undefined && isOpen('action');
    return asksProof ? joined([text.replace(ENDS, ''), missingFact(proofOf(trait))]) : text;
  }
  if (!isAboutDeeds(module)) return text;
  const [scale, result] = factsFor(was);
  const asksMethod = gaps.isMethodAsked && !traits.hasMethod && isOpen('method');
  // Where a figure stands already, one asks; a gap in the text would only be in the way.
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
  const said = (fact: 'method' | 'scale' | 'result') => answerClause(fact, answers.to(key, fact));
  const how = said('method');
  const method = how.isWritten ? how.text : '';
  const scale = said('scale').text || gap('scale', scaleFact);
  const result = joined([how.isWritten ? '' : how.text, said('result').text || gap('result', resultFact)]);
  if (deeds.length === 0) return answers.hasAny(key) ? [joined([method, scale, result])].filter(isSaid) : [];
  const [deed, ...others] = [...deeds.join('，')].length <= ONE_STATEMENT ? [deeds.join('，')] : deeds;
  if (others.length === 0) return [joined([method, deed ?? '', scale, result])].filter(isSaid);
  // Which of several deeds a method or a result belongs to is not said: they stand by themselves.
  return [...deeds, joined([method, scale, result])].filter(isSaid);
}

const isSaid = (text: string): boolean =>
  text.replace(/【[^】]*】|[，、]/gu, '').length >= 4 && text.length <= LONGEST;
