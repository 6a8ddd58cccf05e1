import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import type { AccountProfile } from '../api/account-queries.js';
import { Row, RowAction, Section } from './section.js';
import type { OpenDialog } from './settings-dialogs.js';
import styles from './settings.module.css';

interface SignInSectionProps {
  profile: AccountProfile;
  open: (dialog: OpenDialog) => void;
}

const Unset = ({ children }: { children: string }) => <span className={styles.unset}>{children}</span>;

const PhoneRow = ({ profile, open }: SignInSectionProps) => (
  <Row
    label="手机号"
    action={
      <RowAction label={profile.phone ? '更换手机号' : '绑定手机号'} onClick={() => open('phone')}>
        {profile.phone ? '更换' : '绑定'}
      </RowAction>
    }
  >
    {profile.phone || <Unset>未绑定</Unset>}
  </Row>
);

const PasswordRow = ({ profile, open }: SignInSectionProps) => (
  <Row
    label="登录密码"
    hint={profile.needsPassword ? '设置后可以用手机号和密码登录。' : undefined}
    action={
      <RowAction
        label={profile.needsPassword ? '设置登录密码' : '修改登录密码'}
        onClick={() => open('password')}
      >
        {profile.needsPassword ? '设置' : '修改'}
      </RowAction>
    }
  >
    {profile.needsPassword ? <Unset>未设置</Unset> : '已设置'}
  </Row>
);

const CampusEmailRow = ({ profile: { campusEmail, campusSchool } }: SignInSectionProps) => (
  <Row
    label="校园邮箱"
    hint={campusEmail || '认证后可获得免费 AI 使用次数。'}
    action={
      <RowAction
        label={campusEmail ? '查看或更换校园邮箱认证' : '去认证校园邮箱'}
        onClick={openCampusEmailDialog}
      >
        {campusEmail ? '查看' : '去认证'}
      </RowAction>
    }
  >
    {campusEmail ? campusSchool : <Unset>未认证</Unset>}
  </Row>
);

const WechatRow = ({ profile, open }: SignInSectionProps) => (
  <Row
    label="微信"
    hint={
      profile.hasWechat
        ? '可以用微信扫码登录。'
        : '下次登录时选“微信扫码登录”，验证这个账号的手机号即可绑定。'
    }
    action={
      profile.hasWechat && (
        <RowAction label="解除微信绑定" onClick={() => open('wechat')}>
          解除
        </RowAction>
      )
    }
  >
    {profile.hasWechat ? '已绑定' : <Unset>未绑定</Unset>}
  </Row>
);

const StudentRow = ({ profile: { studentNumber, studentSchool } }: SignInSectionProps) => (
  <Row
    label="学号"
    hint={
      studentNumber
        ? '可以用学校和学号登录。'
        : '由学校开通；首次用学号登录并验证这个账号的手机号后自动绑定。'
    }
  >
    {studentNumber ? `${studentSchool} · ${studentNumber}` : <Unset>未绑定</Unset>}
  </Row>
);

/** The account's sign-in methods. */
export const SignInSection = (props: SignInSectionProps) => (
  <Section id="sign-in" title="登录与认证">
    <dl className={styles.rows}>
      <PhoneRow {...props} />
      <PasswordRow {...props} />
      <CampusEmailRow {...props} />
      <WechatRow {...props} />
      <StudentRow {...props} />
    </dl>
  </Section>
);
