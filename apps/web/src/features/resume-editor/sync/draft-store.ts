import { createStore, del, get, set, update } from 'idb-keyval';
import type { DraftStore, LocalDraft } from './save-outcome.js';

const MAX_COPIES = 5;

/** A copy that was replaced in a merge; it can be restored from the editor's menu. */
export interface ReplacedCopy<Content> {
  readonly id: string;
  readonly keptAt: number;
  /** Which side it was. */
  readonly origin: 'mine' | 'server';
  readonly content: Content;
}

export interface ResumeDraftStore<Content> extends DraftStore<Content> {
  find(): Promise<LocalDraft<Content> | undefined>;
  listCopies(): Promise<ReplacedCopy<Content>[]>;
  storeCopy(copy: ReplacedCopy<Content>): Promise<void>;
  dropCopy(id: string): Promise<void>;
}

/** Opens the browser's draft store for one résumé and user; another account on this device never sees it. */
export function openDraftStore<Content>(userId: string, resumeId: string): ResumeDraftStore<Content> {
  const store = createStore('qicheng-resume-drafts', 'drafts');
  const draftKey = `draft:${userId}:${resumeId}`;
  const copiesKey = `copies:${userId}:${resumeId}`;
  const listCopies = async () => (await get<ReplacedCopy<Content>[]>(copiesKey, store)) ?? [];
  return {
    // Without IndexedDB this throws synchronously, but callers expect a rejected promise.
    find: async () => await get<LocalDraft<Content>>(draftKey, store),
    keep: async (draft) => await set(draftKey, draft, store),
    clear: async () => await del(draftKey, store),
    listCopies,
    storeCopy: (copy) =>
      update<ReplacedCopy<Content>[]>(
        copiesKey,
        (copies = []) => [copy, ...copies].slice(0, MAX_COPIES),
        store,
      ),
    dropCopy: (id) =>
      update<ReplacedCopy<Content>[]>(
        copiesKey,
        (copies = []) => copies.filter((copy) => copy.id !== id),
        store,
      ),
  };
}
