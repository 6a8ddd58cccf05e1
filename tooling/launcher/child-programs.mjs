// The programs that run tests: shown as they are, or line by line under a label where several run at once.
import { spawn } from 'node:child_process';
import os from 'node:os';
import readline from 'node:readline';
import { projectRoot } from './home.mjs';

/** Niceness of what may wait: a journey waits for every answer, a test file only for a core. */
const BACKGROUND = 5;

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/**
 * @typedef {object} Display
 * @property {string} [label] stands before each line; without it the program has the terminal to itself
 * @property {boolean} [isBackground] gives way to other programs
 * @property {string} [cwd] where it runs; the project, unless said
 * @property {(line: string) => void} say
 */

/**
 * Runs a Node program to its end.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env @param {Display} display
 * @returns {Promise<number>} its exit code; 127 when it cannot start
 */
export function runProgram(args, env, { label, isBackground = false, cwd = projectRoot, say }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  running.add(child);
  if (isBackground && child.pid) os.setPriority(child.pid, BACKGROUND);
  if (label) {
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({ input: stream }).on('line', (line) => say(`${label} │ ${line}`));
    }
  }
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}
