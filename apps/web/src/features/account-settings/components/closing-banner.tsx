import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { formatMoment } from '#src/lib/display-time.js';
import { reopen } from '../api/account-changes.js';
import { patchUser, useAccountChanged } from '../hooks/use-account.js';
import styles from './settings.module.css';

/** Shown on the whole page while the account is being closed: the deadline, and a button to revert it. */
export function ClosingBanner({ erasedAt, onReopened }: { erasedAt: Date; onReopened: () => void }) {
  const changed = useAccountChanged();
  const undo = useMutation({
    mutationFn: reopen,
    onSuccess: async () => {
      patchUser({ erasedAt: undefined });
      await changed();
      showToast('success', '已撤销注销，账号恢复正常');
      onReopened();
    },
  });
  return (
    <div className={styles.banner} role="status">
      <Icon name="alert" />
      <p>
        账号正在注销，将于 <strong>{formatMoment(erasedAt)}</strong> 清除全部内容。此前可以随时撤销。
      </p>
      <Button disabled={undo.isPending} onClick={() => undo.mutate()}>
        撤销注销
      </Button>
    </div>
  );
}
