import { suggest } from '@qicheng/contract/content/search.contract';
import { call } from '#src/lib/api.js';
import type { SearchKindName } from './search-kinds.js';

export interface Suggestion {
  id: string;
  title: string;
}

/** What begins or holds the word; loads when somebody first types. */
export const askSuggestions = async (
  kind: SearchKindName,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> => (await call(suggest, { kind, keyword }, { signal })).list;
