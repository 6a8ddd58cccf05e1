import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Icon } from '@qicheng/ui/icon';
import { useRef } from 'react';
import {
  type CampusEmailStep,
  closeCampusEmailDialog,
  showCampusEmail,
  useCampusEmailDialog,
} from '#src/lib/dialog-state.js';
import { setUser, useSession } from '#src/lib/session.js';
import { congratulate } from '#src/lib/welcome.js';
import styles from './campus-email.module.css';
import { VerificationForm } from './verification-form.js';

type OpenStep = Exclude<CampusEmailStep, 'closed'>;

const titles: Record<OpenStep, string> = {
  form: '校园邮箱认证',
  verified: '校园邮箱已认证',
  success: '认证成功',
};

/** The verified school and mailbox. */
const VerifiedMailbox = ({ schoolName, email }: { schoolName: string; email: string }) => (
  <dl className={styles.proven}>
    <dt>学校</dt>
    <dd>{schoolName}</dd>
    <dt>教育邮箱</dt>
    <dd>{email}</dd>
  </dl>
);

interface VerifiedProps {
  schoolName: string;
  email: string;
  onChange: () => void;
  onClose: () => void;
}

/** Dialog (3) of [spec 2]. */
const Verified = ({ schoolName, email, onChange, onClose }: VerifiedProps) => (
  <>
    <VerifiedMailbox schoolName={schoolName} email={email} />
    <div className={styles.choice}>
      <Button onClick={onChange}>更换认证</Button>
      <Button tone="primary" data-first-field onClick={onClose}>
        知道了
      </Button>
    </div>
  </>
);

/** Dialog (4) of [spec 2]. */
const Success = ({ schoolName, email, onClose }: Omit<VerifiedProps, 'onChange'>) => (
  <>
    <p className={styles.success}>
      <span className={styles.seal}>
        <Icon name="check" size={28} />
      </span>
      恭喜，您的教育身份已通过认证。
    </p>
    <VerifiedMailbox schoolName={schoolName} email={email} />
    <div className={styles.choice}>
      <Button tone="primary" data-first-field onClick={onClose}>
        完成
      </Button>
    </div>
  </>
);

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
