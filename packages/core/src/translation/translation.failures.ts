export type TranslationFailure = 'translationUnavailable' | 'translationTooLong';
