import type { UserInfo } from '@qicheng/contract/account/user-info';
import { logout } from '@qicheng/contract/auth/session.contract';
import { showToast } from '@qicheng/ui/toast';
import { ApiFailure, call } from '#src/lib/api.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { askPartnerQuestion, openTermsDialog } from '#src/lib/dialog-state.js';
import { endSession } from '#src/lib/session.js';
import { expireCookie } from '#src/lib/site-cookies.js';
import { readStored, writeStored } from '#src/lib/storage.js';
import {
  type PartnerResult,
  redeemAddressTicket,
  redeemCookieTicket,
  resumeByHint,
  syncByHint,
} from './api/partner-sign-in.js';
import { hasAgreedToTerms } from './api/terms.js';
import { completeSignIn } from './complete-sign-in.js';
import type { PartnerStep } from './partner-sync.js';

/** Executes the step chosen by {@link decidePartnerSync}. */
export async function runPartnerSync(step: PartnerStep): Promise<void> {
  switch (step.kind) {
    case 'nothing':
      return;
    case 'signOut':
      return endPartnerSession();
    case 'useTicket':
      return finish(redeemAddressTicket(step.ticket), showRefusal);
    case 'usePassTicket':
      // Discard it before the call: a concurrent check of the cookies must not present it twice.
      expireCookie('partnerTicket');
      return finish(redeemCookieTicket(step.ticket), showRefusal);
    case 'resumeByHint':
      return finish(resumeByHint(step), () => ignoreHint(step.hint));
    case 'syncMember':
      return finish(syncByHint(step), (refusal) => refuseSync(refusal, step.hint));
  }
}

/** Signs in the member sent by a partner; the session ends with the partner's cookie. */
export async function completePartnerSignIn(user: UserInfo): Promise<void> {
  const done = completeSignIn(user, '登录成功');
  writeStored('partnerSession', '1');
  await done;
  if (!(await hasAgreedToTerms())) openTermsDialog();
}

/** Only the server can reject; while it is unreachable nothing changes [decision 11]. */
async function finish(
  request: Promise<PartnerResult>,
  refused: (refusal: ApiFailure) => unknown,
): Promise<void> {
  try {
    const result = await request;
    expireCookie('memberProof');
    if (result.outcome === 'signedIn') await completePartnerSignIn(result.data);
    else askPartnerQuestion(result.data);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 200) return;
    expireCookie('memberProof');
    await refused(error);
  }
}

const showRefusal = ({ message }: ApiFailure): void => showToast('error', message);

// Do not check the same hint again on every page.
const ignoreHint = (hint: string): void => writeStored('memberHint', hint);

/** [spec 8]. A session opened by a partner ends; one of our own continues. */
async function refuseSync(refusal: ApiFailure, hint: string): Promise<void> {
  showRefusal(refusal);
  if (readStored('partnerSession') === null) return ignoreHint(hint);
  await endPartnerSession();
  openAuthDialog('signIn');
}

async function endPartnerSession(): Promise<void> {
  const isOut = await call(logout, {}).then(
    () => true,
    (error: unknown) => error instanceof ApiFailure && error.status === 401,
  );
  if (isOut) endSession();
}
