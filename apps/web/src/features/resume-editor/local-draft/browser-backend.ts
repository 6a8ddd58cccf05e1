import type { EditorContent } from '../store/editor-store.js';
import type { ReplacedCopy, ResumeDraftStore } from '../sync/draft-store.js';
import type { ResumeBackend } from '../sync/resume-backend.js';
import { findDraft, saveDraft } from './visitor-draft.js';

/** Saving to the browser is cheap, so a short pause loses next to nothing when the tab is closed. */
const TYPING_PAUSE_MS = 150;

/** Stores a visitor's draft in this browser. */
export const browserBackend = (id: string): ResumeBackend => ({
  isLocal: true,
  pauseMs: TYPING_PAUSE_MS,
  send: (request) => saveDraft(id, request),
  read: async () => {
    const draft = await findDraft();
    if (draft?.id !== id) throw new Error('the draft no longer exists');
    return draft;
  },
});

/** The draft is already in the browser: if it cannot be saved there, a local copy cannot either. */
export function browserDraftStore(): ResumeDraftStore<EditorContent> {
  let copies: ReplacedCopy<EditorContent>[] = [];
  return {
    find: () => Promise.resolve(undefined),
    keep: () => Promise.reject(new Error('a local draft needs no draft copy')),
    clear: () => Promise.resolve(),
    listCopies: () => Promise.resolve(copies),
    storeCopy: (copy) => {
      copies = [copy, ...copies];
      return Promise.resolve();
    },
    dropCopy: (id) => {
      copies = copies.filter((copy) => copy.id !== id);
      return Promise.resolve();
    },
  };
}
