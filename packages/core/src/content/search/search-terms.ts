import { pinyin } from 'pinyin-pro';

// Entries are found by index terms; all terms of a query must match.

const MAX_LATIN_LENGTH = 16;
const MAX_INITIALS = 6;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const runsOf = (text: string): string[] => plain(text).match(/\p{Script=Han}+|[a-z\d][a-z\d+#.]*/gu) ?? [];

const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

/** 求职信 has 求职 and 职信; a single character is its own term. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, place) => `${characters[place]}${character}`);
}

/** Prefixes of a Latin word as it is typed. */
const beginningsOf = (run: string): string[] => {
  const word = run.replace(/\.+$/, '').slice(0, MAX_LATIN_LENGTH);
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(0, at + 2));
};

/** 求职信 is found by `qz`, `qzx` and `zx`. */
function initialsOf(title: string): string[] {
  return runsOf(title)
    .filter(isHan)
    .flatMap((run) => {
      const letters = pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
      return [...letters].flatMap((_, from) =>
        Array.from({ length: MAX_INITIALS - 1 }, (__, more) => letters.slice(from, from + more + 2)).filter(
          (part, at) => part.length === at + 2,
        ),
      );
    })
    .map((letters) => `:${letters}`);
}

/**
 * All index terms of an entry; initials only of its title, because those of a text would match almost
 * everything.
 */
export function indexTerms({ title, text }: { title: string; text: string }): string[] {
  const words = runsOf(`${title}\n${text}`).flatMap((run) => (isHan(run) ? pairsOf(run) : beginningsOf(run)));
  return [...new Set([...words, ...initialsOf(title)])];
}

/** One query term, which either of its forms satisfies. */
export type QueryTerm = readonly string[];

/** Query terms. Latin letters may be a word or initials. */
export function queryTerms(keyword: string): QueryTerm[] {
  return runsOf(keyword)
    .slice(0, 10)
    .flatMap((run): QueryTerm[] => {
      if (isHan(run)) return pairsOf(run).map((pair) => [pair]);
      const word = run.replace(/\.+$/, '').slice(0, MAX_LATIN_LENGTH);
      return [/^[a-z]{2,6}$/.test(word) ? [word, `:${word}`] : [word]];
    });
}
