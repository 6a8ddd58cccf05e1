// Allows one launcher per home: a second one would compete for the same data.
import fs from 'node:fs';
import path from 'node:path';
import { Remedy } from './remedy.mjs';

/** Whether a process is alive. @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Locks the data directory for this process until it ends. A second process gets the `url`.
 * @param {string} directory @param {string} url
 */
export function holdHome(directory, url) {
  const file = path.join(directory, 'launcher.json');
  const other = readHolder(file);
  if (other)
    throw new Remedy(
      `启程已经在运行：${other.url}（进程 ${other.pid}）。要重新启动，先在它的窗口按 Ctrl-C。`,
    );
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, url, started: startTime(process.pid) }));
  process.on('exit', () => fs.rmSync(file, { force: true }));
}

/** The live process that holds the lock. @param {string} file @returns {{ pid: number, url: string } | null} */
export function readHolder(file) {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8'));
    const isSame =
      holder.pid !== process.pid && isAlive(holder.pid) && holder.started === startTime(holder.pid);
    return isSame ? holder : null;
  } catch {
    return null;
  }
}

// A pid may be reused; together with the start time it is unique.
function startTime(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
