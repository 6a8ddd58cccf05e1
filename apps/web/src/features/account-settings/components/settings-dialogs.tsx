import type { AccountProfile } from '../api/account-queries.js';
import { BindPhone } from '../hooks/use-proof.js';
import { AvatarDialog } from './avatar-dialog.js';
import { CloseDialog } from './close-dialog.js';
import { ExportDialog } from './export-dialog.js';
import { NameDialog } from './name-dialog.js';
import { PasswordDialog } from './password-dialog.js';
import { PhoneDialog } from './phone-dialog.js';
import { WechatDialog } from './wechat-dialog.js';

export type OpenDialog = 'name' | 'avatar' | 'password' | 'phone' | 'wechat' | 'export' | 'close';

interface SettingsDialogsProps {
  open: OpenDialog | null;
  profile: AccountProfile;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** The account was closed and with it the session. */
  onLeave: () => void;
}

/** The dialogs of the page, one at a time. */
export const SettingsDialogs = ({ open, profile, onOpen, onClose, onLeave }: SettingsDialogsProps) => (
  <BindPhone.Provider value={() => onOpen('phone')}>
    <NameDialog open={open === 'name'} present={profile.username} onClose={onClose} />
    <AvatarDialog open={open === 'avatar'} present={profile.avatar} onClose={onClose} />
    <PasswordDialog open={open === 'password'} profile={profile} onClose={onClose} />
    <PhoneDialog open={open === 'phone'} profile={profile} onClose={onClose} />
    <WechatDialog open={open === 'wechat'} profile={profile} onClose={onClose} />
    <ExportDialog open={open === 'export'} profile={profile} onClose={onClose} />
    <CloseDialog open={open === 'close'} profile={profile} onClose={onClose} onLeave={onLeave} />
  </BindPhone.Provider>
);
