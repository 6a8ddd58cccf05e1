import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { openNewcomerSignIn } from './auth-dialog.js';

/** What a visitor wanted to do with a résumé and needs an account for. */
export type AccountAct = 'export' | 'share' | 'history' | 'variant' | 'optimise' | 'write';

const useWanted = create<{ act: AccountAct | null }>()(() => ({ act: null }));

/** Asks the part of the editor that can for an act. */
export const wantAct = (act: AccountAct): void => useWanted.setState({ act });

/** Asks to sign in for an act, which continues in the editor of the account's résumé. */
export const signInFor = (act: AccountAct): void => openNewcomerSignIn(() => wantAct(act));

/** Nobody waits for it any more. */
export const forgetWantedAct = (): void => useWanted.setState({ act: null });

/** Does what was wanted before the sign-in, once. */
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
