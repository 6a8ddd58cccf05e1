import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { closeGiftDialog, useGiftDialog } from '#src/lib/gift-dialog.js';
import styles from './gift-dialog.module.css';

/** The free-AI-count congratulation [spec 2]. */
export function GiftDialog() {
  const added = useGiftDialog((state) => state.added);
  return (
    <Dialog open={added > 0} title="AI 次数已到账" width="narrow" onClose={closeGiftDialog}>
      <div className={styles.gift}>
        <p className={styles.count}>
          <span className={styles.number}>{added}</span> 次
        </p>
        <p>恭喜您获得 {added} 次免费 AI 使用次数，可用于简历分析、优化等 AI 服务。</p>
        <Button tone="primary" data-first-field onClick={closeGiftDialog}>
          知道了
        </Button>
      </div>
    </Dialog>
  );
}
