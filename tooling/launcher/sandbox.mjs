// Checks whether the kernel allows the browser sandbox. Some containers forbid the required namespaces.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { giveTo } from './identity.mjs';

const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
];

/**
 * @param {import('./chromium-bundled.mjs').Browser} browser @param {import('./identity.mjs').Identity | null} identity
 * @returns {Promise<boolean>}
 */
export async function canSandbox(browser, identity) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-probe-'));
  giveTo(profile, identity);
  try {
    return await listens(browser, identity, profile);
  } finally {
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

function listens({ program, libraries }, identity, profile) {
  const env = {
    PATH: process.env.PATH,
    HOME: profile,
    ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
  };
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identity,
  });
  return new Promise((resolve) => {
    let answer = false;
    // The browser's child processes are in its process group.
    const kill = () =>
      child.pid &&
      child.exitCode === null &&
      child.signalCode === null &&
      process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(kill, 10_000);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (!/DevTools listening/.test(text)) return;
      answer = true;
      kill();
    });
    child.once('error', () => resolve(false));
    child.once('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
