import { memoize } from '@qicheng/resume/memoize';
import { placeholderFor } from '#src/text/placeholder.js';
import { visibleText } from '../visible-text.js';
import { type FactClaim, FACT_LABELS, MISSING_FACT } from './claim.js';
import { dateClaims, latinClaims } from './date-claims.js';
import { type FactSource, supports } from './fact-source.js';
import { numberClaims } from './number-claims.js';
import { organisationClaims } from './organisation-claims.js';
import { qualificationClaims } from './qualification-claims.js';

/** A text with placeholders for unsupported facts, and the facts that were removed. */
export interface VerifiedText {
  text: string;
  unsupported: FactClaim[];
  /** What the user is asked for, as in a finding's `needsFact`. */
  needsFact: string[];
}

const overlaps = (a: FactClaim, b: FactClaim): boolean => a.start < b.end && b.start < a.end;

/** The facts that a text states, in order and without overlaps. */
export const claimsOf = memoize((input): readonly FactClaim[] => {
  const text = input.replace(MISSING_FACT, (mark) => '　'.repeat(mark.length));
  const dates = dateClaims(text);
  const names = [...organisationClaims(text), ...qualificationClaims(text), ...latinClaims(text)];
  const taken: FactClaim[] = [];
  for (const group of [dates, names, numberClaims(text)]) {
    const free = group
      .filter((claim) => claim.text.trim() !== '')
      .sort((a, b) => b.end - b.start - (a.end - a.start));
    for (const claim of free) if (!taken.some((other) => overlaps(other, claim))) taken.push(claim);
  }
  return taken.sort((a, b) => a.start - b.start);
});

// A placeholder is a question and states nothing: facts hidden in one are removed.
const plainMarks = (text: string): string =>
  text.replace(MISSING_FACT, (mark) => {
    const question = /^【待补充[:：]?(.*)】$/su.exec(mark)?.[1]?.trim() ?? '';
    return question === '' || question.length > 40 || claimsOf(question).length > 0
      ? placeholderFor('具体信息')
      : placeholderFor(question);
  });

/**
 * The text with every number, date, organisation and qualification that the source does not state replaced by
 * 【待补充：…】. Strict rather than lenient: a fact worded in a way that the source does not have is requested.
 */
export function verifyFacts(input: string, source: FactSource): VerifiedText {
  let text = plainMarks(visibleText(input));
  const unsupported = claimsOf(text).filter(
    ({ kind, text: words, keys }) => !supports(source, kind, words, keys),
  );
  for (const { kind, start, end } of [...unsupported].reverse()) {
    text = text.slice(0, start) + placeholderFor(FACT_LABELS[kind]) + text.slice(end);
  }
  const needsFact = [...new Set(unsupported.map(({ kind }) => FACT_LABELS[kind]))];
  return { text: text.replace(/(【待补充：[^】]*】)(?:[-~–至到]?\1)+/gu, '$1'), unsupported, needsFact };
}

/** Whether the source supports every fact of a text. */
export const isSupported = (text: string, source: FactSource): boolean =>
  verifyFacts(text, source).unsupported.length === 0;
