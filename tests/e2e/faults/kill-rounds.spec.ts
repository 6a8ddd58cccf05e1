import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../test.js';

// Runs on its own services and processes, so that the other tests keep theirs.
test('kill -9 of two of API, worker, database and Redis loses nothing that was acknowledged', async () => {
  test.slow();
  const suite = path.join(import.meta.dirname, '..', '..', 'faults', 'run.mjs');
  // The seed of the run decides which two; `pnpm test:faults` kills all of them a hundred times.
  const args = [suite, '--sample', '--seed', String(process.env.E2E_SEED)];
  const child = spawn(process.execPath, args, { env: process.env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, output).toBe(0);
});
