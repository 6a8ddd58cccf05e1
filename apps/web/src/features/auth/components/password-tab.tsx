import { Button, Form } from 'antd';
import { captchaFailures } from '@qicheng/contract/captcha/failures';
import { loginPassword } from '@qicheng/contract/auth/fields';
import { ApiFailure } from '../../../lib/api.js';
import { signInWithPassword } from '../api/sign-in.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptcha } from '../hooks/use-captcha.js';
import { useThrottled } from '../hooks/use-throttled.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { PasswordField, PhoneField } from './fields.js';

interface Values {
  phone: string;
  password: string;
}

const wantsCaptcha = (error: unknown) =>
  error instanceof ApiFailure && error.message === captchaFailures.captchaRequired.message;

/** Sign-in by password; after several failures the server asks for the slider first. */
export function PasswordTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const [form] = Form.useForm<Values>();
  const { askForPass, captcha } = useCaptcha();

  const attempt = async (values: Values, pass: string | null): Promise<void> => {
    try {
      onSignedIn(await signInWithPassword(values, pass));
    } catch (error) {
      if (pass !== null || !wantsCaptcha(error)) return showFormFailure(form, error, 'password');
      const earned = await askForPass({ phone: values.phone, purpose: 'passwordLogin' });
      if (earned !== null) await attempt(values, earned);
    }
  };
  const { press, isBusy } = useThrottled((values: Values) => attempt(values, null));
  return (
    <>
      <Form form={form} name="password-sign-in" layout="vertical" onFinish={press}>
        <PhoneField />
        <PasswordField rule={loginPassword} />
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          登录
        </Button>
      </Form>
      {captcha}
    </>
  );
}
