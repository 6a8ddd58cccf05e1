import { newPassword } from '@qicheng/contract/auth/fields';
import { Form } from '@qicheng/ui/form';
import { registerAccount } from '../api/auth-calls.js';
import type { OnSignedIn } from '../account-form.js';
import type { FieldOfReason } from '../form-failure.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import styles from './auth-form.module.css';
import { PasswordField, PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';
import { TermsField } from './terms-field.js';

const fieldOf: FieldOfReason<'phone' | 'password'> = {
  phoneTaken: 'phone',
  passwordTooCommon: 'password',
  passwordContainsPhone: 'password',
};

interface RegisterFormProps {
  onRegistered: OnSignedIn;
  onSignIn: () => void;
}

export function RegisterForm({ onRegistered, onSignIn }: RegisterFormProps) {
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'register',
    fieldOf,
    submit: (values) => registerAccount(values).then(onRegistered),
  });
  return (
    <>
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <PasswordField rule={newPassword} isNew />
        <TermsField creates="always" />
        <SubmitButton isBusy={isBusy}>注册</SubmitButton>
      </Form>
      <p className={styles.switch}>
        已有账号？
        <button type="button" className={styles.link} onClick={onSignIn}>
          登录
        </button>
      </p>
      {captcha}
    </>
  );
}
