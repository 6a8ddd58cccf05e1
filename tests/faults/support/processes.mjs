// Process trees read from /proc: a signal reaches only processes that the test started.
import fs from 'node:fs';

/** @param {number} pid @returns {{ pid: number, command: string }[]} all direct and indirect child processes */
export function descendants(pid) {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)));
  const found = [];
  const visit = (parent) => {
    for (const one of all.filter((each) => each.parent === parent)) {
      found.push(one);
      visit(one.pid);
    }
  };
  visit(pid);
  return found;
}

function read(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid, parent, command }];
  } catch {
    return []; // exited in the meantime
  }
}

/** Sends a signal to a process and all its descendants. @param {number} pid @param {NodeJS.Signals} signal */
export function signalAll(pid, signal) {
  for (const one of [{ pid }, ...descendants(pid)]) {
    try {
      process.kill(one.pid, signal);
    } catch {
      // exited in the meantime
    }
  }
}

/** Returns the memory (PSS) of a process and its descendants in bytes; shared pages count once. @param {number} pid */
export const bytesOfAll = (pid) =>
  [{ pid }, ...descendants(pid)].reduce((sum, one) => sum + ownShare(one.pid), 0);

function ownShare(pid) {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0; // exited in the meantime
  }
}

/** Returns the resident memory (RSS) of a process in bytes. @param {number} pid */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}
