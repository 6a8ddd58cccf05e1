import { SHARE_CONSENT } from '@qicheng/contract/resume-share/fields';
import { Button } from '@qicheng/ui/button';
import { Checkbox } from '@qicheng/ui/checkbox';
import { Switch } from '@qicheng/ui/switch';
import { useState } from 'react';
import type { ShareChange, ShareSettings } from '../api/share-settings.js';
import styles from './share.module.css';

interface ContactsSettingProps {
  share: ShareSettings;
  isBusy: boolean;
  onChange: (change: ShareChange) => void;
}

/**
 * Contacts are hidden until the owner agrees to a separate consent text; hiding them again needs no
 * confirmation.
 */
export function ContactsSetting({ share, isBusy, onChange }: ContactsSettingProps) {
  const [isAsking, setAsking] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const toggle = (isShown: boolean) => {
    setAgreed(false);
    setAsking(isShown);
    if (!isShown && share.showsContacts) onChange({ showsContacts: false });
  };
  const confirm = () => {
    setAsking(false);
    onChange({ showsContacts: true, consent: SHARE_CONSENT });
  };
  return (
    <li className={styles.setting}>
      <span className={styles.name} id="share-contacts">
        公开联系方式
      </span>
      <Switch
        aria-labelledby="share-contacts"
        value={share.showsContacts || isAsking}
        disabled={isBusy}
        onValue={toggle}
      />
      <p className={`${styles.hint} ${styles.wide}`}>
        关闭时，电话、邮箱、微信、QQ 显示为“已隐藏”，出生日期、籍贯等个人信息和主页链接不出现。
      </p>
      {isAsking ? (
        <div className={`${styles.consent} ${styles.wide}`} role="group" aria-label="公开联系方式的说明">
          <p>
            打开后，任何拿到链接的人都能看到您简历上的电话、邮箱、微信等联系方式和个人信息，也可能转发或保存。身份证号和家庭成员始终不会公开。您可以随时关闭，关闭后立即生效，但已被他人保存的内容无法收回。
          </p>
          <Checkbox value={isAgreed} onValue={setAgreed}>
            我已阅读并同意单独公开这些信息
          </Checkbox>
          <div className={styles.answers}>
            <Button onClick={() => toggle(false)}>暂不公开</Button>
            <Button tone="primary" disabled={!isAgreed} onClick={confirm}>
              公开
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
