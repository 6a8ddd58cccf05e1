// Removes what its program does not load from an assembled folder: libraries that were bundled into it or are
// only needed by the build, and parts for other databases and for browsers.
import fs from 'node:fs';
import path from 'node:path';
import { reachableFrom } from './reachable-libraries.mjs';

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
  // Builds for other kinds of modules and for browsers.
  { library: 'docx@', folder: 'docx/dist', isUnused: (file) => file !== 'index.mjs' },
  {
    library: '@cantoo+pdf-lib@',
    folder: '@cantoo/pdf-lib',
    isUnused: (file) => ['cjs', 'dist'].includes(file),
  },
  { library: '@e965+xlsx@', folder: '@e965/xlsx/dist', isUnused: (file) => !file.startsWith('cpexcel') },
  // The cores that Node loads, as files; sharp does not run on processors without these instructions either.
  {
    library: 'tesseract.js-core@',
    folder: 'tesseract.js-core',
    isUnused: (file) =>
      file.startsWith('tesseract-core') && !/^tesseract-core-(?:relaxed)?simd\.(?:js|wasm)$/.test(file),
  },
  // The reader of pictures uses the smaller model.
  {
    library: '@tesseract.js-data+chi_sim@',
    folder: '@tesseract.js-data/chi_sim',
    isUnused: (file) => file === '4.0.0',
  },
  {
    library: 'zlibjs@',
    folder: 'zlibjs/bin',
    isUnused: (file) => file !== 'node-zlib.js',
  },
  // puppeteer for browsers and for other kinds of modules, the protocol as data, and binaries of another runtime.
  {
    library: 'puppeteer-core@',
    folder: 'puppeteer-core/lib',
    isUnused: (file) => ['cjs', 'es5-iife'].includes(file),
  },
  { library: 'chromium-bidi@', folder: 'chromium-bidi/lib', isUnused: (file) => file === 'iife' },
  { library: 'devtools-protocol@', folder: 'devtools-protocol', isUnused: (file) => file === 'json' },
  ...['bare-buffer', 'bare-fs', 'bare-url'].map((name) => ({
    library: `${name}@`,
    folder: name,
    isUnused: (file) => file === 'prebuilds',
  })),
  { library: 'bintrees@', folder: 'bintrees', isUnused: (file) => file === 'test' },
  { library: 'xml2js@', folder: 'xml2js/lib', isUnused: (file) => file === 'xml2js.bc.js' },
  { library: 'moment@', folder: 'moment', isUnused: (file) => ['dist', 'min', 'src'].includes(file) },
  {
    library: 'moment-timezone@',
    folder: 'moment-timezone',
    isUnused: (file) => file === 'builds',
  },
];

/** Types, sources, source maps and descriptions of libraries, which are not read at run time; licences stay. */
const FOR_DEVELOPERS = /\.[mc]?ts$|\.map$|\.tsbuildinfo$|^(?!licen[cs]e|notice|copying).*\.(?:md|markdown)$/i;

/** @param {string} target the assembled folder @param {string} app */
export function prune(target, app) {
  const store = path.join(target, 'node_modules', '.pnpm');
  const root = fs.realpathSync(target);
  const { libraries, packages } = reachableFrom(root, app);
  for (const { name: library } of fs.readdirSync(store, { withFileTypes: true }).filter(isLibrary)) {
    const place = path.join(store, library);
    if (!libraries.has(library)) {
      fs.rmSync(place, { recursive: true });
      continue;
    }
    for (const { library: start, folder, isUnused } of UNUSED_FILES) {
      if (!library.startsWith(start)) continue;
      const files = path.join(place, 'node_modules', folder);
      for (const file of fs.readdirSync(files).filter(isUnused))
        fs.rmSync(path.join(files, file), { recursive: true });
    }
    removeFiles(place);
  }
  for (const name of fs.readdirSync(path.join(root, 'packages'))) {
    const directory = path.join(root, 'packages', name);
    if (!packages.has(directory)) fs.rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  }
}

const isLibrary = (entry) => entry.isDirectory() && entry.name !== 'node_modules';

/** Files below a folder of the store, whose links lead out of it; then the folder, if nothing is left. */
function removeFiles(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(place);
    else if (entry.isFile() && FOR_DEVELOPERS.test(entry.name)) fs.rmSync(place);
  }
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
