import { latestOfResume } from '@qicheng/contract/resume-version/resume-version.contract';
import { call, ApiFailure } from '#src/lib/api.js';
import { fetchResume, serverCopyOf, storeResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SaveOutcome, SaveRequest, ServerCopy } from './save-outcome.js';

const UNAUTHORISED = 401;
const TOO_MANY = 429;
const SERVER_PROBLEM = 500;

/** Classifies a failed save: retry later, sign in, decide, or show the reason. */
export function outcomeOf(failure: unknown): SaveOutcome<EditorContent> {
  const server = serverCopyOf(failure);
  if (server) {
    return {
      outcome: 'stale',
      server: { content: { title: server.title, document: server.document }, version: server.version },
    };
  }
  if (!(failure instanceof ApiFailure))
    return { outcome: 'refused', message: '保存没有成功，请刷新页面后重试' };
  const { status, message, retryAfterSeconds } = failure;
  if (status === UNAUTHORISED) return { outcome: 'signedOut' };
  if (status === 0 || status === TOO_MANY || status >= SERVER_PROBLEM) {
    return { outcome: 'unreachable', ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) };
  }
  return { outcome: 'refused', message };
}

/** Sends one save of a résumé; every way it can end is an outcome. */
const sendSave =
  (id: string, writer: string) =>
  async ({
    content,
    baseVersion,
    requestKey,
  }: SaveRequest<EditorContent>): Promise<SaveOutcome<EditorContent>> => {
    try {
      const saved = await storeResume({ id, ...content, version: baseVersion, requestKey, writer });
      return { outcome: 'saved', version: saved.version };
    } catch (failure) {
      return outcomeOf(failure);
    }
  };

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
