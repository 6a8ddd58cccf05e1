export { TranslateTexts } from './translate-texts.js';
export type { TranslationFailure } from './translation.failures.js';
export { TranslationModule } from './translation.module.js';
export type { Translated, TranslationLanguage, TranslationResult } from './translation.js';
