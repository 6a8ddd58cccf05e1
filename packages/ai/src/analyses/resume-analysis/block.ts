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
