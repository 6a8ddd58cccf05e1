import { SCHOOL_NAMES, RESUME_WORDS, MAJOR_NAMES, JOB_TITLES } from './glossary-list.js';

type Pair = readonly [zh: string, en: string];

/** The pairs of a list that is written as `中文=English`, parted by semicolons and lines. */
export function pairsOf(list: string): Pair[] {
  return list
    .split(/[;\n]/)
    .map((entry) => entry.split('='))
    .flatMap(([zh, en]) => (zh && en ? [[zh.trim(), en.trim()] as const] : []));
}

export const GLOSSARY_PAIRS: readonly Pair[] = [SCHOOL_NAMES, RESUME_WORDS, MAJOR_NAMES, JOB_TITLES].flatMap(
  pairsOf,
);

/** How a term is looked up: without case, full-width brackets and blanks that do not part words. */
export const keyOf = (text: string): string =>
  text
    .trim()
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replace(/\s+/g, ' ')
    .replace(/ ?([()]) ?/g, '$1')
    .toLowerCase();

// The first list that has a word wins: in the résumé's own words 翻译 is a major, and 法学 is Law.
const lookup = (pairs: readonly Pair[]) =>
  pairs.reduce(
    (map, [from, to]) => (map.has(keyOf(from)) ? map : map.set(keyOf(from), to)),
    new Map<string, string>(),
  );

/** Both directions of the glossary. */
export const GLOSSARY: Readonly<Record<'zh' | 'en', ReadonlyMap<string, string>>> = {
  en: lookup(GLOSSARY_PAIRS),
  zh: lookup(GLOSSARY_PAIRS.map(([zh, en]) => [en, zh])),
};
