import type { ClauseCheck } from '@qicheng/analysis/offer-result';
import { type ArticleKey, articles } from './tables/labour-law.js';

/** The check of a clause against its article, with what to say to the employer. */
export const check = (
  id: string,
  key: ArticleKey,
  state: ClauseCheck['state'],
  text: string,
  request?: string,
): ClauseCheck => ({ id, state, text, ...(request !== undefined && { request }), ...articles[key] });
