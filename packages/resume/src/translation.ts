import type { ResumeDocument } from './document.js';
import { replaceAt, valueAt } from './pointer.js';
import type { Atom } from './rich-text.js';
import type { I18nText, Language } from './text.js';
import type { TranslationEntry } from './translation/entries.js';
import { plainText } from './translation/sides.js';

type Target = Pick<TranslationEntry, 'pointer' | 'kind'>;

const without = <Value extends { stale?: Language | undefined }>({ stale: _stale, ...value }: Value) => value;

/** Puts a translation in; the side that is filled follows again. An empty text takes the side away. */
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

// The formatting of the filled side belongs to the words that it replaces.
function filledAtom(before: Atom, language: Language, text: string): Atom {
  if (text === plainText(before, language)) return without(before);
  const { [language]: _old, ...rest } = without(before);
  return text === '' ? rest : { ...rest, [language]: [{ text }] };
}

/** Says that a translation still holds although the other side has changed. */
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

// One record in two languages: which texts lack a side, which no longer follow, and how a side is filled.
export {
  type TranslationEntry,
  translationEntries,
  type TranslationProgress,
  translationProgress,
  type TranslationState,
} from './translation/entries.js';
export { sidesOfAtom, sidesOfText } from './translation/sides.js';
export { otherLanguage, type Sides, staleAfter } from './translation/stale.js';
