import type { Language } from '../text.js';

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
