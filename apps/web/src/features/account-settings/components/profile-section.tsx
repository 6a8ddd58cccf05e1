import { formatDay } from '#src/lib/display-time.js';
import type { AccountProfile } from '../api/account-queries.js';
import { Avatar } from './avatar.js';
import { Row, RowAction, Section } from './section.js';
import type { OpenDialog } from './settings-dialogs.js';
import styles from './settings.module.css';

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
