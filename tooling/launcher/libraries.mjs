// Finds the shared libraries that a program lacks.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The library that the dynamic linker could not find, from its message. @param {string} output */
export function missingLibrary(output) {
  return /error while loading shared libraries: ([^\s:]+)/.exec(output)?.[1] ?? null;
}

/** The names behind "not found" in the output of ldd. @param {string} output */
export function notFound(output) {
  return [...output.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1]);
}

/**
 * Returns the libraries that `program` lacks when it also searches `directories`.
 * @param {string} program @param {string[]} [directories]
 */
export async function missingLibraries(program, directories = []) {
  if (process.platform !== 'linux') return [];
  const env = { ...process.env, LD_LIBRARY_PATH: directories.join(':') };
  const { status, output } = await run('ldd', [program], { env });
  return status === 127 ? [] : notFound(output);
}

/** Every folder below `root` with a shared library. @param {string} root @returns {string[]} */
export function libraryDirectories(root) {
  const found = new Set();
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (/\.so(\.|$)/.test(entry.name)) found.add(path.resolve(entry.parentPath ?? entry.path));
  }
  return [...found];
}
