/** Reasons of core/content. */
export type ContentFailure = 'contentNotFound' | 'contentInvalid';
