/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeOldAssets } from './recent-assets.js';

const DAY_MS = 24 * 3_600_000;

it('keeps what the build wrote and the files of the last day, so that open pages find their scripts', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'assets-'));
  const now = Date.now();
  const write = async (name: string, age: number) => {
    const file = path.join(directory, name);
    await fs.writeFile(file, '');
    await fs.utimes(file, new Date(now - age), new Date(now - age));
  };
  await write('page-NEW.js', 2 * DAY_MS);
  await write('page-NEW.js.br', 2 * DAY_MS);
  await write('page-LAST.js', DAY_MS / 2);
  await write('page-OLD.js', 2 * DAY_MS);
  await write('page-OLD.js.br', 2 * DAY_MS);
  await removeOldAssets(directory, new Set(['page-NEW.js']), now);
  expect((await fs.readdir(directory)).toSorted()).toEqual(['page-LAST.js', 'page-NEW.js', 'page-NEW.js.br']);
  await removeOldAssets(path.join(directory, 'absent'), new Set(), now);
  await fs.rm(directory, { recursive: true });
});
