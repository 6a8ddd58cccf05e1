import { Button } from '@qicheng/ui/button';
import { openCampusEmailDialog } from '#src/lib/campus-email-dialog.js';
import { useSession } from '#src/lib/session.js';
import { BuyCounts } from '../../membership/index.js';
import styles from './state-card.module.css';

/** Nothing was taken: says so, and how to come to more counts. */
export function OutOfCounts({ onBack }: { onBack: () => void }) {
  const isVerified = useSession(({ user }) => Boolean(user?.campusEmail));
  return (
    <section className={styles.card} data-tone="amber" role="alert">
      <h2 className={styles.title}>AI 次数不足</h2>
      <p>
        填写的内容都还在，没有扣除次数。
        {isVerified ? '参加学校活动可以获得更多次数。' : '认证校园邮箱可以免费获得次数，参加学校活动也可以。'}
      </p>
      <div className={styles.actions}>
        {isVerified ? null : (
          <Button tone="primary" onClick={openCampusEmailDialog}>
            认证校园邮箱
          </Button>
        )}
        <BuyCounts />
        <Button onClick={onBack}>知道了</Button>
      </div>
    </section>
  );
}
