// Runs test programs, with their output unchanged, or with a label on each line if several run at once.
import { spawn } from 'node:child_process';
import os from 'node:os';
import readline from 'node:readline';
import { projectRoot } from './home.mjs';

/** Niceness of background programs: an end-to-end test waits for every response, a test file only for a core. */
const BACKGROUND = 5;

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/**
 * @typedef {object} Display
 * @property {string} [label] prefix of each line; without it the program has the terminal to itself
 * @property {boolean} [isBackground] yields to other programs
 * @property {string} [cwd] working directory; the project by default
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
