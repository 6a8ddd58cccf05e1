import { smsCode } from '@qicheng/contract/auth/fields';
import { Button, Form, Input } from 'antd';
import { fieldRule } from '../../../lib/field-rule.js';
import { plainCode } from '../../../lib/plain-entry.js';
import styles from './form.module.css';

interface CodeFieldProps {
  name: string;
  label: string;
  remaining: number;
  isSending: boolean;
  onSend: () => void;
  isFirst?: boolean;
}

/** A code and the button that sends it; the button counts down in words. */
export const CodeField = ({ name, label, remaining, isSending, onSend, isFirst }: CodeFieldProps) => (
  <Form.Item label={label} htmlFor={name}>
    <div className={styles.pair}>
      <Form.Item
        name={name}
        noStyle
        normalize={plainCode}
        rules={[fieldRule(smsCode)]}
        validateTrigger="onSubmit"
      >
        <Input
          id={name}
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
