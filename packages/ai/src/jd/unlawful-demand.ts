import type { RiskRule } from './data/risk-rule.js';
import { RISK_RULES } from './data/risk-rules.js';

/** Whether a text has the words of a rule. The clause that they stand in decides whether they are denied, not the rest. */
export function isFound({ pattern, denied }: RiskRule, text: string): boolean {
  for (const match of text.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
    const before = text.slice(0, match.index);
    const start = Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1;
    const rest = text.slice(match.index + match[0].length);
    const end = match.index + match[0].length + (/[,;]/.exec(rest)?.index ?? rest.length);
    if (!denied?.test(text.slice(start, end))) return true;
  }
  return false;
}

/** Money, papers and rights that nobody may ask an applicant for; what they are asked as does not matter. */
const DEMANDS: readonly RiskRule['kind'][] = [
  ...(['fee', 'deposit', 'trainingLoan', 'documents'] as const),
  ...(['insurance', 'contract', 'discrimination', 'scam', 'pyramid', 'freedom'] as const),
];
const RULES = RISK_RULES.filter(({ kind, verdict }) => DEMANDS.includes(kind) && verdict !== 'ask');

/** Whether what is asked may not be asked: never something to meet, however the posting words it. */
export const isUnlawfulDemand = (text: string): boolean => RULES.some((rule) => isFound(rule, text));
