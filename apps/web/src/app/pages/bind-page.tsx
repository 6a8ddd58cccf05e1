import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useAuthFlow } from '#src/features/auth/auth-flow.js';
import { authTitles, type ShowForm } from '#src/features/auth/account-form.js';
import { AuthCard } from '#src/features/auth/components/auth-card.jsx';
import { AuthView } from '#src/features/auth/components/auth-view.jsx';
import { isOwnPath } from '#src/lib/own-path.js';
import { useSession } from '#src/lib/session.js';
import styles from './bind-page.module.css';

/**
 * [decision 19]: binding a phone, as a full page. The handle of the WeChat account is only in memory, so
 * reloading the page or opening it from a bookmark leads back to the scan.
 */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.isMember);
  const isFinishing = useAuthFlow((flow) => flow.isFinishing);
  const [hasHandle] = useState(() => useAuthFlow.getState().bindHandle !== '');
  const from = query.get('from') ?? '';
  const target = isOwnPath(from) ? from : paths.personal.href();
  const signIn = paths.signIn.href(from || undefined);

  useEffect(() => {
    if (isMember && !isFinishing) void navigate(target, { replace: true });
  }, [isMember, isFinishing, navigate, target]);

  const show: ShowForm = useCallback(() => void navigate(signIn), [navigate, signIn]);
  return (
    <AuthCard title={authTitles.wechatBind}>
      {hasHandle ? (
        <AuthView view="wechatBind" show={show} />
      ) : (
        <>
          <p className={styles.words}>
            绑定手机号是微信扫码登录的最后一步。请先在登录页选择“微信扫码登录”，扫码确认后会来到这里。
          </p>
          <ButtonLink to={signIn} tone="primary">
            去登录
          </ButtonLink>
        </>
      )}
    </AuthCard>
  );
}
