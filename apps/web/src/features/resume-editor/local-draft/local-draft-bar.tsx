import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { DiscardDraft } from './discard-draft.js';
import styles from './local-draft.module.css';

/** Shows where a visitor's draft is stored, and how to move it to an account. */
export function LocalDraftBar({ id }: { id: string }) {
  return (
    <div className={styles.bar} role="note">
      <Icon name="info" size={18} />
      <p>草稿只保存在这台设备的浏览器里，登录后存入账号。</p>
      <Button onClick={() => openNewcomerSignIn()}>登录并保存</Button>
      <DiscardDraft id={id} />
    </div>
  );
}
