import { factSource, type FactSource, verifyFacts } from './facts/index.js';
import { inertText } from './inert-text.js';
import type { Pseudonymizer } from './person/pseudonymizer.js';

// They only choose among what the rules made: a merge looks them up and never keeps them.
const CHOICES = new Set(['id', 'ids', 'findingId', 'targetId', 'key', 'kind', 'part', 'severity']);

/** What each part of an answer may state, by its top-level key. */
export type SourcesOf = (key: string) => readonly unknown[];

/**
 * An answer as it may be stored: words alone, its stand-ins replaced by what they stand for, and every fact that its
 * sources do not state asked for.
 */
export function guardAnswer<Extra>(extra: Extra, pseudonyms: Pseudonymizer, sourcesOf: SourcesOf): Extra {
  const sources = new Map<string, FactSource>();
  const sourceOf = (key: string): FactSource => {
    const source = sources.get(key) ?? factSource(...sourcesOf(key));
    sources.set(key, source);
    return source;
  };
  const guard = (value: unknown, key: string, top: string): unknown => {
    if (typeof value === 'string') {
      if (CHOICES.has(key)) return value;
      return verifyFacts(inertText(pseudonyms.restore(inertText(value))), sourceOf(top)).text;
    }
    if (Array.isArray(value)) return value.map((entry) => guard(entry, key, top));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, guard(entry, name, top || name)]),
    );
  };
  return guard(extra, '', '') as Extra;
}
