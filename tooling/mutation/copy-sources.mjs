// A copy of the sources that a run may modify: the project itself is unchanged, even after an aborted run.
import fs from 'node:fs';
import path from 'node:path';

const COPIED = [
  'apps',
  'packages',
  'prisma',
  'tooling',
  'jest.config.cjs',
  'package.json',
  'pnpm-workspace.yaml',
];
const LEFT_OUT = new Set(['dist', '.turbo', '.bin', 'test-results']);

/** Package links lead to the copied packages, and through this folder to all others. */
const INSTALLED = 'node_modules';

/** @param {string} from @param {string} to */
export function copySources(from, to) {
  for (const name of COPIED) {
    fs.cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  }
  fs.symlinkSync(path.join(from, INSTALLED), path.join(to, INSTALLED), 'junction');
}
