import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { call } from '#src/lib/api.js';
import { fetchResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SaveOutcome, SaveRequest, ServerCopy } from './save-outcome.js';
import { sendSave } from './send-save.js';

/** Where an open résumé is kept: in an account, or in this browser while nobody has signed in. */
export interface ResumeBackend {
  readonly isLocal: boolean;
  /** How long typing pauses before it is saved. */
  readonly pauseMs: number;
  readonly send: (request: SaveRequest<EditorContent>, writer: string) => Promise<SaveOutcome<EditorContent>>;
  readonly read: (signal: AbortSignal) => Promise<ServerCopy<EditorContent>>;
  /** Asks for the newest version's number; absent where only tabs of this browser write, which tell each other. */
  readonly askVersion?: (signal: AbortSignal) => Promise<number>;
}

const TYPING_PAUSE_MS = 500;

/** A résumé of the account that is signed in. */
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
