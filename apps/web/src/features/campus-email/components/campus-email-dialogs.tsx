import { Dialog } from '@qicheng/ui/dialog';
import { useRef } from 'react';
import {
  type CampusEmailStep,
  closeCampusEmailDialog,
  showCampusEmail,
  useCampusEmailDialog,
} from '#src/lib/campus-email-dialog.js';
import { setUser, useSession } from '#src/lib/session.js';
import { congratulate } from '#src/lib/welcome.js';
import { Success, Verified } from './outcomes.js';
import { VerificationForm } from './verification-form.js';

type OpenStep = Exclude<CampusEmailStep, 'closed'>;

const titles: Record<OpenStep, string> = {
  form: '校园邮箱认证',
  verified: '校园邮箱已认证',
  success: '认证成功',
};

/**
 * The campus e-mail dialogs [spec 2], one at a time, and the congratulation after the last; the invitation is
 * a card.
 */
export function CampusEmailDialogs() {
  const step = useCampusEmailDialog((state) => state.step);
  const user = useSession((state) => state.user);
  const granted = useRef(0);
  const verified = { schoolName: user?.campusSchool ?? '', email: user?.campusEmail ?? '' };

  const finish = () => {
    closeCampusEmailDialog();
    congratulate(granted.current);
    granted.current = 0;
  };
  const isOpen = (name: OpenStep) => step === name && user !== null;
  return (
    <>
      <Dialog open={isOpen('form')} title={titles.form} onClose={closeCampusEmailDialog}>
        {user ? (
          <VerificationForm
            key={user.userId}
            user={user}
            onVerified={(verified, added) => {
              granted.current = added;
              setUser(verified);
              showCampusEmail('success');
            }}
          />
        ) : null}
      </Dialog>
      <Dialog
        open={isOpen('verified')}
        title={titles.verified}
        width="narrow"
        onClose={closeCampusEmailDialog}
      >
        <Verified {...verified} onChange={() => showCampusEmail('form')} onClose={closeCampusEmailDialog} />
      </Dialog>
      <Dialog open={isOpen('success')} title={titles.success} width="narrow" onClose={finish}>
        <Success {...verified} onClose={finish} />
      </Dialog>
    </>
  );
}
