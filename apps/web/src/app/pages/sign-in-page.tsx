import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { useAuthFlow } from '../../features/auth/auth-flow.js';
import { authTitles, type Show } from '../../features/auth/auth-view.js';
import { AuthCard } from '../../features/auth/components/auth-card.js';
import { AuthView } from '../../features/auth/components/auth-view.js';
import { useStepFocus } from '../../features/auth/hooks/use-step-focus.js';
import type { AuthDialog } from '../../lib/auth-dialog.js';
import { isOwnPath } from '../../lib/own-path.js';
import { useSession } from '../../lib/session.js';

/** [decision 19]: the sign-in and related dialogs as a full page. */
export function Component() {
  const [view, setView] = useState<AuthDialog>('signIn');
  const box = useStepFocus(view);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMember = useSession((state) => state.isMember);
  const isFinishing = useAuthFlow((flow) => flow.isFinishing);
  const from = query.get('from') ?? '';
  const target = isOwnPath(from) ? from : paths.personal.href();

  useEffect(() => {
    if (isMember && !isFinishing) void navigate(target, { replace: true });
  }, [isMember, isFinishing, navigate, target]);

  const show: Show = useCallback(
    (next) => {
      if (next === 'wechatBind') void navigate(paths.bindPhone.href(from || undefined));
      else setView(next);
    },
    [navigate, from],
  );
  return (
    <div ref={box}>
      <AuthCard key={view} title={authTitles[view]}>
        <AuthView view={view} show={show} />
      </AuthCard>
    </div>
  );
}
