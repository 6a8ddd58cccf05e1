import { Button, Form } from 'antd';
import { accountFailures } from '@qicheng/contract/account/failures';
import { newPassword } from '@qicheng/contract/auth/fields';
import { registerAccount } from '../api/sign-in.js';
import { showFormFailure } from '../form-failure.js';
import { useSmsCode } from '../hooks/use-sms-code.js';
import { useThrottled } from '../hooks/use-throttled.js';
import styles from './auth-form.module.css';
import { ConsentText } from './consent-text.js';
import { CodeField, PasswordField, PhoneField } from './fields.js';
import type { SignedIn } from '../signed-in.js';

interface Values {
  phone: string;
  code: string;
  password: string;
}

const NO_CODE_SENT = '请先获取短信验证码';

const fieldOf = {
  [accountFailures.phoneTaken.message]: 'phone',
  [accountFailures.passwordTooCommon.message]: 'password',
  [accountFailures.passwordContainsPhone.message]: 'password',
} as const;

interface RegisterFormProps {
  onRegistered: SignedIn;
  onSignIn: () => void;
}

export function RegisterForm({ onRegistered, onSignIn }: RegisterFormProps) {
  const [form] = Form.useForm<Values>();
  const fail = (error: unknown) => showFormFailure(form, error, 'code', fieldOf);
  const sms = useSmsCode('register', fail);

  const send = () => {
    void form
      .validateFields(['phone'])
      .then(({ phone }) => sms.send(phone))
      .catch(() => form.focusField('phone'));
  };
  const { press, isBusy } = useThrottled((values: Values) => {
    const challengeId = sms.challengeFor(values.phone);
    if (challengeId === '') {
      form.setFields([{ name: 'code', errors: [NO_CODE_SENT] }]);
      return undefined;
    }
    return registerAccount({ ...values, challengeId })
      .then(onRegistered)
      .catch(fail);
  });
  return (
    <>
      <Form form={form} name="register" layout="vertical" onFinish={press}>
        <PhoneField />
        <CodeField remaining={sms.remaining} isSending={sms.isSending} onSend={send} />
        <PasswordField rule={newPassword} isNew />
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          注册
        </Button>
        <ConsentText creates="always" />
      </Form>
      <p className={styles.switch}>
        已有账号？
        <button type="button" className={styles.link} onClick={onSignIn}>
          登录
        </button>
      </p>
      {sms.captcha}
    </>
  );
}
