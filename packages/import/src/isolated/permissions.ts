import path from 'node:path';
import { fileURLToPath } from 'node:url';

// packages/import/{src,dist}/isolated: the layout is the same in the repository and in the image.
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Node's own walls: the child reads program files only, writes nothing and starts no process. It may load libraries of
 * machine code (sharp) and threads (the recognition of characters).
 */
export function permissionFlags(readable: readonly string[] = []): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (model === undefined) return [];
  const folders = [path.join(ROOT, 'node_modules'), path.join(ROOT, 'packages'), ...readable];
  return [
    model,
    ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
    `--allow-fs-read=${path.join(ROOT, 'package.json')}`,
    '--allow-worker',
    ...(known.has('--allow-addons') ? ['--allow-addons'] : []),
  ];
}
