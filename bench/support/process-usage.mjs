// Resource usage of a process and its children, from Linux.
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

// Linux counts process time in hundredths of a second on every machine that Node runs on.
const TICK_MS = 10;

/** The sum of a field of the figures of a process and the next one, as time in ms; NaN where the system has none. */
function timesMs(pid, first) {
  // The program name is in brackets and may contain spaces.
  const fields = read(pid, 'stat').split(') ').at(-1).split(' ');
  return (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
}

/** Processor time since the start, of all threads, in ms. @param {number} pid */
export const processorMs = (pid) => timesMs(pid, 11);

/** Processor time of the children that have ended, in ms. @param {number} pid */
export const endedChildrenMs = (pid) => timesMs(pid, 13);

/** Open files and sockets. @param {number} pid */
export function openFiles(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** Processes below `pid`. @param {number} pid @returns {number[]} */
function processesBelow(pid) {
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
  return [...parents.keys()].filter(isBelow);
}

/** How many processes below `pid` have `word` in their command line. @param {number} pid @param {string} word */
export const descendants = (pid, word) =>
  processesBelow(pid).filter((one) => read(one, 'cmdline').includes(word)).length;

const pssMb = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** The type of a process: Chromium's process type, else the program name. */
const kindOf = (pid) => {
  // Chromium's children rewrite their command line with spaces.
  const command = read(pid, 'cmdline').split(/[\0 ]/);
  const [, kind] = /^--type=(.+)$/.exec(command.find((word) => word.startsWith('--type=')) ?? '') ?? [];
  return kind ?? command[0].split('/').at(-1);
};

/**
 * Memory of a process and its descendants in MB by type, shared pages counted once.
 * @param {number} pid @returns {Map<string, { count: number, mb: number }>}
 */
export function treeMemory(pid) {
  const kinds = new Map();
  for (const one of [pid, ...processesBelow(pid)]) {
    const kind = kindOf(one);
    const { count, mb } = kinds.get(kind) ?? { count: 0, mb: 0 };
    kinds.set(kind, { count: count + 1, mb: mb + pssMb(one) });
  }
  return kinds;
}
