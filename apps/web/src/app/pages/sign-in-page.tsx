import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useAuthFlow } from '#src/features/auth/auth-flow.js';
import { authTitles, type ShowForm } from '#src/features/auth/account-form.js';
import { AuthCard } from '#src/features/auth/components/auth-card.jsx';
import { AuthView } from '#src/features/auth/components/auth-view.jsx';
import { useStepFocus } from '#src/features/auth/hooks/use-step-focus.js';
import type { AuthDialog } from '#src/lib/auth-dialog.js';
import { isOwnPath } from '#src/lib/own-path.js';
import { useSession } from '#src/lib/session.js';

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

  const show: ShowForm = useCallback(
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
