// Loads what the program of an assembled folder names, so that a file that was removed by mistake stops the build of its image:
// every library by its path, for the worker also the reader of pictures with its model.
// usage: node docker/load-libraries.mjs <app> <folder>
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [app, folder] = process.argv.slice(2);
if (!app || !folder) throw new Error('usage: node docker/load-libraries.mjs <app> <folder>');

const NAMED = /["'`]((?:\.\.\/)+node_modules\/\.pnpm\/[^"'`]+\.[cm]?js)["'`]/g;

const bundle = path.resolve(folder, 'apps', app, 'dist', 'bundle');
const files = new Set();
for (const name of fs.readdirSync(bundle).filter((each) => each.endsWith('.js')))
  for (const [, way] of fs.readFileSync(path.join(bundle, name), 'utf8').matchAll(NAMED))
    files.add(path.resolve(bundle, way));
for (const file of files) await import(pathToFileURL(file).href);

if (app === 'worker') {
  const reader = path.resolve(folder, 'packages/import/dist/reading/recogniser.js');
  const { openRecogniser } = await import(pathToFileURL(reader).href);
  const recogniser = await openRecogniser();
  await recogniser.recognise({ pixels: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 });
  await recogniser.close();
}
console.log(`${app}: ${files.size} libraries loaded`);
process.exit(0);
