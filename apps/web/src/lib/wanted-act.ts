import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { openNewcomerSignIn } from './auth-dialog.js';

/** Actions on a résumé that need an account. */
export type AccountAct = 'export' | 'share' | 'history' | 'variant' | 'optimise' | 'write';

const useWanted = create<{ act: AccountAct | null }>()(() => ({ act: null }));

/** Requests an action from the part of the editor that handles it. */
export const wantAct = (act: AccountAct): void => useWanted.setState({ act });

/** Asks a visitor to sign in for an action, which continues in the editor of the account's résumé. */
export const signInFor = (act: AccountAct): void => openNewcomerSignIn(() => wantAct(act));

/** Drops the requested action. */
export const forgetWantedAct = (): void => useWanted.setState({ act: null });

/** Runs the action requested before the sign-in, once. */
export function useWantedAct(acts: Partial<Record<AccountAct, () => void>>): void {
  const act = useWanted((state) => state.act);
  const run = useEffectEvent((wanted: AccountAct) => {
    const does = acts[wanted];
    if (!does) return;
    forgetWantedAct();
    does();
  });
  useEffect(() => {
    if (act !== null) run(act);
  }, [act]);
}
