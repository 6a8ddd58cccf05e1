import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { call } from '#src/lib/api.js';
import { fetchResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SaveOutcome, SaveRequest, ServerCopy } from './save-outcome.js';
import { sendSave } from './send-save.js';

/** Storage of an open résumé: an account, or this browser before sign-in. */
export interface ResumeBackend {
  readonly isLocal: boolean;
  /** Typing pause before a save. */
  readonly pauseMs: number;
  readonly send: (request: SaveRequest<EditorContent>, writer: string) => Promise<SaveOutcome<EditorContent>>;
  readonly read: (signal: AbortSignal) => Promise<ServerCopy<EditorContent>>;
  /**
   * Requests the newest version number; absent if only tabs of this browser write, which notify each other.
   */
  readonly askVersion?: (signal: AbortSignal) => Promise<number>;
}

const TYPING_PAUSE_MS = 500;

/** A résumé of the signed-in account. */
export const accountBackend = (id: string): ResumeBackend => ({
  isLocal: false,
  pauseMs: TYPING_PAUSE_MS,
  send: (request, writer) => sendSave(id, writer)(request),
  read: async (signal) => {
    const { title, document, version } = await fetchResume(id, signal);
    return { content: { title, document }, version };
  },
  askVersion: async (signal) => (await call(latestOfResume, { id }, { signal })).version,
});
