import { Button } from '@qicheng/ui/button';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import { useSession } from '#src/lib/session.js';
import { dismissGift, useWelcome } from '#src/lib/welcome.js';
import { stopInviting } from '#src/features/campus-email/index.js';
import styles from './welcome.module.css';

function GiftCard() {
  const gift = useWelcome((welcome) => welcome.gift);
  if (gift === 0) return null;
  return (
    <li className={styles.card} aria-label="AI 次数已到账">
      <p>
        <strong>{gift} 次免费 AI 次数已到账</strong>，可用于简历分析、优化等服务。
      </p>
      <ButtonLink to={paths.aiCounts.href()}>查看明细</ButtonLink>
      <Button tone="quiet" onClick={dismissGift}>
        知道了
      </Button>
    </li>
  );
}

/** The invitation of [spec 2], dialog (1), for a member without a verified address who may be invited. */
function CampusEmailCard() {
  const mayAsk = useSession(
    ({ user }) =>
      user !== null && user.campusEmail === '' && user.mayAskCampusEmail && user.erasedAt === undefined,
  );
  if (!mayAsk) return null;
  return (
    <li className={styles.card} aria-label="认证校园邮箱">
      <p>
        <strong>认证校园邮箱</strong>，在校及新录取的大学生、教师和教职工可获得免费 AI 次数。
      </p>
      <Button onClick={openCampusEmailDialog}>去认证</Button>
      <Button tone="quiet" onClick={() => void stopInviting()}>
        不再提醒
      </Button>
    </li>
  );
}

/** Offers and gifts for a member; nothing for a visitor. */
export const WelcomeCards = () => (
  <ul className={styles.cards}>
    <GiftCard />
    <CampusEmailCard />
  </ul>
);
