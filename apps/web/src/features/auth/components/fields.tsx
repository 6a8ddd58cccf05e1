import { Button, Form, Input } from 'antd';
import {
  chosenPassword,
  PASSWORDS_DIFFER,
  phone,
  repeatedPassword,
  smsCode,
} from '@qicheng/contract/auth/fields';
import type { z } from 'zod';
import { fieldRule } from '../../../lib/field-rule.js';
import { plainCode, plainPhone } from '../../../lib/plain-entry.js';
import styles from './auth-form.module.css';

export const PhoneField = () => (
  <Form.Item
    name="phone"
    label="手机号"
    normalize={plainPhone}
    rules={[fieldRule(phone)]}
    validateTrigger="onBlur"
  >
    <Input
      data-first-field
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      placeholder="11 位手机号"
    />
  </Form.Item>
);

interface PasswordFieldProps {
  rule: z.ZodType;
  isNew?: boolean;
}

export const PasswordField = ({ rule, isNew = false }: PasswordFieldProps) => (
  <Form.Item
    name="password"
    label={isNew ? '设置密码' : '密码'}
    rules={[fieldRule(rule)]}
    validateTrigger={isNew ? 'onBlur' : 'onSubmit'}
  >
    <Input.Password
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={isNew ? 30 : undefined}
      placeholder={isNew ? '8-30 位，字母、数字、符号至少两种' : '请输入密码'}
    />
  </Form.Item>
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

/** The code and the button that sends it; the button counts down in words. */
export const CodeField = ({
  name = 'code',
  label = '短信验证码',
  remaining,
  isSending,
  onSend,
  isFirst,
}: CodeFieldProps) => (
  <Form.Item label={label} htmlFor={name}>
    <div className={styles.codeRow}>
      <Form.Item
        name={name}
        noStyle
        normalize={plainCode}
        rules={[fieldRule(smsCode)]}
        validateTrigger="onSubmit"
      >
        <Input
          id={name}
          inputMode="text"
          autoComplete="one-time-code"
          placeholder="6 位短信验证码"
          data-first-field={isFirst ? '' : undefined}
        />
      </Form.Item>
      <Button className={styles.send} disabled={remaining > 0} loading={isSending} onClick={onSend}>
        {remaining > 0 ? `${remaining} 秒后可重发` : '获取验证码'}
      </Button>
    </div>
  </Form.Item>
);

/** The new password and its confirmation [spec 5]. */
export const NewPasswordFields = () => (
  <>
    <Form.Item name="password" label="新密码" rules={[fieldRule(chosenPassword)]} validateTrigger="onBlur">
      <Input.Password
        data-first-field
        autoComplete="new-password"
        maxLength={30}
        placeholder="8-30 位，字母、数字、符号至少两种"
      />
    </Form.Item>
    <Form.Item
      name="repeatedPassword"
      label="确认密码"
      dependencies={['password']}
      validateTrigger="onSubmit"
      rules={[
        fieldRule(repeatedPassword),
        ({ getFieldValue }) => ({
          validator: (_rule, value: unknown) =>
            !value || value === getFieldValue('password')
              ? Promise.resolve()
              : Promise.reject(new Error(PASSWORDS_DIFFER)),
        }),
      ]}
    >
      <Input.Password autoComplete="new-password" maxLength={30} placeholder="再输入一次新密码" />
    </Form.Item>
  </>
);
