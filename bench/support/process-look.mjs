// What a process and its children use, as Linux tells it.
import fs from 'node:fs';

const read = (...parts) => {
  try {
    return fs.readFileSync(`/proc/${parts.join('/')}`, 'utf8');
  } catch {
    return '';
  }
};

/** Resident memory in MB. @param {number} pid */
export const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;

// Linux counts the time of processes in hundredths of a second on every machine that Node runs on.
const TICK_MS = 10;

/** Time on processors since the start, of all its threads, in ms. @param {number} pid */
export function processorMs(pid) {
  // The name of the program stands in brackets and may hold spaces.
  const fields = read(pid, 'stat').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Open files and sockets. @param {number} pid */
export function openFiles(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Processes below `pid` whose command line holds `word`. @param {number} pid @param {string} word */
export function descendants(pid, word) {
  const parents = new Map(
    fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(name, 'stat'))?.[1] ?? 0)]),
  );
  const isBelow = (one) => {
    for (let at = parents.get(one); at !== undefined && at > 1; at = parents.get(at))
      if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter((one) => isBelow(one) && read(one, 'cmdline').includes(word)).length;
}
