// One record in two languages: which texts lack a side, which no longer follow, and how a side is filled.
export {
  type TranslationEntry,
  translationEntries,
  type TranslationProgress,
  translationProgress,
  type TranslationState,
} from './translation/entries.js';
export { acceptTranslation, fillTranslation } from './translation/fill.js';
export { sidesOfAtom, sidesOfText } from './translation/sides.js';
export { otherLanguage, type Sides, staleAfter } from './translation/stale.js';
