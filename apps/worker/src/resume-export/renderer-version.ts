import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ChromiumConfig } from './chromium/chromium-config.js';

/**
 * Identifies what a file was made by: program, fonts and browser. Workers of one version reuse each other's
 * files; a file without a version is never reused.
 */
export class RendererVersion {
  constructor(readonly name?: string) {}

  /**
   * The version of a bundled program, whose text names the libraries it loads. A program compiled file by
   * file may change at any time during development, and has no version.
   */
  static async of(
    program: string,
    { fontsDirectory, executablePath }: Pick<ChromiumConfig, 'fontsDirectory' | 'executablePath'>,
  ): Promise<RendererVersion> {
    const directory = path.dirname(program);
    if (path.basename(directory) !== 'bundle') return new RendererVersion();
    const { size, mtimeMs } = await stat(executablePath);
    const hash = createHash('sha256').update(`${executablePath} ${size} ${mtimeMs}`);
    const linked = (await readdir(directory)).filter((file) => file.endsWith('.js')).sort();
    const files = linked.map((file) => path.join(directory, file));
    for (const file of [...files, path.join(fontsDirectory, 'manifest.json')])
      hash.update(await readFile(file));
    return new RendererVersion(hash.digest('base64url'));
  }
}
