import { MAX_SHARE_PASSWORD_LENGTH, sharePassword } from '@qicheng/contract/resume-share/fields';
import { Button } from '@qicheng/ui/button';
import { type FieldRule, Form, FormField, useForm } from '@qicheng/ui/form';
import { TextInput } from '@qicheng/ui/text-input';
import { useState } from 'react';
import { fieldRule } from '#src/lib/field-rule.js';
import type { ShareChange, ShareSettings } from '../api/share-settings.js';
import styles from './share.module.css';

interface PasswordSettingProps {
  share: ShareSettings;
  isBusy: boolean;
  onChange: (change: ShareChange, onDone?: () => void) => void;
}

const isGiven: FieldRule = (value) => (value ? undefined : '请输入访问密码');
const rules = [isGiven, fieldRule(sharePassword)];

function PasswordForm({ onSave }: { onSave: (password: string) => void }) {
  const form = useForm({ password: '' });
  return (
    <Form className={styles.wide} form={form} onSubmit={({ password }) => onSave(password)}>
      <FormField name="password" label="访问密码" rules={rules}>
        {(control) => (
          <div className={styles.link}>
            <TextInput {...control} autoFocus autoComplete="off" maxLength={MAX_SHARE_PASSWORD_LENGTH} />
            <Button type="submit" tone="primary">
              保存
            </Button>
          </div>
        )}
      </FormField>
    </Form>
  );
}

/** A password that visitors must enter first. It is stored as a hash: it can be replaced, but not shown. */
export function PasswordSetting({ share, isBusy, onChange }: PasswordSettingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.setting}>
      <span className={styles.name}>访问密码</span>
      <span>
        {share.hasPassword ? (
          <Button tone="quiet" disabled={isBusy} onClick={() => onChange({ password: '' })}>
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
      {isOpen ? <PasswordForm onSave={(password) => onChange({ password }, () => setOpen(false))} /> : null}
    </li>
  );
}
