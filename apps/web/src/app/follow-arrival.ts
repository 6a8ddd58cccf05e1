import type { Arrival } from '#src/lib/arrival.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import { currentToken } from '#src/lib/session.js';

/**
 * Handles the arrival parameters [decision 18]: reports a campaign or invitation once, and opens the campus
 * e-mail form, after sign-in if needed.
 */
export async function followArrival({ isInvited, wantsCampusEmail }: Arrival): Promise<void> {
  if (wantsCampusEmail) {
    if (currentToken() === null) openAuthDialog('signIn', openCampusEmailDialog);
    else openCampusEmailDialog();
  }
  if (!isInvited) return;
  const report = await import('#src/features/auth/api/report-arrival.js').catch(() => null);
  await report?.reportArrival();
}
