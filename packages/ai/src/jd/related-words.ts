import { ENGLISH_WORDS } from './data/english-words.js';
import { FAMILIES } from './data/families.js';
import { NARROWER, NEAR_WORDS } from './data/near-words.js';
import { SPECIAL_CASES, SYNONYMS } from './read-terms.js';

const NEAR = new Map<string, string[]>();
/** The words that each word is evidence of. */
const SHOWN_BY = new Map<string, Set<string>>();
function add(word: string, shown: readonly string[]): void {
  const key = word.toLowerCase();
  const all = new Set([...(NEAR.get(key) ?? [key]), ...shown.map((each) => each.toLowerCase())]);
  NEAR.set(key, [...all]);
  for (const each of all) SHOWN_BY.set(each, (SHOWN_BY.get(each) ?? new Set()).add(key));
}
for (const group of [...SYNONYMS, ...NEAR_WORDS]) for (const word of group) add(word, group);
for (const [kind, members] of [...Object.entries(NARROWER), ...Object.entries(SPECIAL_CASES), ...FAMILIES])
  add(kind, members);
for (const [chinese, english] of ENGLISH_WORDS) {
  // A Chinese word and its English equivalent have the same evidence.
  const shown = new Set(chinese.flatMap((each) => [...(SHOWN_BY.get(each) ?? [])]));
  for (const word of shown) add(word, english);
  for (const word of chinese) add(word, english);
  for (const word of english)
    add(word, [...chinese, ...english, ...chinese.flatMap((each) => NEAR.get(each) ?? [])]);
}

/** Words with synonyms or members, longest first. */
export const NEAR_LIST: readonly string[] = [...NEAR.keys()].sort((a, b) => b.length - a.length);

/** All evidence of a word: itself, synonyms, members of the concept, and translations. */
export const nearOf = (word: string): readonly string[] => NEAR.get(word.toLowerCase()) ?? [word];

/** Whether other words are evidence of a word. */
export const isKind = (word: string): boolean => NEAR.has(word.toLowerCase());
