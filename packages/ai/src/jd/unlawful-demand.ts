import type { RiskRule } from './data/risk-rule.js';
import { RISK_RULES } from './data/risk-rules.js';

/** Where words are in a text. */
export interface Span {
  start: number;
  end: number;
}

/** Where a clause ends: at a mark, or at the blank of a row without marks, 单休 不缴社保. */
const END = /[,;]|(?<=[\u4e00-\u9fa5\dkK+)]) +(?=[\u4e00-\u9fa5\d])/gu;

/** The clauses that a match is in. */
function clauseAround(text: string, { start, end }: Span): Span {
  const ends = [...text.matchAll(END)].map(({ index, 0: mark }) => ({ index, next: index + mark.length }));
  return {
    start: ends.filter(({ next }) => next <= start).at(-1)?.next ?? 0,
    end: ends.find(({ index }) => index >= end)?.index ?? text.length,
  };
}

/** The clauses with the words of a pattern, from the first such clause that is not denied; null where there is none. */
export function findClause(
  { pattern, denied }: Pick<RiskRule, 'pattern' | 'denied'>,
  text: string,
): Span | null {
  for (const match of text.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
    const clause = clauseAround(text, { start: match.index, end: match.index + match[0].length });
    if (!denied?.test(text.slice(clause.start, clause.end))) return clause;
  }
  return null;
}

/** Whether a text has the words of a rule. The clause that they are in decides whether they are denied, not the rest. */
export const isFound = (rule: RiskRule, text: string): boolean => findClause(rule, text) !== null;

/** Money, papers and rights that nobody may ask an applicant for; what they are asked as does not matter. */
const DEMANDS: readonly RiskRule['kind'][] = [
  ...(['fee', 'deposit', 'trainingLoan', 'documents'] as const),
  ...(['insurance', 'contract', 'discrimination', 'scam', 'pyramid', 'freedom'] as const),
];
const RULES = RISK_RULES.filter(({ kind, verdict }) => DEMANDS.includes(kind) && verdict !== 'ask');

/** Whether what is asked may not be asked: never something to meet, however the posting words it. */
export const isUnlawfulDemand = (text: string): boolean => RULES.some((rule) => isFound(rule, text));
