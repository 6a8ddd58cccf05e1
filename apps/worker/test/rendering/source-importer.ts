import path from 'node:path';
import { IsolatedImporter } from '@qicheng/import/isolated';
import { timeLimit } from '@qicheng/testing/open-database';

const IMPORT = path.resolve(__dirname, '../../../../packages/import');

/** An importer that runs its program from its source, since PDF readers do not run in Jest's sandbox. */
export const sourceImporter = (): IsolatedImporter =>
  new IsolatedImporter({
    entry: path.join(IMPORT, 'src/isolated/child.ts'),
    nodeFlags: [
      '--no-warnings',
      '--conditions=@qicheng/source',
      '--import',
      path.join(IMPORT, 'test/typescript-hooks.mjs'),
    ],
    // The source is compiled first, which takes long on a busy machine.
    reading: { wallMs: timeLimit(60_000), cpuMs: timeLimit(20_000), residentBytes: 512 * 2 ** 20 },
  });
