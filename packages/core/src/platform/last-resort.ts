import { withSourcePositions } from '@qicheng/jobs/source-positions';

/** Work in progress may finish within this time; a supervisor restarts the process. */
const GRACE_MS = 3_000;

/**
 * An unhandled error leaves the process in an unknown state: `report` logs it, `end` lets work in progress
 * finish, and the process exits with a failure [fault 21].
 */
export function onUnexpected(report: (error: unknown) => void, end: () => Promise<void>): void {
  let isEnding = false;
  const leave = (): void => process.exit(1);
  const handle = (error: unknown): void => {
    report(error);
    if (isEnding) return;
    isEnding = true;
    setTimeout(leave, GRACE_MS);
    void end().then(leave, leave);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}

/**
 * Until the process is up, prints whatever ends it for the person who started it: a port conflict in one
 * sentence, anything else with its stack. Returns a function that stops this.
 */
export function reportFailedStart(): () => void {
  const handle = (error: unknown): void => {
    process.stderr.write(`${startErrorOf(error)}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', handle);
  return () => process.off('uncaughtException', handle);
}

/** Why a process cannot start, as text. */
export function startErrorOf(error: unknown): string {
  const { code, syscall, port, stack } = Object(error) as NodeJS.ErrnoException & { port?: number };
  const otherwise = stack === undefined ? String(error) : withSourcePositions(stack);
  if (syscall !== 'listen' || port === undefined) return otherwise;
  if (code === 'EADDRINUSE')
    return `端口 ${port} 已被别的程序占用：请停掉那个程序，或在环境变量里换一个端口。`;
  if (code === 'EACCES') return `没有权限使用端口 ${port}：请在环境变量里换一个 1024 以上的端口。`;
  return otherwise;
}
