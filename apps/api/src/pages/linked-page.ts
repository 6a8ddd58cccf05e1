import type { PageCard } from './page-card.js';

/** What a page holds that only its link opens. */
export interface LinkedPage {
  card: PageCard;
  /** Its words, for the page's own renderer. */
  reading: unknown;
}
