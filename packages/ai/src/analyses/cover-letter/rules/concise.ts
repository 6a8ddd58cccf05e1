import { otherEmployersIn } from '../facts/addressed-employers.js';
import { falseClaims } from '../facts/false-claims.js';
import type { LetterContext } from '../letter-context.js';
import { isTemplate } from '../phrases.js';
import { type Letter, unitOf } from '../read-letter.js';
import { actionsInLetter } from './actions.js';

/** The size up to which a letter is short, and from which it says enough. */
const SIZES = { 字: [80, 260], 个词: [45, 120] } as const;

/**
 * Whether a letter is short because it is dense: figures or results of the résumé, nothing against it, and no sentence
 * that is in every letter. Its length, its paragraphs and the number of its facts are judged by its size.
 */
export function isConcise(letter: Letter, context: LetterContext): boolean {
  const [least, most] = unitOf(letter.body) === '字' ? SIZES.字 : SIZES.个词;
  return (
    letter.size >= least &&
    letter.size <= most &&
    context.reading !== null &&
    !letter.sentences.some(({ text }) => isTemplate(text)) &&
    actionsInLetter(letter, context).some(({ proof }) => proof !== 'deed') &&
    falseClaims(letter, context).length === 0 &&
    !otherEmployersIn(letter, context).some(({ isSure }) => isSure)
  );
}
