import { formatDay } from '#src/lib/display-time.js';
import { nameInitial } from '#src/lib/name-initial.js';
import type { AccountProfile } from '../api/account-queries.js';
import { Row, RowAction, Section } from './section.js';
import type { OpenDialog } from './settings-dialogs.js';
import styles from './settings.module.css';

/** The owner's avatar, or the initial of the name. */
const Avatar = ({ username, avatar }: { username: string; avatar: string }) =>
  avatar ? (
    <img src={avatar} alt="当前头像" className={styles.avatar} />
  ) : (
    <span className={styles.avatar} role="img" aria-label="尚未设置头像">
      <span aria-hidden="true">{nameInitial(username)}</span>
    </span>
  );

interface ProfileSectionProps {
  profile: AccountProfile;
  open: (dialog: OpenDialog) => void;
}

export const ProfileSection = ({ profile, open }: ProfileSectionProps) => (
  <Section id="profile" title="个人资料">
    <dl className={styles.rows}>
      <Row
        label="头像"
        action={
          <RowAction label="更换头像" onClick={() => open('avatar')}>
            更换
          </RowAction>
        }
      >
        <Avatar {...profile} />
      </Row>
      <Row
        label="昵称"
        action={
          <RowAction label="修改昵称" onClick={() => open('name')}>
            修改
          </RowAction>
        }
      >
        {profile.username}
      </Row>
      <Row label="注册时间">{formatDay(profile.createdAt)}</Row>
    </dl>
  </Section>
);
