import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { completeSignIn } from '../../features/auth/complete-sign-in.js';
import { RegisterForm } from '../../features/auth/components/register-form.js';
import { SignInForm } from '../../features/auth/components/sign-in-form.js';
import type { SignedIn } from '../../features/auth/signed-in.js';
import { isOwnPath } from '../../lib/own-path.js';
import { useSession } from '../../lib/session.js';
import { AntdScope } from '../antd-scope.js';
import styles from './sign-in-page.module.css';

/** decision 19: the sign-in dialog as a page of its own. */
export function Component() {
  const [isNew, setNew] = useState(false);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.isMember);
  const from = query.get('from') ?? '';
  const target = isOwnPath(from) ? from : paths.personal.href();

  useEffect(() => {
    if (isMember) void navigate(target, { replace: true });
  }, [isMember, navigate, target]);

  const finish =
    (message: string): SignedIn =>
    (user) =>
      completeSignIn(user, message);
  return (
    <AntdScope>
      <section className={styles.page} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title" className={styles.title}>
          {isNew ? '注册启程' : '登录启程'}
        </h1>
        {isNew ? (
          <RegisterForm onRegistered={finish('注册成功')} onSignIn={() => setNew(false)} />
        ) : (
          <SignInForm onSignedIn={finish('登录成功')} onRegister={() => setNew(true)} />
        )}
      </section>
    </AntdScope>
  );
}
