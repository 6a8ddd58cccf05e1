import { Button, Form } from 'antd';
import { loginPassword } from '@qicheng/contract/auth/fields';
import { signInWithPassword } from '../api/sign-in.js';
import { keepInFlow, useAuthFlow } from '../auth-flow.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptchaOnDemand } from '../hooks/use-captcha-on-demand.js';
import { useThrottled } from '../hooks/use-throttled.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { PasswordField, PhoneField } from './fields.js';

interface Values {
  phone: string;
  password: string;
}

/** Sign-in by password; after several failures the server asks for the slider first. */
export function PasswordTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const [form] = Form.useForm<Values>();
  const { phone } = useAuthFlow.getState();
  const { attempt, captcha } = useCaptchaOnDemand();
  const { press, isBusy } = useThrottled((values: Values) =>
    attempt((pass) => signInWithPassword(values, pass).then(onSignedIn), {
      phone: values.phone,
      purpose: 'passwordLogin',
    }).catch((error: unknown) => showFormFailure(form, error, 'password')),
  );
  return (
    <>
      <Form
        form={form}
        name="password-sign-in"
        layout="vertical"
        initialValues={{ phone }}
        onValuesChange={(changed: Partial<Values>) =>
          changed.phone !== undefined && keepInFlow({ phone: changed.phone })
        }
        onFinish={press}
      >
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
