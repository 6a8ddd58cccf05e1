// Links the server program of one app (the working directory) and what it is made of into a few files, dist/bundle/:
// two thirds of its start went into looking up and reading some two thousand small modules (ADR 0009).
// What stands in INLINED, and this repository's own packages, become part of it; any other library is loaded from
// where it is installed, for it may be native, read files beside itself, or choose its parts at run time.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = path.resolve('dist', 'bundle');

/** Libraries of many small files; one that ends with / or - stands for all that begin so. */
// oxfmt-ignore
const INLINED = [
  '@nestjs/', '@opentelemetry/', 'bullmq', 'cron-parser', 'express', 'ioredis', 'iterare', 'jsonwebtoken', 'jws', 'mdast-util-',
  'micromark', 'micromark-', 'negotiator', 'nodemailer', 'openai', 'pngjs', 'prom-client', 'qrcode', 'rxjs', 'semver',
  'unist-util-', 'yaml', 'zod',
];

/** The way from the bundle to a file, as an import spells it on every system. */
const wayTo = (file) => path.relative(target, file).replaceAll(path.sep, '/');
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isOwn = (file) =>
  ['apps', 'packages'].some((group) => file.startsWith(path.join(root, group, path.sep)));
const isInlined = (name) =>
  name.startsWith('@qicheng/') ||
  INLINED.some((one) => (/[/-]$/.test(one) ? name.startsWith(one) : name === one));

/** Keeps libraries outside, found by their place: an app sees only its own libraries, not those of its packages. */
const librariesOutside = {
  name: 'libraries-outside',
  async resolveId(specifier, importer, options) {
    if (!importer || /^[.#]/.test(specifier) || specifier.startsWith('node:') || path.isAbsolute(specifier))
      return null;
    const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
    if (!found || found.external || !path.isAbsolute(found.id) || isInlined(packageOf(specifier)))
      return found;
    return { id: wayTo(found.id), external: true };
  },
};

/** Reads this repository's own modules with their maps to the sources, and keeps to each the address that it had. */
const ownModules = {
  name: 'own-modules',
  load(id) {
    if (!isOwn(id)) return null;
    const here = `new URL(${JSON.stringify(wayTo(id))}, import.meta.url).href`;
    const code = fs.readFileSync(id, 'utf8').replaceAll('import.meta.url', here);
    return { code, map: fs.readFileSync(`${id}.map`, 'utf8') };
  },
};

const bundle = await rolldown({
  input: path.resolve('dist', 'main.js'),
  platform: 'node',
  // Nest asks for libraries of its own that are not wanted here, and goes on without them.
  onLog(level, log, report) {
    if (log.code === 'UNRESOLVED_IMPORT' && !isOwn(path.resolve(log.id ?? ''))) return;
    if (level !== 'debug') report('error', log);
  },
  plugins: [librariesOutside, ownModules],
});
fs.rmSync(target, { recursive: true, force: true });
await bundle.write({ dir: target, format: 'esm', sourcemap: true, keepNames: true });
await bundle.close();
