import type { LetterContext } from './letter-context.js';
import type { Letter } from './letter.js';

/** Caches what several rules compute of one letter, as long as the letter lives. The value must not be changed. */
export function oncePerLetter<Value>(
  compute: (letter: Letter, context: LetterContext) => Value,
): (letter: Letter, context: LetterContext) => Value {
  const known = new WeakMap<Letter, { context: LetterContext; value: Value }>();
  return (letter, context) => {
    const cached = known.get(letter);
    if (cached?.context === context) return cached.value;
    const value = compute(letter, context);
    known.set(letter, { context, value });
    return value;
  };
}
