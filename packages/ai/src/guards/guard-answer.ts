import { factSource, type FactSource, verifyFacts } from './facts/index.js';
import type { Pseudonymizer } from './person/pseudonymizer.js';
import { visibleText } from './visible-text.js';

const STEPS: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?(?:-->|$)/gu, ''],
  [/<(script|style|iframe|object|embed|svg|math|template)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ''],
  [/<\/?[a-z!?][^<>]*(?:>|$)/giu, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/gu, '$1'],
  [/^\s*\[[^\]]+\]:\s*\S+.*$/gmu, ''],
  [/(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s，。；、！？）】》"'<>]+/giu, ''],
  [/\b(?:javascript|vbscript|data|file|blob|mailto|tel)\s*:[^\s，。；、]*/giu, ''],
  [/(?<![\w@])(?:www\.)[^\s，。；、！？）】》"'<>]+/giu, ''],
  [
    /(?<![\w@.])(?!asp\.net\b)(?:[a-z0-9-]+\.)+(?:com|cn|net|org|top|xyz|info|vip|site|online|shop)(?:\/[^\s，。；、]*)?(?![\w.])/giu,
    '',
  ],
  [/```+[a-z]*/giu, ''],
];

/** A model text as plain words: no markup, no URL, nothing that a page or file would load or follow. */
function inertText(input: string): string {
  let text = visibleText(
    input.replace(/&(?:lt|#0*60|#x0*3c);?/giu, '<').replace(/&(?:gt|#0*62|#x0*3e);?/giu, '>'),
  );
  for (let before = ''; before !== text;) {
    before = text;
    for (const [pattern, by] of STEPS) text = text.replace(pattern, by);
  }
  // The rest of a split tag could form a new tag with adjacent text.
  return text.replace(/[<>]/gu, (mark) => (mark === '<' ? '＜' : '＞')).trim();
}

// Keys that only select among rule results: a merge looks them up and never stores them.
const CHOICES = new Set(['id', 'ids', 'findingId', 'targetId', 'key', 'kind', 'part', 'severity']);

/** The facts that each part of an answer may state, by its top-level key. */
export type SourcesOf = (key: string) => readonly unknown[];

/**
 * An answer that may be stored: plain words, placeholders restored, and unsupported facts replaced by a request for
 * them.
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
