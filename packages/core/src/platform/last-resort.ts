/** What is under way may end within this time; a supervisor starts the process anew. */
const GRACE_MS = 3_000;

/**
 * Whatever no handler expected leaves a process in a state that nobody knows: `tell` puts it into the log, `end`
 * lets what is under way finish, and the process exits as failed (reliability.md §3 row 21).
 */
export function onUnexpected(tell: (error: unknown) => void, end: () => Promise<void>): void {
  let isEnding = false;
  const leave = (): void => process.exit(1);
  const handle = (error: unknown): void => {
    tell(error);
    if (isEnding) return;
    isEnding = true;
    setTimeout(leave, GRACE_MS);
    void end().then(leave, leave);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
