import type { RiskRule } from './data/risk-rule.js';
import { RISK_RULES } from './data/risk-rules.js';

/** The position of words in a text. */
export interface Span {
  start: number;
  end: number;
}

/** The end of a clause: punctuation, or a space in a line without punctuation, as in 单休 不缴社保. */
const END = /[,;]|(?<=[\u4e00-\u9fa5\dkK+)]) +(?=[\u4e00-\u9fa5\d])/gu;

/** The clauses around a match. */
function clauseAround(text: string, { start, end }: Span): Span {
  const ends = [...text.matchAll(END)].map(({ index, 0: mark }) => ({ index, next: index + mark.length }));
  return {
    start: ends.filter(({ next }) => next <= start).at(-1)?.next ?? 0,
    end: ends.find(({ index }) => index >= end)?.index ?? text.length,
  };
}

/** The first clauses with the pattern that are not denied; null if there are none. */
export function findClause(
  { pattern, denied }: Pick<RiskRule, 'pattern' | 'denied'>,
  text: string,
): Span | null {
  if (!pattern.test(text)) return null;
  for (const match of text.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
    const clause = clauseAround(text, { start: match.index, end: match.index + match[0].length });
    if (!denied?.test(text.slice(clause.start, clause.end))) return clause;
  }
  return null;
}

/** Whether a rule matches a text. Only the clause of the match can deny it. */
export const isFound = (rule: RiskRule, text: string): boolean => findClause(rule, text) !== null;

/** Demands for money, documents and rights that are unlawful in any form. */
const DEMANDS: readonly RiskRule['kind'][] = [
  ...(['fee', 'deposit', 'trainingLoan', 'documents'] as const),
  ...(['insurance', 'contract', 'discrimination', 'scam', 'pyramid', 'freedom'] as const),
  ...(['probation', 'illegal', 'burden', 'terms'] as const),
];
/** Terms to ask about, which nobody can prove with a résumé either. */
const OPEN_RULES: readonly RiskRule['id'][] = ['illegal.tax', 'ban.asked'];
const RULES = RISK_RULES.filter(
  ({ id, kind, verdict, posting }) =>
    DEMANDS.includes(kind) && (verdict !== 'ask' || OPEN_RULES.includes(id)) && posting === undefined,
);

/**
 * Whether a demand is unlawful, so that it is never a requirement. The sentence around it may make it harmless:
 * 男16-45 next to 女16-48.
 */
export const isUnlawfulDemand = (text: string, sentence = text): boolean =>
  RULES.some((rule) => isFound(rule, text) && isFound(rule, sentence));
