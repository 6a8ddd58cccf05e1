import { SHARE_LIFETIMES } from '@qicheng/contract/resume-share/fields';
import { Button } from '@qicheng/ui/button';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { Switch } from '@qicheng/ui/switch';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { formatChinaDay } from '@qicheng/resume/china-time';
import type { ShareChange, ShareSettings } from '../api/share-settings.js';
import { ContactsSetting } from './contacts-setting.js';
import { PasswordSetting } from './password-setting.js';
import styles from './share.module.css';

interface ShareControlsProps {
  share: ShareSettings;
  isBusy: boolean;
  /** `onDone` runs only after the server has confirmed the change. */
  onChange: (change: ShareChange, onDone?: () => void) => void;
}

const lifetimeLabels: Record<(typeof SHARE_LIFETIMES)[number], string> = {
  7: '7 天',
  30: '30 天',
  90: '90 天',
  0: '长期',
};

interface SwitchSettingProps {
  name: string;
  hint: string;
  checked: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

const SwitchSetting = ({ name, hint, checked, isBusy, onChange }: SwitchSettingProps) => (
  <li className={styles.setting}>
    <span className={styles.name}>{name}</span>
    <Switch aria-label={name} value={checked} disabled={isBusy} onValue={onChange} />
    <p className={`${styles.hint} ${styles.wide}`}>{hint}</p>
  </li>
);

/** The current expiry: the number of days it was created with is not stored. */
const IN_FORCE = -1;

const endLabel = (expiresAt: Date, now = new Date()): string =>
  expiresAt <= now ? '已过期' : `到 ${formatChinaDay(expiresAt)}`;

function Lifetime({ share, isBusy, onChange }: ShareControlsProps) {
  const { expiresAt } = share;
  const [chosen, setChosen] = useState<number>(expiresAt === null ? 0 : IN_FORCE);
  const inForce =
    chosen === IN_FORCE && expiresAt !== null ? [{ value: IN_FORCE, label: endLabel(expiresAt) }] : [];
  return (
    <li className={styles.setting}>
      <span className={styles.name}>有效期</span>
      <div className={styles.lifetime}>
        <RadioGroup
          label="有效期，从现在算起"
          look="segments"
          disabled={isBusy}
          value={chosen}
          options={[
            ...inForce,
            ...SHARE_LIFETIMES.map((days) => ({ value: days, label: lifetimeLabels[days] })),
          ]}
          onValue={(days) => {
            const lifetimeDays = days as (typeof SHARE_LIFETIMES)[number];
            onChange({ lifetimeDays }, () => setChosen(lifetimeDays));
          }}
        />
      </div>
    </li>
  );
}

/** Revokes the link after confirmation; the second button replaces it with a new one. */
function ExpiryControls({ isBusy, onChange }: Omit<ShareControlsProps, 'share'>) {
  const [confirming, setConfirming] = useState<'revoke' | 'renew' | null>(null);
  const confirm = () => {
    if (confirming === 'revoke') onChange({ revoke: true }, () => showToast('success', '链接已作废'));
    else onChange({ renew: true }, () => showToast('success', '已换成新链接，旧链接不能再打开'));
    setConfirming(null);
  };
  if (confirming === null) {
    return (
      <div className={styles.foot}>
        <Button disabled={isBusy} onClick={() => setConfirming('renew')}>
          换一个链接
        </Button>
        <Button isDanger disabled={isBusy} onClick={() => setConfirming('revoke')}>
          作废链接
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.consent} role="alertdialog" aria-label="确认">
      <p>
        {confirming === 'revoke'
          ? '作废后，已发出的链接和二维码立即打不开，也不能恢复；密码等设置一并清除。'
          : '换新链接后，已发出的旧链接和二维码立即打不开，也不能恢复；其他设置不变。'}
      </p>
      <div className={styles.answers}>
        <Button autoFocus onClick={() => setConfirming(null)}>
          返回
        </Button>
        <Button tone="primary" isDanger={confirming === 'revoke'} onClick={confirm}>
          {confirming === 'revoke' ? '作废' : '更换'}
        </Button>
      </div>
    </div>
  );
}

/** Everything an owner can set for a link. Each change takes effect at once. */
export function ShareControls({ share, isBusy, onChange }: ShareControlsProps) {
  return (
    <>
      <ul className={styles.settings}>
        <SwitchSetting
          name="开启链接"
          hint="关闭后暂时无人能打开，再次开启时链接不变。"
          checked={share.isOn}
          isBusy={isBusy}
          onChange={(isOn) => onChange({ isOn })}
        />
        <Lifetime share={share} isBusy={isBusy} onChange={onChange} />
        <PasswordSetting share={share} isBusy={isBusy} onChange={onChange} />
        <SwitchSetting
          name="允许下载"
          hint="对方可以下载 PDF 和 Word，内容与页面上看到的一致。"
          checked={share.allowsDownload}
          isBusy={isBusy}
          onChange={(allowsDownload) => onChange({ allowsDownload })}
        />
        <ContactsSetting share={share} isBusy={isBusy} onChange={onChange} />
      </ul>
      <ExpiryControls isBusy={isBusy} onChange={onChange} />
    </>
  );
}
