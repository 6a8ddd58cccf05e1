import type { LawArticle } from '@qicheng/analysis/companion-result';
import { CONTRACT_ARTICLES } from './articles-contract.js';
import { OTHER_ARTICLES } from './articles-other.js';

/** Every article that an answer may cite. */
export const ARTICLES = { ...CONTRACT_ARTICLES, ...OTHER_ARTICLES } as const satisfies Record<
  string,
  LawArticle
>;
export type ArticleKey = keyof typeof ARTICLES;
