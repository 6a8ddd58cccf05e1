import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { type AuthDialog, closeAuthDialog, openAuthDialog, useAuthDialog } from '../../../lib/auth-dialog.js';
import { completeSignIn } from '../complete-sign-in.js';
import styles from './auth-form.module.css';
import { RegisterForm } from './register-form.js';
import { SignInForm } from './sign-in-form.js';

/** spec section 8: what a 401 says to somebody who has just pressed something. */
const NOT_SIGNED_IN = '您未登录,请先登录?';

const titles: Record<AuthDialog, string> = {
  signIn: '登录启程',
  register: '注册启程',
  signInPrompt: '需要登录',
};

function SignInPrompt() {
  return (
    <>
      <p>{NOT_SIGNED_IN}</p>
      <div className={styles.choice}>
        <Button onClick={closeAuthDialog}>取消</Button>
        <Button tone="primary" data-first-field onClick={() => openAuthDialog('signIn')}>
          去登录
        </Button>
      </div>
    </>
  );
}

const bodies: Record<AuthDialog, () => ReactNode> = {
  signIn: () => (
    <SignInForm
      onSignedIn={(user) => completeSignIn(user, '登录成功')}
      onRegister={() => openAuthDialog('register')}
    />
  ),
  register: () => (
    <RegisterForm
      onRegistered={(user) => completeSignIn(user, '注册成功')}
      onSignIn={() => openAuthDialog('signIn')}
    />
  ),
  signInPrompt: () => <SignInPrompt />,
};

/** The account dialogs, one at a time. */
export function AccountDialogs() {
  const open = useAuthDialog((state) => state.open);
  return (Object.keys(titles) as AuthDialog[]).map((name) => (
    <Dialog
      key={name}
      open={open === name}
      title={titles[name]}
      width={name === 'signInPrompt' ? 'narrow' : 'wide'}
      onClose={closeAuthDialog}
    >
      {bodies[name]()}
    </Dialog>
  ));
}
