import { hasDraftFor } from '../features/resume-editor/local-draft/visitor-draft.js';
import { watchUnread } from '../features/message/watch-unread.js';

/** The draft that somebody wrote here before signing in becomes theirs, on whatever page they sign in. */
async function takeDraft(userId: string): Promise<void> {
  if (!(await hasDraftFor(userId))) return;
  const { adoptDrafts } = await import('../features/resume-editor/local-draft/adopt-drafts.js');
  await adoptDrafts(userId);
}

/** Asks for what is unread, and takes a draft of this browser into the account; the returned function ends it. */
export function whileMember(userId: string): () => void {
  void takeDraft(userId).catch(() => undefined);
  return watchUnread();
}
