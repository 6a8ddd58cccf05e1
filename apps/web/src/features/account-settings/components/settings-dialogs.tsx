import { disconnectWechat, requestExport } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import { BindPhone } from '../hooks/use-proof.js';
import { AvatarDialog } from './avatar-dialog.js';
import { CloseDialog } from './close-dialog.js';
import { NameDialog } from './name-dialog.js';
import { PasswordDialog } from './password-dialog.js';
import { PhoneDialog } from './phone-dialog.js';
import { ProofDialog } from './proof-dialog.js';

export type OpenDialog = 'name' | 'avatar' | 'password' | 'phone' | 'wechat' | 'export' | 'close';

interface SettingsDialogsProps {
  open: OpenDialog | null;
  profile: AccountProfile;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** Called after the account was closed and the session has ended. */
  onLeave: () => void;
}

/** The dialogs of the page; one is open at a time. */
export const SettingsDialogs = ({ open, profile, onOpen, onClose, onLeave }: SettingsDialogsProps) => (
  <BindPhone.Provider value={() => onOpen('phone')}>
    <NameDialog open={open === 'name'} present={profile.username} onClose={onClose} />
    <AvatarDialog open={open === 'avatar'} present={profile.avatar} onClose={onClose} />
    <PasswordDialog open={open === 'password'} profile={profile} onClose={onClose} />
    <PhoneDialog open={open === 'phone'} profile={profile} onClose={onClose} />
    <ProofDialog
      open={open === 'wechat'}
      title="解除微信绑定"
      lead="解除后不能再用这个微信扫码登录，账号和简历都不受影响。"
      action="解除绑定"
      isDanger
      done="已解除微信绑定"
      perform={disconnectWechat}
      profile={profile}
      onClose={onClose}
    />
    <ProofDialog
      open={open === 'export'}
      title="导出我的全部数据"
      lead="压缩包里是账号资料、全部简历与版本、上传和导出的文件、AI 次数与登录记录。"
      action="开始导出"
      done="已开始整理您的数据"
      perform={requestExport}
      profile={profile}
      onClose={onClose}
    />
    <CloseDialog open={open === 'close'} profile={profile} onClose={onClose} onLeave={onLeave} />
  </BindPhone.Provider>
);
