import type { Atom } from '../rich-text.js';
import type { I18nText, Language } from '../text.js';

/** A text in each language, and which side is stale. */
export interface Sides {
  zh: string;
  en: string;
  stale?: Language | undefined;
}

/** The other language of the résumé. */
export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Which side is stale after one side was rewritten. `began` is the text at the start of the edit, not before
 * the last keystroke: an empty or stale side is being filled in and is up to date afterwards; editing an
 * up-to-date side makes the other one stale.
 */
export function staleAfter(began: Sides, side: Language, now: Pick<Sides, Language>): Language | undefined {
  const other = otherLanguage(side);
  if (isBlank(now.zh) || isBlank(now.en)) return undefined;
  if (now[side] === began[side]) return began.stale;
  if (began.stale === side || isBlank(began[side])) return undefined;
  return other;
}

/** The text of a statement in one language. */
export const plainText = (atom: Atom | undefined, language: 'zh' | 'en'): string =>
  (atom?.[language] ?? []).map(({ text }) => text).join('');

export const sidesOfText = (text: I18nText | undefined): Sides => ({
  zh: text?.zh ?? '',
  en: text?.en ?? '',
  stale: text?.stale,
});

export const sidesOfAtom = (atom: Atom | undefined): Sides => ({
  zh: plainText(atom, 'zh'),
  en: plainText(atom, 'en'),
  stale: atom?.stale,
});
