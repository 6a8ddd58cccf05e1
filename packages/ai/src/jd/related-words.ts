import { ENGLISH_WORDS } from './data/english-words.js';
import { FAMILIES } from './data/families.js';
import { NARROWER, OTHER_NAMES, RELATED_WORDS } from './data/related-words.js';
import { SPECIAL_CASES, SYNONYMS } from './read-terms.js';

/** The evidence of each word, from groups of words that match each other, members of concepts and translations. */
function evidenceFrom(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  /** The words that each word is evidence of. */
  const evidenceOf = new Map<string, Set<string>>();
  const add = (word: string, shown: readonly string[]) => {
    const key = word.toLowerCase();
    const all = new Set([...(table.get(key) ?? [key]), ...shown.map((each) => each.toLowerCase())]);
    table.set(key, [...all]);
    for (const each of all) evidenceOf.set(each, (evidenceOf.get(each) ?? new Set()).add(key));
  };
  for (const group of groups) for (const word of group) add(word, group);
  for (const [kind, members] of [...Object.entries(NARROWER), ...Object.entries(SPECIAL_CASES), ...FAMILIES])
    add(kind, members);
  for (const [chinese, english] of ENGLISH_WORDS) {
    // A Chinese word and its English equivalent have the same evidence.
    const shown = new Set(chinese.flatMap((each) => [...(evidenceOf.get(each) ?? [])]));
    for (const word of shown) add(word, english);
    for (const word of chinese) add(word, english);
    for (const word of english)
      add(word, [...chinese, ...english, ...chinese.flatMap((each) => table.get(each) ?? [])]);
  }
  return table;
}

const RELATED = evidenceFrom([...SYNONYMS, ...OTHER_NAMES, ...RELATED_WORDS]);
/** Without words for similar work: 审核 is not 审批. */
const EQUAL = evidenceFrom([...SYNONYMS, ...OTHER_NAMES]);

/** Words with synonyms or members, longest first. */
export const RELATED_LIST: readonly string[] = [...RELATED.keys()].sort((a, b) => b.length - a.length);

/** All evidence of a word: itself, synonyms, similar work, members of the concept, and translations. */
export const relatedWordsOf = (word: string): readonly string[] => RELATED.get(word.toLowerCase()) ?? [word];

/** The evidence of a word that names the same thing or a member of it. */
export const equalWordsOf = (word: string): readonly string[] => EQUAL.get(word.toLowerCase()) ?? [word];

/** Whether other words are evidence of a word. */
export const hasRelatedWords = (word: string): boolean => RELATED.has(word.toLowerCase());
