import { loginPassword } from '@qicheng/contract/auth/fields';
import { Button } from '@qicheng/ui/button';
import { Form, useForm } from '@qicheng/ui/form';
import { Tabs } from '@qicheng/ui/tabs';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { useIsPhone } from '#src/lib/device.js';
import { signInWithCode, signInWithPassword } from '../api/auth-calls.js';
import { updateFlow, type SignInMethod, useAuthFlow } from '../auth-flow.js';
import type { ShowForm, OnSignedIn } from '../account-form.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptchaOnDemand } from '../hooks/use-captcha.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import { useThrottled } from '../hooks/use-throttled.js';
import styles from './auth-form.module.css';
import { PasswordField, PhoneField } from './fields.js';
import { StudentTab } from './student-tab.js';
import { SubmitButton } from './submit-button.js';
import { TermsField } from './terms-field.js';

/** Sign-in by SMS code; a phone without an account gets one [decision 38]. */
function CodeTab({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'login',
    submit: (values) => signInWithCode(values).then(onSignedIn),
  });
  return (
    <>
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <TermsField creates="unknownPhone" />
        <SubmitButton isBusy={isBusy}>登录</SubmitButton>
      </Form>
      {captcha}
    </>
  );
}

interface PasswordValues {
  phone: string;
  password: string;
}

const storePhone = ({ phone }: PasswordValues) => updateFlow({ phone });

/** Sign-in by password; after several failures the server requires the slider. */
function PasswordTab({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const form = useForm<PasswordValues>({ phone: useAuthFlow.getState().phone });
  const { attempt, captcha } = useCaptchaOnDemand();
  const { press, isBusy } = useThrottled((values: PasswordValues) =>
    attempt((pass) => signInWithPassword(values, pass).then(onSignedIn), {
      phone: values.phone,
      purpose: 'passwordLogin',
    }).catch((error: unknown) => showFormFailure(form, error, 'password')),
  );
  return (
    <>
      <Form form={form} onSubmit={press} onValues={storePhone}>
        <PhoneField />
        <PasswordField rule={loginPassword} />
        <SubmitButton isBusy={isBusy}>登录</SubmitButton>
      </Form>
      {captcha}
    </>
  );
}

/** The WeChat logo, two speech bubbles; decorative, the text next to it carries the meaning. */
function WechatMark() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
      <path
        fill="#0E9F55"
        fillRule="evenodd"
        d="M9.2 3.5C4.9 3.5 1.5 6.3 1.5 9.8c0 2 1.1 3.7 2.8 4.9l-.7 2.2 2.6-1.3c.9.3 1.9.4 3 .4h.4a5.6 5.6 0 0 1-.3-1.7c0-3.3 3.2-5.9 7-5.9h.5c-.6-2.8-3.8-4.9-7.6-4.9ZM6.7 8.4a1 1 0 1 1 0-2 1 1 0 0 1 0 2Zm5 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2ZM22.5 14.3c0-2.900-2.800-5.200-6.200-5.200s-6.200 2.300-6.200 5.200 2.800 5.200 6.200 5.200c.8 0 1.6-.1 2.300-.3l2.100 1.100-.6-1.800c1.500-1 2.400-2.500 2.400-4.200Zm-8.200-.9a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600Zm4 0a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600Z"
      />
    </svg>
  );
}

interface SignInFormProps {
  onSignedIn: OnSignedIn;
  show: ShowForm;
}

/** The sign-in methods: three tabs, and WeChat behind a button on devices where its code can be scanned. */
export function SignInForm({ onSignedIn, show }: SignInFormProps) {
  const { method } = useAuthFlow.getState();
  const { isNewcomer } = useAuthDialog.getState();
  const isPhone = useIsPhone();
  return (
    <>
      <Tabs
        label="登录方式"
        initial={method ?? (isNewcomer ? 'code' : 'password')}
        onOpen={(key) => updateFlow({ method: key as SignInMethod })}
        tabs={[
          { key: 'password', label: '密码登录', content: <PasswordTab onSignedIn={onSignedIn} /> },
          { key: 'code', label: '验证码登录', content: <CodeTab onSignedIn={onSignedIn} /> },
          { key: 'student', label: '学号登录', content: <StudentTab onSignedIn={onSignedIn} show={show} /> },
        ]}
      />
      <p className={styles.line}>
        <button type="button" className={styles.link} onClick={() => show('forgotPassword')}>
          忘记密码
        </button>
        <span>
          还没有账号？
          <button type="button" className={styles.link} onClick={() => show('register')}>
            注册
          </button>
        </span>
      </p>
      {isPhone ? null : (
        <>
          <p className={styles.or} aria-hidden="true">
            或
          </p>
          <Button className={styles.wide} onClick={() => show('wechat')}>
            <span className={styles.marked}>
              <WechatMark />
              微信扫码登录
            </span>
          </Button>
        </>
      )}
    </>
  );
}
