// Runs once before all test files, because parallel builds would interfere with each other.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureMutool } from '../../../../tooling/checks/mutool.mjs';

const BUILD = fileURLToPath(new URL('../../../web/test/preview-page/build.mjs', import.meta.url));

export default async function setUp() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'qicheng-preview-page-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  await Promise.all([
    promisify(execFile)(process.execPath, [BUILD, folder]),
    process.env.FONTS_DIR && ensureMutool({ cacheDirectory: path.dirname(process.env.FONTS_DIR) }),
  ]);
  process.env.PREVIEW_PAGE_DIR = folder;
}
