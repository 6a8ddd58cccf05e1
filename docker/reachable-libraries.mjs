// The libraries of an assembled folder that a bundled program can load: imports of its files, packages that
// our own packages resolve by path, and their dependencies. Libraries bundled into the program are not needed
// again.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const STORE = path.join('node_modules', '.pnpm');
const IMPORTED = /(?:from|import|require)\s*\(?\s*["'`][^"'`]*node_modules\/\.pnpm\/([^/"'`]+)\//g;
const ADDRESSED = /(createRequire(?:\$\d+)?\()?new URL\(["'`]([^"'`]+)["'`],\s*import\.meta\.url\)/g;
const RESOLVED = /require\.resolve\(['"]([^'"]+)['"]\)/g;

/** @param {string} target the assembled folder @param {string} app @returns {Set<string>} names of folders of the store */
export function reachableLibraries(target, app) {
  const store = path.join(target, STORE);
  const bundle = path.join(target, 'apps', app, 'dist', 'bundle');
  const found = new Set();
  const waiting = [];
  const reach = (name) => {
    if (name === undefined || found.has(name) || !fs.existsSync(path.join(store, name))) return;
    found.add(name);
    waiting.push(name);
  };
  const packages = new Set();
  const own = path.join(target, 'apps', app);
  for (const file of fs.readdirSync(bundle).filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(bundle, file), 'utf8');
    for (const [, name] of code.matchAll(IMPORTED)) reach(name);
    for (const [, isForLibraries, way] of code.matchAll(ADDRESSED)) {
      const module = path.resolve(bundle, way);
      if (isForLibraries) reachResolved(module);
      else reachPackage(packageOf(target, module));
    }
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const place of linksIn(path.join(store, name, 'node_modules'))) reach(libraryOf(store, place));
  return found;

  /** Adds the libraries that a bundled module finds by name. */
  function reachResolved(module) {
    const { resolve } = createRequire(module);
    for (const [, name] of fs.readFileSync(module, 'utf8').matchAll(RESOLVED))
      reach(libraryOf(store, fs.realpathSync(resolve(name))));
  }

  /** Adds a package that starts one of its modules as a process, or reads its files. */
  function reachPackage(directory) {
    if (directory === null || packages.has(directory)) return;
    packages.add(directory);
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const place = path.join(directory, 'node_modules', name);
      if (!fs.existsSync(place)) continue;
      const real = fs.realpathSync(place);
      if (real.startsWith(store)) reach(libraryOf(store, real));
      // The app's own modules are all bundled; a package may start one of its modules as a separate process.
      else if (directory !== own) reachPackage(real);
    }
  }
}

/** The folder of the store that contains a file. */
const libraryOf = (store, place) =>
  place.startsWith(store) ? path.relative(store, place).split(path.sep)[0] : undefined;

/** Our package that contains a module. */
function packageOf(target, file) {
  const [group, name] = path.relative(target, file).split(path.sep);
  return group === 'packages' || group === 'apps' ? path.join(target, group, name) : null;
}

/** The targets of the links in a folder and its scopes. */
function linksIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return fs.existsSync(place) ? [fs.realpathSync(place)] : [];
    return entry.name.startsWith('@') ? linksIn(place) : [];
  });
}
