import { SHARE_PASSWORD_MAX, sharePassword } from '@qicheng/contract/resume-share/fields';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { fieldRule } from '../../../lib/field-rule.js';
import type { ShareChange, ShareSettings } from '../api/share-settings.js';
import styles from './share.module.css';

interface PasswordSettingProps {
  share: ShareSettings;
  isBusy: boolean;
  onChange: (change: ShareChange, onDone?: () => void) => void;
}

/** A password that visitors type before they see anything. It is kept as a hash: it can be replaced, not read. */
export function PasswordSetting({ share, isBusy, onChange }: PasswordSettingProps) {
  const [isOpen, setOpen] = useState(false);
  const save = ({ password }: { password: string }) => onChange({ password }, () => setOpen(false));
  return (
    <li className={styles.setting}>
      <span className={styles.name}>访问密码</span>
      <span>
        {share.hasPassword ? (
          <Button type="text" disabled={isBusy} onClick={() => onChange({ password: '' })}>
            取消密码
          </Button>
        ) : null}
        <Button disabled={isBusy} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {share.hasPassword ? '换一个密码' : '设置密码'}
        </Button>
      </span>
      <p className={`${styles.hint} ${styles.wide}`}>
        {share.hasPassword
          ? '已设置。密码经过加密保存，无法查看；请把它和链接分开告诉对方。'
          : '未设置，拿到链接就能打开。'}
      </p>
      {isOpen ? (
        <Form className={styles.wide} name="share-password" onFinish={save}>
          <div className={styles.link}>
            <Form.Item
              name="password"
              rules={[{ required: true, message: '请输入访问密码' }, fieldRule(sharePassword)]}
              validateTrigger="onSubmit"
            >
              <Input aria-label="访问密码" autoFocus autoComplete="off" maxLength={SHARE_PASSWORD_MAX} />
            </Form.Item>
            <Button type="primary" htmlType="submit">
              保存
            </Button>
          </div>
        </Form>
      ) : null}
    </li>
  );
}
