import type { Arrival } from '../lib/arrival.js';
import { openAuthDialog } from '../lib/auth-dialog.js';
import { openCampusEmailDialog } from '../lib/campus-email-dialog.js';
import { currentToken } from '../lib/session.js';

/**
 * What an address asks for on arrival [decision 18]: its campaign or invitation is reported once, and the campus
 * e-mail form opens, after signing in where that is needed.
 */
export async function followArrival({ isInvited, wantsCampusEmail }: Arrival): Promise<void> {
  if (wantsCampusEmail) {
    if (currentToken() === null) openAuthDialog('signIn', openCampusEmailDialog);
    else openCampusEmailDialog();
  }
  if (!isInvited) return;
  const report = await import('../features/auth/api/report-arrival.js').catch(() => null);
  await report?.reportArrival();
}
