import { formatMoment } from '#src/lib/display-time.js';
import type { AccountProfile } from '../api/account-queries.js';
import { ExportRow } from './export-row.js';
import { Row, RowAction, Section } from './section.js';
import type { OpenDialog } from './settings-dialogs.js';
import styles from './settings.module.css';

interface DataSectionProps {
  profile: AccountProfile;
  open: (dialog: OpenDialog) => void;
}

/** The data of the account: export and erasure. */
export const DataSection = ({ profile, open }: DataSectionProps) => (
  <Section id="data" title="数据与账号">
    <dl className={styles.rows}>
      <ExportRow profile={profile} onAsk={() => open('export')} />
      <Row
        label="注销账号"
        hint="所有设备退出登录，7 天后清除全部内容；7 天内登录可以撤销。"
        action={
          profile.erasedAt ? null : (
            <RowAction label="注销账号" tone="danger" onClick={() => open('close')}>
              注销账号
            </RowAction>
          )
        }
      >
        {profile.erasedAt ? `注销中，${formatMoment(profile.erasedAt)} 清除` : '清除账号和全部内容'}
      </Row>
    </dl>
  </Section>
);
