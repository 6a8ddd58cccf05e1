import type { Statement } from './statements.js';

/** Minimum length and number of sentences of a paragraph; a shorter text needs more sentences. */
const FORMS = [
  { length: { zh: 120, en: 320 }, sentences: 3 },
  { length: { zh: 80, en: 240 }, sentences: 4 },
] as const;

/** Whether a statement is a paragraph about several things that should be separate statements. */
export function isBlock({ text, traits, lang }: Pick<Statement, 'text' | 'traits' | 'lang'>): boolean {
  const own = text.split(/[。；;]|\.\s/u).filter((part) => part.trim() !== '').length;
  return FORMS.some(({ length, sentences }) => traits.length >= length[lang] && own >= sentences);
}

/** Minimum number of parts and length of each in a statement that lists several things. */
const MIN_PARTS = 3;
const MIN_PART_LENGTH = 6;

/** Whether a statement lists several things that read better as statements of their own. */
export const listsSeveral = (statement: Pick<Statement, 'text' | 'traits' | 'lang'>): boolean =>
  isBlock(statement) ||
  statement.text.split(/[。；;]|\.\s/u).filter((part) => part.trim().length >= MIN_PART_LENGTH).length >=
    MIN_PARTS;
