// Handles a server that outlived its launcher (kill -9) and still locks the data folder.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './single-run.mjs';

/** The process in postmaster.pid, if it really is a server on this folder. @param {string} directory */
export function leftoverPid(directory) {
  let pid;
  try {
    pid = Number(fs.readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory) ? pid : null;
  } catch {
    // Without /proc, rely on the server: a second one on the same folder refuses to start.
    return null;
  }
}

/** Shuts such a server down cleanly, so that the new one is a child of this process. @param {string} directory */
export async function endLeftover(directory) {
  const pid = leftoverPid(directory);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await pause(50);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  for (let waited = 0; waited < 5000 && isAlive(pid); waited += 50) await pause(50);
}
