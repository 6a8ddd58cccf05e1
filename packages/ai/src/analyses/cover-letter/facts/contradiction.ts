/** A statement of a letter and what the résumé says instead. */
export interface Contradiction {
  readonly stated: string;
  readonly inResume: string;
}
