// Bundles the server program of one app (the working directory) and its modules into a few files, dist/bundle/:
// two thirds of its startup time went into resolving and reading some two thousand small modules (ADR 0009).
// Packages of this repository and those in INLINED are bundled; all other libraries are loaded from node_modules,
// because they may be native, read files next to themselves, or load modules dynamically.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = path.resolve('dist', 'bundle');

/** Libraries with many small files; a name ending in / or - is a prefix. */
// oxfmt-ignore
const INLINED = [
  '@nestjs/', '@opentelemetry/', 'bullmq', 'cron-parser', 'express', 'ioredis', 'iterare', 'jsonwebtoken', 'jws', 'mdast-util-',
  'micromark', 'micromark-', 'negotiator', 'nodemailer', 'openai', 'pngjs', 'prom-client', 'qrcode', 'react', 'react-dom',
  'rxjs', 'semver', 'unist-util-', 'yaml', 'zod',
];

/** The import specifier from the bundle to a file, the same on every system. */
const wayTo = (file) => path.relative(target, file).replaceAll(path.sep, '/');
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isOwn = (file) =>
  ['apps', 'packages'].some((group) => file.startsWith(path.join(root, group, path.sep)));
const isInlined = (name) =>
  name.startsWith('@qicheng/') ||
  INLINED.some((one) => (/[/-]$/.test(one) ? name.startsWith(one) : name === one));

/**
 * Keeps external libraries external, by resolved path: an app finds only its own dependencies, not those of its
 * packages.
 */
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

/**
 * React prints by its production build in every environment: the development build records the stack of each element and
 * takes three times as long.
 */
const productionReact = {
  name: 'production-react',
  load(id) {
    if (!/[\\/]node_modules[\\/]react(?:-dom)?[\\/][^\\/]+\.js$/.test(id)) return null;
    return fs.readFileSync(id, 'utf8').replaceAll('process.env.NODE_ENV', '"production"');
  },
};

/** Loads this repository's modules with their source maps, and preserves each module's import.meta.url. */
const ownModules = {
  name: 'own-modules',
  load(id) {
    if (!isOwn(id)) return null;
    const here = `new URL(${JSON.stringify(wayTo(id))}, import.meta.url).href`;
    const code = fs.readFileSync(id, 'utf8').replaceAll('import.meta.url', here);
    return { code, map: fs.readFileSync(`${id}.map`, 'utf8') };
  },
};

const COMPILER = 'query_compiler.wasm';

/**
 * The query compiler of the database client is read from a file. The library contains it as a text in base64, which would stay
 * in memory twice, as the source of a module and as its constant.
 */
const queryCompiler = {
  name: 'query-compiler',
  async transform(code, id) {
    if (!id.endsWith(path.join('generated', 'internal', 'class.js'))) return null;
    const loading =
      /const \{ wasm \} = await import\("([^"]+\.wasm-base64\.mjs)"\);\s*return await decodeBase64AsWasm\(wasm\);/;
    const [, library] = loading.exec(code) ?? [];
    if (library === undefined) throw new Error(`${id} loads its query compiler in an unknown way`);
    const file = path.resolve(target, (await this.resolve(library, id)).id);
    const { wasm } = await import(pathToFileURL(file).href);
    this.emitFile({ type: 'asset', fileName: COMPILER, source: Buffer.from(wasm, 'base64') });
    const reading = `return new WebAssembly.Module((await import("node:fs")).readFileSync(\`\${import.meta.dirname}/${COMPILER}\`));`;
    return { code: code.replace(loading, () => reading), map: null };
  },
};

const bundle = await rolldown({
  input: path.resolve('dist', 'main.js'),
  platform: 'node',
  // Optional Nest packages that are not installed; Nest works without them.
  onLog(level, log, report) {
    if (log.code === 'UNRESOLVED_IMPORT' && !isOwn(path.resolve(log.id ?? ''))) return;
    if (level !== 'debug') report('error', log);
  },
  plugins: [librariesOutside, productionReact, ownModules, queryCompiler],
});
fs.rmSync(target, { recursive: true, force: true });
// Without the sources the maps are a third as large.
await bundle.write({
  dir: target,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  keepNames: true,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
