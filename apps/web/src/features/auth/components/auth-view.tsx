import { Button } from '@qicheng/ui/button';
import { type ReactNode, useEffect, useState } from 'react';
import { type AuthDialog, closeAuthDialog } from '#src/lib/auth-dialog.js';
import { catalogue } from '#src/lib/error-catalogue.js';
import { useAuthFlow } from '../auth-flow.js';
import type { ShowForm } from '../account-form.js';
import { completeSignIn } from '../complete-sign-in.js';
import styles from './auth-form.module.css';
import { ForgotPassword } from './forgot-password.js';
import { RegisterForm } from './register-form.js';
import { SignInForm } from './sign-in-form.js';
import { StudentPasswordForm } from './student-password-form.js';
import { StudentPhoneForm } from './student-phone-form.js';
import { WechatBindForm } from './wechat-bind-form.js';
import { WechatPanel } from './wechat-panel.js';

const signedIn = (user: Parameters<typeof completeSignIn>[0]) => void completeSignIn(user, '登录成功');
const registered = (user: Parameters<typeof completeSignIn>[0]) => void completeSignIn(user, '注册成功');

function SignInPrompt({ show }: { show: ShowForm }) {
  return (
    <>
      <p>{catalogue.notSignedIn}</p>
      <div className={styles.choice}>
        <Button onClick={closeAuthDialog}>取消</Button>
        <Button tone="primary" data-first-field onClick={() => show('signIn')}>
          去登录
        </Button>
      </div>
    </>
  );
}

/** For a step without its flow (opened directly): returns to the first step. */
function Restart({ show, to }: { show: ShowForm; to: 'signIn' | 'wechat' }) {
  useEffect(() => show(to), [show, to]);
  return null;
}

const StudentSteps = ({ step, show }: { step: 'studentPhone' | 'studentPassword'; show: ShowForm }) => {
  // Read once: the flow is reset while the finished dialog is still closing.
  const [check] = useState(() => useAuthFlow.getState().studentCheck);
  if (check === null) return <Restart show={show} to="signIn" />;
  return step === 'studentPhone' ? (
    <StudentPhoneForm check={check} show={show} />
  ) : (
    <StudentPasswordForm check={check} onSignedIn={signedIn} show={show} />
  );
};

const bodies: Record<AuthDialog, (show: ShowForm) => ReactNode> = {
  signIn: (show) => <SignInForm onSignedIn={signedIn} show={show} />,
  wechat: (show) => <WechatPanel onSignedIn={signedIn} show={show} />,
  register: (show) => <RegisterForm onRegistered={registered} onSignIn={() => show('signIn')} />,
  forgotPassword: (show) => <ForgotPassword show={show} />,
  wechatBind: (show) => <WechatBindForm onSignedIn={signedIn} show={show} />,
  studentPhone: (show) => <StudentSteps step="studentPhone" show={show} />,
  studentPassword: (show) => <StudentSteps step="studentPassword" show={show} />,
  signInPrompt: (show) => <SignInPrompt show={show} />,
};

/** One of the account forms, for a dialog or a page. */
export const AuthView = ({ view, show }: { view: AuthDialog; show: ShowForm }) => bodies[view](show);
