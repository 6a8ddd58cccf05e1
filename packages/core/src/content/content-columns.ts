import type { Prisma } from '@qicheng/db';
import type { ContentDraft } from './content.js';
import { wordsOf } from './search/search-words.js';

/** An entry as its row, with the words that it is found by. */
export const columnsOf = (draft: ContentDraft) => ({
  ...draft,
  data: draft.data as Prisma.InputJsonObject,
  words: wordsOf({
    title: draft.title,
    text: [draft.summary, draft.category, draft.topic, ...draft.tags, draft.body].join('\n'),
  }),
});
