import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import styles from './campus-email.module.css';

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
export const Verified = ({ schoolName, email, onChange, onClose }: VerifiedProps) => (
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
export const Success = ({ schoolName, email, onClose }: Omit<VerifiedProps, 'onChange'>) => (
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
