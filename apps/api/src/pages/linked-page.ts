import type { PageCard } from './page-card.js';

/** Content of a page that only its link opens. */
export interface LinkedPage {
  card: PageCard;
  /** Its text, for the page's own renderer. */
  reading: unknown;
}
