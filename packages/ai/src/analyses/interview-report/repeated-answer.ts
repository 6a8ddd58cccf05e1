import { characterPairs } from '#src/text/character-pairs.js';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');

/** A shorter answer, such as 可以，没有问题, may be honest twice. */
const MIN_LENGTH = 30;
/** The shared character pairs of two texts that differ only in a few words. */
const MIN_SHARE = 0.8;

/** Whether two texts have nearly all character pairs in common. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [new Set(characterPairs(one)), new Set(characterPairs(other))];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return shared >= Math.max(first.size, second.size) * MIN_SHARE;
}

/** The parts of an answer that are long enough to compare: the answer itself and the answer to its follow-up. */
const partsOf = (text: string): string[] =>
  text
    .split('\n')
    .map(bare)
    .filter((part) => part !== '');

/**
 * The order of the earlier answer that each answer repeats, nearly word for word; null if most of it is new. The first
 * use is judged by itself.
 */
export function repeatedAnswers(texts: readonly string[]): (number | null)[] {
  const answers = texts.map((text) => ({ whole: bare(text), parts: partsOf(text) }));
  return answers.map(({ whole, parts }, order) => {
    if (whole.length < MIN_LENGTH) return null;
    const at = answers.slice(0, order).findIndex((earlier) => {
      if (areAlike(whole, earlier.whole)) return true;
      const repeated = parts.filter(
        (part) => part.length >= MIN_LENGTH && earlier.parts.some((each) => areAlike(part, each)),
      );
      return repeated.join('').length >= whole.length * MIN_SHARE;
    });
    return at < 0 ? null : at;
  });
}
