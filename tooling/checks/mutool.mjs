// MuPDF's mutool as an independent reader of our PDFs: it ignores the repairs that hide a wrong text layer.
import path from 'node:path';
import { run } from '../launcher/run.mjs';
import { unpackDebianProgram } from '../launcher/debian-program.mjs';

/**
 * Returns a function that runs mutool; downloads it into the cache on the first call.
 * @param {{ cacheDirectory: string }} options
 */
export async function ensureMutool({ cacheDirectory }) {
  const { program, libraries } = await unpackDebianProgram({
    directory: path.join(cacheDirectory, 'mutool'),
    packages: ['mupdf-tools'],
    programPath: 'usr/bin/mutool',
  });
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
  return async (/** @type {string[]} */ ...args) => {
    const { status, output } = await run(program, args, { env });
    if (status !== 0) throw new Error(`mutool ${args[0]} failed: ${output}`);
    return output;
  };
}
