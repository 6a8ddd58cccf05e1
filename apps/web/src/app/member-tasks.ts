import { hasDraftFor } from '#src/features/resume-editor/local-draft/visitor-draft.js';
import { watchUnread } from '#src/features/message/watch-unread.js';

/** A draft written here before signing in moves to the account, whatever page the sign-in happens on. */
async function adoptDraft(userId: string): Promise<void> {
  if (!(await hasDraftFor(userId))) return;
  const { adoptDrafts } = await import('#src/features/resume-editor/local-draft/adopt-drafts.js');
  await adoptDrafts(userId);
}

/**
 * Polls the unread counts and moves a draft of this browser into the account; the returned function stops it.
 */
export function startMemberTasks(userId: string): () => void {
  void adoptDraft(userId).catch(() => undefined);
  return watchUnread();
}
