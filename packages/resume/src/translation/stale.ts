import type { Language } from '../text.js';

/** What a text says in each language, and which side no longer follows the other. */
export interface Sides {
  zh: string;
  en: string;
  stale?: Language | undefined;
}

/** The other language of the record. */
export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Which side is stale after one side was rewritten. `began` is the text when the edit began, not one key press ago:
 * a side that was empty or stale is being filled in and follows; a side that followed leaves the other one behind.
 */
export function staleAfter(began: Sides, side: Language, now: Pick<Sides, Language>): Language | undefined {
  const other = otherLanguage(side);
  if (isBlank(now.zh) || isBlank(now.en)) return undefined;
  if (now[side] === began[side]) return began.stale;
  if (began.stale === side || isBlank(began[side])) return undefined;
  return other;
}
