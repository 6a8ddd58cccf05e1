import type { SavingSession } from './use-autosave.js';

/** Sends the rest and resolves when the server has everything; false if that is not possible now. */
export function waitUntilSaved(session: SavingSession): Promise<boolean> {
  const { autosave } = session;
  if (autosave.isSettled) return Promise.resolve(true);
  autosave.retry();
  return new Promise((resolve) => {
    const look = () => {
      const { kind } = session.getState();
      if (kind === 'saving') return;
      stop();
      resolve(kind === 'saved');
    };
    const stop = session.subscribe(look);
    look();
  });
}
