export type TranslationFailure = 'translationUnavailable' | 'translationTooLong';

export type TranslationLanguage = 'zh' | 'en';

/** What became of one text. `unknown` has no words: nothing is made up. */
export interface Translated {
  source: string;
  text: string | null;
  /** `same`: there is nothing in it to translate. */
  state: 'translated' | 'same' | 'unknown';
}

export interface TranslationResult {
  engine: string;
  /** What the engine can and cannot do, for the person who reads its work. */
  notice: string;
  list: Translated[];
  translatedCount: number;
}

/** A translator: the glossary that comes with the product, or a model. Answers in the order asked. */
export abstract class Translator {
  abstract readonly engine: string;
  abstract readonly notice: string;
  abstract translate(texts: readonly string[], to: TranslationLanguage): Promise<Translated[]>;
}

/** Characters of one call, over all its texts. */
export const TRANSLATION_CHARACTERS = 20_000;
/** Calls of one user in a minute: a résumé filled at once takes a few. */
export const TRANSLATIONS_PER_MINUTE = 30;
