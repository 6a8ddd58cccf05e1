import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../test.js';

// Services and processes of its own: the site of the other journeys must not die under them.
test('kill -9 of two of API, worker, database and Redis loses nothing that was acknowledged', async () => {
  test.slow();
  const suite = path.join(import.meta.dirname, '..', '..', 'faults', 'run.mjs');
  // Which two, and when, the seed of the run decides; `pnpm test:faults` kills all of them a hundred times.
  const args = [suite, '--sample', '--seed', String(process.env.E2E_SEED)];
  const child = spawn(process.execPath, args, { env: process.env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, output).toBe(0);
});
