import { Tabs } from '../../../components/tabs.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { CodeTab } from './code-tab.js';
import { PasswordTab } from './password-tab.js';

interface SignInFormProps {
  onSignedIn: SignedIn;
  onRegister: () => void;
}

/** The ways to sign in; the student number joins as a third tab with its issue. */
export function SignInForm({ onSignedIn, onRegister }: SignInFormProps) {
  return (
    <>
      <Tabs
        label="登录方式"
        tabs={[
          { key: 'password', label: '密码登录', content: <PasswordTab onSignedIn={onSignedIn} /> },
          { key: 'code', label: '验证码登录', content: <CodeTab onSignedIn={onSignedIn} /> },
        ]}
      />
      <p className={styles.switch}>
        还没有账号？
        <button type="button" className={styles.link} onClick={onRegister}>
          注册
        </button>
      </p>
    </>
  );
}
