import { AccountDialogs } from '../features/auth/components/account-dialogs.js';
import { PartnerQuestionDialog } from '../features/auth/partner-question-dialog.js';
import { TermsDialog } from '../features/auth/terms-dialog.js';

/** The account dialogs and the prompts that belong to them; loaded when the first one opens. */
export function AuthDialogs() {
  return (
    <>
      <AccountDialogs />
      <PartnerQuestionDialog />
      <TermsDialog />
    </>
  );
}
