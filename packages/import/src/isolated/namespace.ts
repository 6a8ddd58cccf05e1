import { spawn } from 'node:child_process';

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net', '--'];

let known: Promise<readonly string[]> | undefined;

/** The words before a command that run it in a network namespace of its own; none where the system does not allow it. */
export function emptyNetwork(): Promise<readonly string[]> {
  known ??= isAllowed().then((allowed) => (allowed ? UNSHARE : []));
  return known;
}

function isAllowed(): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false);
  return new Promise((resolve) => {
    const [program = '', ...args] = UNSHARE;
    const probe = spawn(program, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 });
    probe.once('error', () => resolve(false));
    probe.once('exit', (code) => resolve(code === 0));
  });
}
