import { Button } from '@qicheng/ui/button';
import { Checkbox } from '@qicheng/ui/checkbox';
import { useState } from 'react';
import styles from './campus-email.module.css';

interface InvitationProps {
  /** With whether the invitation may come again. */
  onLater: (mayComeAgain: boolean) => void;
  onVerify: (mayComeAgain: boolean) => void;
}

/** Dialog (1) of [spec 2]. */
export function Invitation({ onLater, onVerify }: InvitationProps) {
  const [isLast, setLast] = useState(false);
  return (
    <>
      <p className={styles.words}>
        在校及新录取的大学生、教师和教职工，用学校邮箱完成认证，即可获得免费 AI
        使用次数，用于简历分析、优化等服务。
      </p>
      <Checkbox value={isLast} onValue={setLast}>
        不再提醒
      </Checkbox>
      <div className={styles.choice}>
        <Button onClick={() => onLater(!isLast)}>稍后</Button>
        <Button tone="primary" data-first-field onClick={() => onVerify(!isLast)}>
          去认证
        </Button>
      </div>
    </>
  );
}
