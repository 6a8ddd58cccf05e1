import { otherEmployersIn } from '../facts/addressed-employers.js';
import { unfitPoliteName } from '../facts/polite-names.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import type { Letter } from '../read-letter.js';

/** Whether a letter was written to another employer, by its name or by the polite name of another kind. */
export function isForAnother(letter: Letter, context: LetterContext): boolean {
  const { company } = context;
  if (company === '') return false;
  if (otherEmployersIn(letter, context).some(({ isSure }) => isSure)) return true;
  return (
    unfitPoliteName(letter.body, company) !== null &&
    !letter.paragraphs.some(({ text }) => namesCompany(text, company))
  );
}
