import { Button, Form } from 'antd';
import { signInWithCode } from '../api/sign-in.js';
import { showFormFailure } from '../form-failure.js';
import { useSmsCode } from '../hooks/use-sms-code.js';
import { useThrottled } from '../hooks/use-throttled.js';
import styles from './auth-form.module.css';
import { ConsentText } from './consent-text.js';
import { CodeField, PhoneField } from './fields.js';
import type { SignedIn } from '../signed-in.js';

interface Values {
  phone: string;
  code: string;
}

const NO_CODE_SENT = '请先获取短信验证码';

/** Sign-in by a code; a phone without an account gets one (decision 38). */
export function CodeTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const [form] = Form.useForm<Values>();
  const sms = useSmsCode('login', (error) => showFormFailure(form, error, 'code'));

  const send = () => {
    void form
      .validateFields(['phone'])
      .then(({ phone }) => sms.send(phone))
      .catch(() => form.focusField('phone'));
  };
  const { press, isBusy } = useThrottled(({ phone, code }: Values) => {
    const challengeId = sms.challengeFor(phone);
    if (challengeId === '') {
      form.setFields([{ name: 'code', errors: [NO_CODE_SENT] }]);
      return undefined;
    }
    return signInWithCode({ phone, code, challengeId })
      .then(onSignedIn)
      .catch((error: unknown) => showFormFailure(form, error, 'code'));
  });
  return (
    <>
      <Form form={form} name="code-sign-in" layout="vertical" onFinish={press}>
        <PhoneField />
        <CodeField remaining={sms.remaining} isSending={sms.isSending} onSend={send} />
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          登录
        </Button>
        <ConsentText creates="unknownPhone" />
      </Form>
      {sms.captcha}
    </>
  );
}
