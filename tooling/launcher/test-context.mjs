// The context of a test run: a temporary scratch folder, the installed packages and the database client.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateClient } from './build.mjs';
import { install } from './install.mjs';
import { openProject } from './prepare.mjs';

/**
 * @param {import('./progress.mjs').Progress} progress @param {import('./shutdown.mjs').Shutdown} shutdown
 */
export async function openTestContext(progress, shutdown) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-test-'));
  process.on('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));
  // If this is root, the services run as another user; the folder contains no secrets.
  fs.chmodSync(scratch, 0o755);
  const home = openProject(progress, { data: path.join(scratch, 'data') });
  await install(progress);
  await generateClient(progress);
  return { home, scratch, progress, shutdown };
}
