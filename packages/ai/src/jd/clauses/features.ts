import { CITIES } from '../data/cities.js';
import { RISK_RULES } from '../data/risk-rules.js';
import { factsOf, isWaiver } from '../read-facts.js';
import { isFound } from '../unlawful-demand.js';
import { FEATURE_PATTERNS } from './feature-patterns.js';

/** A clause with its position in the posting. */
export interface PlacedClause {
  readonly text: string;
  /** The part of the heading above; empty if there is none. */
  readonly part: string;
  /** Whether it is the first clause of its sentence. */
  readonly isFirst: boolean;
  /** Whether it begins a line, and the relative position of that line, 0 to 1. */
  readonly isLineStart: boolean;
  readonly place: number;
}

/** Whether a heading introduces requirements. */
export const isAskingPart = (part: string): boolean => part === 'must' || part === 'plus' || part === 'fact';

const TOKEN = /[a-z]+|\d+(?:\.\d+)?|[^\s]/giu;
const PLACES = 5;

/** Digits are replaced by one token; a Latin word is one token. */
const tokensOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(TOKEN)].map(([token]) => (/^\d/.test(token) ? '0' : token));

const lengthOf = (count: number): string => (count < 5 ? 'short' : count < 12 ? 'middle' : 'long');

const LINK = /^(?:所以|因此|因而|因为|同时|另外|此外|并且|还|也)(?=.{3})/u;

/** The features of a clause for the classifier: heading, marks, unigrams and bigrams. */
export function featuresOf({ text: whole, part, isFirst, isLineStart, place }: PlacedClause): string[] {
  const text = whole.replace(LINK, '');
  const tokens = tokensOf(text);
  const features = new Set<string>(['bias', `part=${part}`, `length=${lengthOf(tokens.length)}`]);
  features.add(`first=${isFirst} part=${part}`);
  features.add(`place=${Math.min(PLACES - 1, Math.floor(place * PLACES))}`);
  if (isLineStart) features.add('line');
  if (place === 0) features.add('top');
  if (place === 1) features.add('bottom');
  for (const [name, pattern] of FEATURE_PATTERNS) {
    if (!pattern.test(text)) continue;
    features.add(`sign=${name}`);
    features.add(`sign=${name} part=${part === '' ? 'none' : 'some'}`);
  }
  for (const { kind } of factsOf(text)) features.add(`fact=${kind}`);
  if (CITIES.some((city) => text.startsWith(city))) features.add('city');
  if (isWaiver(text)) features.add('waiver');
  if (RISK_RULES.some((rule) => rule.verdict !== 'ask' && isFound(rule, text))) features.add('risk');
  tokens.forEach((token, at) => {
    features.add(token);
    const before = tokens[at - 1] ?? '^';
    features.add(before + token);
  });
  features.add(`${tokens.at(-2) ?? ''}${tokens.at(-1) ?? ''}$`);
  features.add(`${tokens.at(-1) ?? ''}$`);
  return [...features];
}
