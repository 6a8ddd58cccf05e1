import type { Atom } from '../rich-text.js';
import type { I18nText } from '../text.js';
import type { Sides } from './stale.js';

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
