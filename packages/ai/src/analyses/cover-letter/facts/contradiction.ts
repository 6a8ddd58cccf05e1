/** A statement of a letter and what the résumé says instead. */
export interface Contradiction {
  readonly stated: string;
  readonly told: string;
}
