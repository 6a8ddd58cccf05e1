import { useEffect } from 'react';
import { useSession } from '../lib/session.js';
import { forgetUnread } from '../lib/unread.js';

/** While there is a member, what is unread is asked for; visitors load nothing for it. */
export function UnreadHost() {
  const memberId = useSession(({ user }) => user?.userId);
  useEffect(() => {
    if (memberId === undefined) return forgetUnread();
    let isOver = false;
    let end: (() => void) | undefined;
    void import('../features/message/watch-unread.js').then(
      ({ watchUnread }) => {
        if (!isOver) end = watchUnread();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
      forgetUnread();
    };
  }, [memberId]);
  return null;
}
