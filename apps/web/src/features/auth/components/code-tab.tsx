import { Button, Form } from 'antd';
import { signInWithCode } from '../api/sign-in.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { PhoneField } from './fields.js';
import { TermsField } from './terms-field.js';

/** Sign-in by a code; a phone without an account gets one [decision 38]. */
export function CodeTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'login',
    submit: (values) => signInWithCode(values).then(onSignedIn),
  });
  return (
    <>
      <Form {...formProps} name="code-sign-in">
        <PhoneField />
        {codeField}
        <TermsField creates="unknownPhone" />
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          登录
        </Button>
      </Form>
      {captcha}
    </>
  );
}
