import { memoize } from '@qicheng/resume/memoize';
import { visibleText } from '../visible-text.js';
import { type FactClaim, FACT_LABELS, MISSING_FACT, missingFact } from './claim.js';
import { dateClaims, latinClaims } from './date-claims.js';
import { type FactSource, supports } from './fact-source.js';
import { numberClaims } from './number-claims.js';
import { organisationClaims } from './organisation-claims.js';
import { qualificationClaims } from './qualification-claims.js';

/** A text in which everything unsupported is requested, and what was taken out. */
export interface VerifiedText {
  text: string;
  unsupported: FactClaim[];
  /** What the person is asked for, as a finding's `needsFact` has it. */
  needsFact: string[];
}

const overlaps = (a: FactClaim, b: FactClaim): boolean => a.start < b.end && b.start < a.end;

/** Every fact that a text states, in its order; a part of a text is one fact only. */
export const claimsOf = memoize((given): readonly FactClaim[] => {
  const text = given.replace(MISSING_FACT, (mark) => '　'.repeat(mark.length));
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

// A mark is a question, so it states nothing: what hides in one is taken out.
const plainMarks = (text: string): string =>
  text.replace(MISSING_FACT, (mark) => {
    const asked = /^【待补充[:：]?(.*)】$/su.exec(mark)?.[1]?.trim() ?? '';
    return asked === '' || asked.length > 40 || claimsOf(asked).length > 0
      ? missingFact('具体信息')
      : missingFact(asked);
  });

/**
 * The text with every number, date, organisation and qualification that the source does not state replaced by
 * 【待补充：…】. Sound rather than generous: a fact in words that it does not know in the source is requested.
 */
export function verifyFacts(given: string, source: FactSource): VerifiedText {
  let text = plainMarks(visibleText(given));
  const unsupported = claimsOf(text).filter(
    ({ kind, text: words, keys }) => !supports(source, kind, words, keys),
  );
  for (const { kind, start, end } of [...unsupported].reverse()) {
    text = text.slice(0, start) + missingFact(FACT_LABELS[kind]) + text.slice(end);
  }
  const needsFact = [...new Set(unsupported.map(({ kind }) => FACT_LABELS[kind]))];
  return { text: text.replace(/(【待补充：[^】]*】)(?:[-~–至到]?\1)+/gu, '$1'), unsupported, needsFact };
}

/** Whether a text states nothing that the source does not. */
export const isSupported = (text: string, source: FactSource): boolean =>
  verifyFacts(text, source).unsupported.length === 0;
