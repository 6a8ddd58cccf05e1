export type TranslationFailure = 'translationUnavailable' | 'translationTooLong';

export type TranslationLanguage = 'zh' | 'en';

/**
 * What the texts of a call are. Names of people and employers have rules of their own; a course or major, and a post,
 * are looked up in their own lists; a term is any other word, and a text may be anything.
 */
export type TranslationSubject = 'text' | 'person' | 'employer' | 'course' | 'post' | 'term';

/** A text with what it is. */
export interface SourceText {
  text: string;
  subject: TranslationSubject;
}

/** The result of one text. `unknown` has no words: nothing is invented. */
export interface Translated {
  source: string;
  text: string | null;
  /** `same`: nothing to translate; `suggested`: spelled by rules, to be confirmed. */
  state: 'translated' | 'suggested' | 'same' | 'unknown';
}

export interface TranslationResult {
  engine: string;
  /** Capabilities of the engine, for its users. */
  notice: string;
  list: Translated[];
  translatedCount: number;
}

/** A translator: the built-in glossary or a model. Results in the order of the texts. */
export abstract class Translator {
  abstract readonly engine: string;
  abstract readonly notice: string;
  abstract translate(texts: readonly SourceText[], to: TranslationLanguage): Promise<Translated[]>;
}

/** Characters of one call, over all its texts. */
export const TRANSLATION_CHARACTERS = 20_000;
/** Calls per user and minute: filling a whole résumé takes a few. */
export const TRANSLATIONS_PER_MINUTE = 30;
