// Processes by their parents, as /proc shows them: a signal goes to those that a test started, and to no others.
import fs from 'node:fs';

/** @param {number} pid @returns {{ pid: number, command: string }[]} children, their children, and so on */
export function descendants(pid) {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)));
  const found = [];
  const look = (parent) => {
    for (const one of all.filter((each) => each.parent === parent)) {
      found.push(one);
      look(one.pid);
    }
  };
  look(pid);
  return found;
}

function read(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid, parent, command }];
  } catch {
    return []; // it ended meanwhile
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalAll(pid, signal) {
  for (const one of [{ pid }, ...descendants(pid)]) {
    try {
      process.kill(one.pid, signal);
    } catch {
      // it ended meanwhile
    }
  }
}

/** Bytes of a process and all below it; what several share counts once. @param {number} pid */
export const bytesOfAll = (pid) =>
  [{ pid }, ...descendants(pid)].reduce((sum, one) => sum + ownShare(one.pid), 0);

function ownShare(pid) {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0; // it ended meanwhile
  }
}

/** Bytes that a process holds. @param {number} pid */
export function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}
