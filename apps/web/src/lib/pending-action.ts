import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { openNewcomerSignIn } from './auth-dialog.js';

/** Actions on a résumé that need an account. */
export type MemberAction = 'export' | 'share' | 'history' | 'variant' | 'optimise' | 'write';

const usePending = create<{ action: MemberAction | null }>()(() => ({ action: null }));

/** Requests an action from the part of the editor that handles it. */
export const requestAction = (action: MemberAction): void => usePending.setState({ action });

/** Asks a visitor to sign in for an action, which continues in the editor of the account's résumé. */
export const signInFor = (action: MemberAction): void => openNewcomerSignIn(() => requestAction(action));

/** Drops the requested action. */
export const clearPendingAction = (): void => usePending.setState({ action: null });

/** Runs the action requested before the sign-in, once. */
export function usePendingAction(actions: Partial<Record<MemberAction, () => void>>): void {
  const action = usePending((state) => state.action);
  const run = useEffectEvent((pending: MemberAction) => {
    const perform = actions[pending];
    if (!perform) return;
    clearPendingAction();
    perform();
  });
  useEffect(() => {
    if (action !== null) run(action);
  }, [action]);
}
