import type { Statement } from './statements.js';

const LONG = { zh: 120, en: 320 } as const;
const LEAST_SENTENCES = 3;

/** Whether a statement is a paragraph about several things, which are told one by one. */
export const isBlock = ({ text, traits, lang }: Pick<Statement, 'text' | 'traits' | 'lang'>): boolean =>
  traits.length >= LONG[lang] &&
  text.split(/[。；;]|\.\s/u).filter((part) => part.trim() !== '').length >= LEAST_SENTENCES;
