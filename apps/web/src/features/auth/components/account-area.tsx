import { Button } from '@qicheng/ui/button';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import styles from './account-area.module.css';
import { AccountMenu } from './account-menu.js';

/** Right end of the top bar: sign-in and registration, or the account menu. */
export function AccountArea() {
  const isMember = useSession((state) => state.isMember);
  if (isMember) return <AccountMenu />;
  return (
    <div className={styles.area} data-when="visitor">
      <Button tone="quiet" onClick={() => openAuthDialog('signIn')}>
        登录
      </Button>
      <Button onClick={() => openAuthDialog('register')}>注册</Button>
    </div>
  );
}
