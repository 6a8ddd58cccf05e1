import type { LetterGround } from './letter-ground.js';
import type { Letter } from './read-letter.js';

/** Caches what several rules compute of one letter, as long as the letter lives. The value must not be changed. */
export function oncePerLetter<Value>(
  compute: (letter: Letter, ground: LetterGround) => Value,
): (letter: Letter, ground: LetterGround) => Value {
  const known = new WeakMap<Letter, { ground: LetterGround; value: Value }>();
  return (letter, ground) => {
    const cached = known.get(letter);
    if (cached?.ground === ground) return cached.value;
    const value = compute(letter, ground);
    known.set(letter, { ground, value });
    return value;
  };
}
