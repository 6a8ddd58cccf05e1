import { Button } from '@qicheng/ui/button';
import { Empty } from '@qicheng/ui/status';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, useSession } from '#src/lib/session.js';

/** A members-only page: a visitor is asked to sign in and stays at this address. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const isMember = useSession((state) => state.isMember) || currentToken() !== null;
  const { pathname } = useLocation();
  useEffect(() => {
    // Keep the WeChat sign-in that an expired session opened just before [spec 4].
    if (!isMember && useAuthDialog.getState().open !== 'wechat') openAuthDialog('signIn');
  }, [isMember, pathname]);
  if (isMember) return children;
  return (
    <Empty
      level={1}
      title="登录后查看"
      action={
        <Button tone="primary" onClick={() => openAuthDialog('signIn')}>
          登录
        </Button>
      }
    >
      这一页是您自己的内容，登录后就能看到。
    </Empty>
  );
}
