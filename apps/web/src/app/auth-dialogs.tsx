import { AccountDialogs } from '#src/features/auth/components/account-dialogs.jsx';
import { PartnerQuestionDialog } from '#src/features/auth/partner-question-dialog.jsx';
import { TermsDialog } from '#src/features/auth/terms-dialog.jsx';

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
