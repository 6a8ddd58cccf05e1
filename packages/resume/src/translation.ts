import type { ResumeDocument } from './document.js';
import { replaceAt, valueAt } from './pointer.js';
import type { Atom } from './rich-text.js';
import type { I18nText, Language } from './text.js';
import type { TranslationEntry } from './translation/entries.js';
import { plainText } from './translation/sides.js';

type Target = Pick<TranslationEntry, 'pointer' | 'kind'>;

const without = <Value extends { stale?: Language | undefined }>({ stale: _stale, ...value }: Value) => value;

/** Inserts a translation and marks it up to date. An empty text removes the side. */
export function fillTranslation(
  document: ResumeDocument,
  { pointer, kind }: Target,
  language: Language,
  text: string,
): ResumeDocument {
  if (kind === 'word') return replaceAt(document, pointer, text === '' ? undefined : text);
  const before = valueAt(document, pointer);
  if (before === undefined) return document;
  if (kind === 'name') return replaceAt(document, `${pointer}/${language}`, text === '' ? undefined : text);
  const next =
    kind === 'atom'
      ? filledAtom(before as Atom, language, text)
      : filledText(before as I18nText, language, text);
  return replaceAt(document, pointer, next);
}

function filledText(before: I18nText, language: Language, text: string): I18nText {
  const { [language]: _old, ...rest } = without(before);
  return text === '' ? rest : { ...rest, [language]: text };
}

// The formatting belongs to the replaced text.
function filledAtom(before: Atom, language: Language, text: string): Atom {
  if (text === plainText(before, language)) return without(before);
  const { [language]: _old, ...rest } = without(before);
  return text === '' ? rest : { ...rest, [language]: [{ text }] };
}

/** Confirms that a translation is still correct although the other side has changed. */
export function acceptTranslation(document: ResumeDocument, { pointer, kind }: Target): ResumeDocument {
  const before = valueAt(document, pointer);
  if (
    kind === 'name' ||
    kind === 'word' ||
    typeof before !== 'object' ||
    before === null ||
    !('stale' in before)
  )
    return document;
  return replaceAt(document, pointer, without(before as I18nText));
}

// One résumé in two languages: which texts lack a side or are stale, and how to fill them.
export {
  type TranslationEntry,
  translationEntries,
  type TranslationProgress,
  translationProgress,
  type TranslationState,
} from './translation/entries.js';
export { sidesOfAtom, sidesOfText } from './translation/sides.js';
export { otherLanguage, type Sides, staleAfter } from './translation/sides.js';
