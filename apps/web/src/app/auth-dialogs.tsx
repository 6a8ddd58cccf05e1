import { AccountDialogs } from '../features/auth/components/account-dialogs.js';
import { PartnerQuestionDialog } from '../features/auth/partner-question-dialog.js';
import { TermsDialog } from '../features/auth/terms-dialog.js';
import { AntdScope } from './antd-scope.js';

/** The account dialogs with the component library around them; loaded when the first one opens. */
export function AuthDialogs() {
  return (
    <AntdScope>
      <AccountDialogs />
      <PartnerQuestionDialog />
      <TermsDialog />
    </AntdScope>
  );
}
