import {
  chosenPassword,
  PASSWORDS_DIFFER,
  phone,
  repeatedPassword,
  smsCode,
} from '@qicheng/contract/auth/fields';
import { Button } from '@qicheng/ui/button';
import { type FieldRule, FormField } from '@qicheng/ui/form';
import { PasswordInput, TextInput } from '@qicheng/ui/text-input';
import type { z } from 'zod';
import { fieldRule } from '#src/lib/field-rule.js';
import { plainCode, plainPhone } from '#src/lib/plain-entry.js';
import { useLocalCodeHint } from '../hooks/use-local-code-hint.js';
import styles from './auth-form.module.css';

const phoneRules = [fieldRule(phone)];

export const PhoneField = () => (
  <FormField isRequired name="phone" label="手机号" normalize={plainPhone} rules={phoneRules} isCheckedOnBlur>
    {(control) => (
      <TextInput
        {...control}
        data-first-field
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        placeholder="11 位手机号"
      />
    )}
  </FormField>
);

/** A phone other than the account's own. */
export const OtherPhoneField = ({ label }: { label: string }) => (
  <FormField isRequired name="phone" label={label} normalize={plainPhone} rules={phoneRules} isCheckedOnBlur>
    {(control) => (
      <TextInput
        {...control}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="11 位手机号"
      />
    )}
  </FormField>
);

interface PasswordFieldProps {
  rule: z.core.$ZodType;
  isNew?: boolean;
}

/** In the words of its error [spec 5]. */
const NEW_PASSWORD = '8-30 位，不能是纯数字、字母或字符';

export const PasswordField = ({ rule, isNew = false }: PasswordFieldProps) => (
  <FormField
    isRequired
    name="password"
    label={isNew ? '设置密码' : '密码'}
    rules={[fieldRule(rule)]}
    isCheckedOnBlur={isNew}
  >
    {(control) => (
      <PasswordInput
        {...control}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={isNew ? 30 : undefined}
        placeholder={isNew ? NEW_PASSWORD : '请输入密码'}
      />
    )}
  </FormField>
);

interface CodeFieldProps {
  name?: string;
  label?: string;
  remaining: number;
  isSending: boolean;
  onSend: () => void;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
}

const codeRules = [fieldRule(smsCode)];

/** The code with its send button, which shows a countdown. */
export const CodeField = ({
  name = 'code',
  label = '短信验证码',
  remaining,
  isSending,
  onSend,
  isFirst,
}: CodeFieldProps) => (
  <FormField
    isRequired
    name={name}
    label={label}
    hint={useLocalCodeHint('sms')}
    normalize={plainCode}
    rules={codeRules}
  >
    {(control) => (
      <div className={styles.codeRow}>
        <TextInput
          {...control}
          inputMode="text"
          autoComplete="one-time-code"
          placeholder="6 位短信验证码"
          data-first-field={isFirst ? '' : undefined}
        />
        <Button className={styles.send} disabled={remaining > 0} isBusy={isSending} onClick={onSend}>
          {remaining > 0 ? `${remaining} 秒后可重发` : '获取验证码'}
        </Button>
      </div>
    )}
  </FormField>
);

const isSamePassword: FieldRule = (value, { password }) =>
  value === password ? undefined : PASSWORDS_DIFFER;

/** The new password and its confirmation [spec 5]. */
export const NewPasswordFields = () => (
  <>
    <FormField isRequired name="password" label="新密码" rules={[fieldRule(chosenPassword)]} isCheckedOnBlur>
      {(control) => (
        <PasswordInput
          {...control}
          data-first-field
          autoComplete="new-password"
          maxLength={30}
          placeholder={NEW_PASSWORD}
        />
      )}
    </FormField>
    <FormField
      isRequired
      name="repeatedPassword"
      label="确认密码"
      rules={[fieldRule(repeatedPassword), isSamePassword]}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          maxLength={30}
          placeholder="再输入一次新密码"
        />
      )}
    </FormField>
  </>
);
