import { strangersIn } from '../facts/addressed-employers.js';
import { unfitPoliteName } from '../facts/polite-names.js';
import { type LetterGround, namesCompany } from '../letter-ground.js';
import type { Letter } from '../read-letter.js';

/** Whether a letter was written to another employer, by its name or by the polite name of another kind. */
export function isForAnother(letter: Letter, ground: LetterGround): boolean {
  const { company } = ground;
  if (company === '') return false;
  if (strangersIn(letter, ground).some(({ isSure }) => isSure)) return true;
  return (
    unfitPoliteName(letter.body, company) !== null &&
    !letter.paragraphs.some(({ text }) => namesCompany(text, company))
  );
}
