// Removes what its program does not load from an assembled folder: libraries that were bundled into it or are
// only needed by the build, and parts for other databases and for browsers.
import fs from 'node:fs';
import path from 'node:path';
import { reachableLibraries } from './reachable-libraries.mjs';

/** Files of one library that are for another database or a browser. */
const UNUSED_FILES = [
  // The generated client names its one query compiler, which is a file of the program.
  {
    library: '@prisma+client@',
    folder: '@prisma/client/runtime',
    isUnused: (file) =>
      file.startsWith('query_compiler_') && !/^query_compiler_fast_bg\.(postgresql\.mjs|js)$/.test(file),
  },
  // Words are cut by the dictionary alone; the frequencies in documents are for keywords.
  { library: '@node-rs+jieba@', folder: '@node-rs/jieba', isUnused: (file) => file === 'idf.txt' },
  // Each core exists as a file, which Node reads, and inside a script for browsers.
  {
    library: 'tesseract.js-core@',
    folder: 'tesseract.js-core',
    isUnused: (file) => file.endsWith('.wasm.js'),
  },
];

/** Types and source maps of libraries, which are not read at run time. */
const FOR_DEVELOPERS = /\.d\.[mc]?ts$|\.map$|\.tsbuildinfo$/;

/** @param {string} target the assembled folder @param {string} app */
export function prune(target, app) {
  const store = path.join(target, 'node_modules', '.pnpm');
  const reachable = reachableLibraries(fs.realpathSync(target), app);
  for (const { name: library } of fs.readdirSync(store, { withFileTypes: true }).filter(isLibrary)) {
    const place = path.join(store, library);
    if (!reachable.has(library)) {
      fs.rmSync(place, { recursive: true });
      continue;
    }
    for (const { library: start, folder, isUnused } of UNUSED_FILES) {
      if (!library.startsWith(start)) continue;
      const files = path.join(place, 'node_modules', folder);
      for (const file of fs.readdirSync(files).filter(isUnused)) fs.rmSync(path.join(files, file));
    }
    removeFiles(place);
  }
}

const isLibrary = (entry) => entry.isDirectory() && entry.name !== 'node_modules';

/** Files below a folder of the store, whose links lead out of it. */
function removeFiles(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(place);
    else if (entry.isFile() && FOR_DEVELOPERS.test(entry.name)) fs.rmSync(place);
  }
}
