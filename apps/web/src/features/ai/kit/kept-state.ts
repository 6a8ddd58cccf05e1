import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.js';

const kept = new Map<string, unknown>();

// What one member typed is nobody else's.
useSession.subscribe(({ isMember }, before) => {
  if (!isMember && before.isMember) kept.clear();
});

/** State of a form that is still there after a look at another page; gone with the tab and with the session. */
export function useKeptState<State>(key: string, initial: State): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState<State>(() => (kept.has(key) ? (kept.get(key) as State) : initial));
  useEffect(() => {
    kept.set(key, state);
  }, [key, state]);
  return [state, setState];
}
