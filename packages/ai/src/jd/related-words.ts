import { ENGLISH_WORDS } from './data/english-words.js';
import { FAMILIES } from './data/families.js';
import { NARROWER, RELATED_WORDS } from './data/related-words.js';
import { SPECIAL_CASES, SYNONYMS } from './read-terms.js';

const RELATED = new Map<string, string[]>();
/** The words that each word is evidence of. */
const EVIDENCE_OF = new Map<string, Set<string>>();
function add(word: string, shown: readonly string[]): void {
  const key = word.toLowerCase();
  const all = new Set([...(RELATED.get(key) ?? [key]), ...shown.map((each) => each.toLowerCase())]);
  RELATED.set(key, [...all]);
  for (const each of all) EVIDENCE_OF.set(each, (EVIDENCE_OF.get(each) ?? new Set()).add(key));
}
for (const group of [...SYNONYMS, ...RELATED_WORDS]) for (const word of group) add(word, group);
for (const [kind, members] of [...Object.entries(NARROWER), ...Object.entries(SPECIAL_CASES), ...FAMILIES])
  add(kind, members);
for (const [chinese, english] of ENGLISH_WORDS) {
  // A Chinese word and its English equivalent have the same evidence.
  const shown = new Set(chinese.flatMap((each) => [...(EVIDENCE_OF.get(each) ?? [])]));
  for (const word of shown) add(word, english);
  for (const word of chinese) add(word, english);
  for (const word of english)
    add(word, [...chinese, ...english, ...chinese.flatMap((each) => RELATED.get(each) ?? [])]);
}

/** Words with synonyms or members, longest first. */
export const RELATED_LIST: readonly string[] = [...RELATED.keys()].sort((a, b) => b.length - a.length);

/** All evidence of a word: itself, synonyms, members of the concept, and translations. */
export const relatedWordsOf = (word: string): readonly string[] => RELATED.get(word.toLowerCase()) ?? [word];

/** Whether other words are evidence of a word. */
export const hasRelatedWords = (word: string): boolean => RELATED.has(word.toLowerCase());
