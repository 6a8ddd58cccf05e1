import { ApiFailure } from '#src/lib/api.js';
import { serverCopyOf, storeResume } from '#src/lib/resume-record.js';
import type { EditorContent } from '../store/editor-store.js';
import type { SaveOutcome, SaveRequest } from './save-outcome.js';

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
export const sendSave =
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
