import path from 'node:path';
import { unpackDebianProgram } from '../launcher/debian-program.mjs';
import { run } from '../launcher/run.mjs';

/**
 * Returns a function that runs a program of Debian; downloads it into the cache on the first call.
 * @param {{ cacheDirectory: string, name: string, packageName: string }} options
 */
export async function ensureDebianCommand({ cacheDirectory, name, packageName }) {
  const { program, libraries } = await unpackDebianProgram({
    directory: path.join(cacheDirectory, name),
    packages: [packageName],
    programPath: `usr/bin/${name}`,
  });
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
  return async (/** @type {string[]} */ ...args) => {
    const { status, output } = await run(program, args, { env });
    if (status !== 0) throw new Error(`${name} ${args[0]} failed: ${output}`);
    return output;
  };
}
