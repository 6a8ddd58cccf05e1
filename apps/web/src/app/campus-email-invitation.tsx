import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { useAuthFlow } from '../features/auth/auth-flow.js';
import { useAuthDialog } from '../lib/auth-dialog.js';
import { calendarDay } from '../lib/calendar-day.js';
import { showCampusEmail, useCampusEmailDialog } from '../lib/campus-email-dialog.js';
import { useGiftDialog } from '../lib/gift-dialog.js';
import { useSession } from '../lib/session.js';
import { readStored, writeStored } from '../lib/storage.js';

/**
 * The campus e-mail invitation of [spec 4]: on home, for a member without a verified address whose skip flag
 * says that they may be asked, at the first visit of a day, and never over something else that is open.
 */
export function CampusEmailInvitation() {
  const mayAsk = useSession(
    ({ user }) =>
      user !== null && user.campusEmail === '' && user.mayAskCampusEmail && user.erasedAt === undefined,
  );
  const isSigningIn = useAuthFlow((flow) => flow.isFinishing);
  const isAuthOpen = useAuthDialog((state) => state.open !== null);
  const isGiftOpen = useGiftDialog((state) => state.added > 0);
  const isStaying = useNavigation().state === 'idle';
  const isFree = !isSigningIn && !isAuthOpen && !isGiftOpen && isStaying;
  useEffect(() => {
    if (!mayAsk || !isFree || useCampusEmailDialog.getState().step !== 'closed') return;
    const today = calendarDay(new Date());
    if (readStored('campusEmailAsked') === today) return;
    writeStored('campusEmailAsked', today);
    showCampusEmail('invitation');
  }, [mayAsk, isFree]);
  return null;
}
