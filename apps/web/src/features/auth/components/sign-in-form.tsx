import { Button } from '@qicheng/ui/button';
import { Tabs } from '@qicheng/ui/tabs';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { useIsPhone } from '#src/lib/use-media.js';
import { updateFlow, type SignInMethod, useAuthFlow } from '../auth-flow.js';
import type { Show } from '../auth-view.js';
import type { SignedIn } from '../signed-in.js';
import styles from './auth-form.module.css';
import { CodeTab } from './code-tab.js';
import { PasswordTab } from './password-tab.js';
import { StudentTab } from './student-tab.js';
import { WechatMark } from './wechat-mark.js';

interface SignInFormProps {
  onSignedIn: SignedIn;
  show: Show;
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
