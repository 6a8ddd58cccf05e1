import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { SavingSession } from './use-autosave.js';

const QUESTION = '有内容还没有保存，离开后会丢失。确定离开吗？';

/** Warns on leaving only while work is neither on the server nor in this browser. */
export function LeaveGuard({ session }: { session: SavingSession }) {
  const { autosave } = session;
  // A local draft is written as the page unloads, unless the browser has refused that before.
  const isAtRisk = useCallback(() => {
    if (!session.isLocal) return autosave.atRisk;
    autosave.retry();
    return session.getState().kind === 'failed' && autosave.atRisk;
  }, [session, autosave]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Store the last half second of typing before asking.
    void autosave.keepDraft().then((isStored) => {
      if (isStored || window.confirm(QUESTION)) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, autosave]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAtRisk()) return;
      void autosave.keepDraft();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [autosave, isAtRisk]);
  return null;
}
