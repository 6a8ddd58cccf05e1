// What a bundled program of an assembled folder can load: libraries that its files import, libraries that its modules find by
// name, those of packages that it starts as a process of their own, and their dependencies. What is bundled is not needed again.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const STORE = path.join('node_modules', '.pnpm');
const IMPORTED = /(?:from|import|require)\s*\(?\s*["'`][^"'`]*node_modules\/\.pnpm\/([^/"'`]+)\//g;
const SEARCHING = /createRequire(?:\$\d+)?\(new URL\(["'`]([^"'`]+)["'`],\s*import\.meta\.url\)/g;
const RESOLVED = /require\.resolve\(['"]([^'"]+)['"]\)/g;
/** Packages with a module that runs unbundled in a process of its own. */
const STARTED = { worker: ['packages/import'] };

/**
 * @param {string} target the assembled folder @param {string} app
 * @returns {{ libraries: Set<string>, packages: Set<string> }} names of folders of the store, and folders of packages
 */
export function reachableFrom(target, app) {
  const store = path.join(target, STORE);
  const bundle = path.join(target, 'apps', app, 'dist', 'bundle');
  const libraries = new Set();
  const packages = new Set();
  const waiting = [];
  const reach = (name) => {
    if (name === undefined || libraries.has(name) || !fs.existsSync(path.join(store, name))) return;
    libraries.add(name);
    waiting.push(name);
  };
  for (const file of fs.readdirSync(bundle).filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(bundle, file), 'utf8');
    for (const [, name] of code.matchAll(IMPORTED)) reach(name);
    for (const [, way] of code.matchAll(SEARCHING)) reachResolved(path.resolve(bundle, way));
  }
  for (const directory of STARTED[app] ?? []) reachPackage(path.join(target, directory));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const place of linksIn(path.join(store, name, 'node_modules'))) reach(libraryOf(store, place));
  return { libraries, packages };

  /** Adds the libraries that a bundled module finds by name. */
  function reachResolved(module) {
    const { resolve } = createRequire(module);
    for (const [, name] of fs.readFileSync(module, 'utf8').matchAll(RESOLVED))
      reach(libraryOf(store, fs.realpathSync(resolve(name))));
  }

  /** Adds a package that runs unbundled. */
  function reachPackage(directory) {
    if (packages.has(directory)) return;
    packages.add(directory);
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const place = path.join(directory, 'node_modules', name);
      if (!fs.existsSync(place)) continue;
      const real = fs.realpathSync(place);
      if (real.startsWith(store)) reach(libraryOf(store, real));
      else reachPackage(real);
    }
  }
}

/** The folder of the store that contains a file. */
const libraryOf = (store, place) =>
  place.startsWith(store) ? path.relative(store, place).split(path.sep)[0] : undefined;

/** The targets of the links in a folder and its scopes. */
function linksIn(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return fs.existsSync(place) ? [fs.realpathSync(place)] : [];
    return entry.name.startsWith('@') ? linksIn(place) : [];
  });
}
