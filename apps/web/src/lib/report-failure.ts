import { showToast } from '@qicheng/ui/toast';
import { openAuthDialog } from './auth-dialog.js';
import { reactionTo } from './error-catalogue.js';
import { dropSession } from './session.js';

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine;

/**
 * Tells the user why their action failed [spec 8] [decision 12]. Background reads do not use it: they fail
 * silently or show their page's error state.
 */
export function reportFailure(error: unknown): void {
  const reaction = reactionTo(error, isOnline());
  if (reaction.kind === 'toast') return showToast('error', reaction.text);
  if (reaction.kind === 'silence') return;
  dropSession();
  openAuthDialog('signInPrompt');
}
