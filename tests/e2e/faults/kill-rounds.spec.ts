import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// Processes of its own: the site of the other journeys must not die under them.
test('kill -9 of API and worker loses no answered save and leaves no export without an end', async () => {
  test.setTimeout(180_000);
  const sample = path.join(import.meta.dirname, 'kill-sample.mjs');
  const child = spawn(process.execPath, [sample, '--rounds', '4', '--seed', '20261121'], {
    env: process.env,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, output).toBe(0);
});
