import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const TEXT = /\.(js|css|svg)$/;
/** Below this a header costs more than is saved. */
const MIN_BYTES = 1_024;

/** Writes `name.br` beside every text asset of the client build; the api process serves it as it is. */
export function precompress(assetsDirectory: string): Plugin {
  return {
    name: 'qicheng-precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler() {
        const names = (await fs.readdir(assetsDirectory).catch(() => [])).filter((name) => TEXT.test(name));
        for (const name of names) {
          const file = path.join(assetsDirectory, name);
          const content = await fs.readFile(file);
          if (content.length >= MIN_BYTES) await fs.writeFile(`${file}.br`, await brotli(content));
        }
      },
    },
  };
}
