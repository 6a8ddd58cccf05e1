import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Pages opened before a build, and a server that is still running, need the files of the build before. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes the assets that this build did not write and that are older than a day. */
export async function removeOldAssets(directory: string, written: ReadonlySet<string>, now: number) {
  for (const name of await fs.readdir(directory).catch((): string[] => [])) {
    if (written.has(name.replace(/\.br$/, ''))) continue;
    const file = path.join(directory, name);
    if (now - (await fs.stat(file)).mtimeMs > KEPT_MS) await fs.rm(file);
  }
}

/** Keeps the previous build's assets for a day; used with `emptyOutDir: false`. */
export function recentAssets(assetsDirectory: string): Plugin {
  return {
    name: 'qicheng-recent-assets',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: (_options, bundle) =>
        removeOldAssets(
          assetsDirectory,
          new Set(Object.keys(bundle).map((file) => path.basename(file))),
          Date.now(),
        ),
    },
  };
}
