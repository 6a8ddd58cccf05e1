import type { EditorContent } from '../store/editor-store.js';
import type { KeptCopy, ResumeDraftStore } from '../sync/draft-store.js';
import type { ResumeBackend } from '../sync/resume-backend.js';
import { findDraft, saveDraft } from './visitor-draft.js';

/** A write into the browser costs nothing, so that a tab that is closed has lost next to nothing. */
const TYPING_PAUSE_MS = 150;

/** The draft of a visitor, in this browser. */
export const browserBackend = (id: string): ResumeBackend => ({
  isLocal: true,
  pauseMs: TYPING_PAUSE_MS,
  send: (request) => saveDraft(id, request),
  read: async () => {
    const draft = await findDraft();
    if (draft?.id !== id) throw new Error('the draft is gone');
    return draft;
  },
});

/** The draft is in the browser already: what a save does not keep, this cannot keep either. */
export function browserDraftStore(): ResumeDraftStore<EditorContent> {
  let copies: KeptCopy<EditorContent>[] = [];
  return {
    find: () => Promise.resolve(undefined),
    keep: () => Promise.reject(new Error('a draft has no draft')),
    clear: () => Promise.resolve(),
    listCopies: () => Promise.resolve(copies),
    keepCopy: (copy) => {
      copies = [copy, ...copies];
      return Promise.resolve();
    },
    dropCopy: (id) => {
      copies = copies.filter((copy) => copy.id !== id);
      return Promise.resolve();
    },
  };
}
