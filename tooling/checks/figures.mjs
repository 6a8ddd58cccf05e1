// Figures on how the source is split into files (pnpm figures). Informational; no check depends on them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * A module of dependency-cruiser's JSON, with the fields used here.
 * @typedef {{ source: string, dependencies: { module: string, resolved: string }[] }} Module
 * @typedef {{ title: string, files: string[] }} Walk
 */

const SMALL_LINES = 30;
const LONG_LINES = 300;
const PATH_IN_QUOTES = /`((?:apps|packages)\/[^`\s]+\.tsx?)`/g;

/** Whether a file is our source: not a test, generated or a declaration file. @param {string} file */
export const isSource = (file) =>
  /^(apps|packages)\/[^/]+\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file);

/** @param {string} text */
export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** How many source files import each source file, not counting tests. @param {Module[]} modules */
export function importerCounts(modules) {
  const sources = modules.filter(({ source }) => isSource(source));
  /** @type {Map<string, Set<string>>} */
  const importers = new Map(sources.map(({ source }) => [source, new Set()]));
  for (const { source, dependencies } of sources)
    for (const { resolved } of dependencies) if (resolved !== source) importers.get(resolved)?.add(source);
  return new Map([...importers].map(([file, from]) => [file, from.size]));
}

/** Imports of source files that climb three or more levels. @param {Module[]} modules */
export function climbingImports(modules) {
  const sources = modules.filter(({ source }) => isSource(source));
  return sources.flatMap(({ source, dependencies }) => {
    const climbing = dependencies.filter(({ module }) => module.startsWith('../../../'));
    return [...new Set(climbing.map(({ module }) => `${source}: ${module}`))];
  });
}

/**
 * The file lists under the level-three headings, by title; a file counts once in each.
 * @param {string} page @returns {Walk[]}
 */
export function walksOf(page) {
  return page
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [text] = part.split(/^## /m);
      const [title = ''] = text.split('\n');
      return { title, files: [...new Set([...text.matchAll(PATH_IN_QUOTES)].map(([, file]) => file))] };
    })
    .filter(({ files }) => files.length > 0);
}

/**
 * The rows of the table.
 * @param {{ modules: Module[], circles: number, read: (file: string) => string, walks: Walk[] }} given
 * @returns {[string, string | number][]}
 */
export function figures({ modules, circles, read, walks }) {
  const counts = importerCounts(modules);
  const lines = new Map([...counts.keys()].map((file) => [file, lineCount(read(file))]));
  const lone = [...counts].filter(([, count]) => count === 1).map(([file]) => file);
  const byLength = [...lines].sort(([, a], [, b]) => b - a);
  const [longest = ['none', 0]] = byLength;
  return [
    ['source files', counts.size],
    ['with exactly one importer', lone.length],
    [
      `with one importer and fewer than ${SMALL_LINES} lines`,
      lone.filter((file) => (lines.get(file) ?? 0) < SMALL_LINES).length,
    ],
    ['longest file', `${longest[1]} lines, ${longest[0]}`],
    [`files over ${LONG_LINES} lines`, byLength.filter(([, count]) => count > LONG_LINES).length],
    ['imports that climb three or more levels', climbingImports(modules).length],
    ['circular imports', circles],
    ...walks.map(
      ({ title, files }) => /** @type {[string, number]} */ ([`files named: ${title}`, files.length]),
    ),
  ];
}

/** @param {string} root */
function cruise(root) {
  const { stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'tooling/dependency-cruiser/config.cjs', '--output-type', 'json', 'apps', 'packages'],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 2 ** 20 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser returned no result: ${stderr}`);
  return JSON.parse(stdout);
}

function print() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  /** @param {string} file */
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const { modules, summary } = cruise(root);
  const circles = summary.violations.filter(
    (/** @type {any} */ { rule }) => rule.name === 'no-circular',
  ).length;
  const rows = figures({ modules, circles, read, walks: walksOf(read('docs/ARCHITECTURE.md')) });
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) print();
