// `pnpm bench <name> [arguments]`: builds, starts private services and a browser, runs bench/<name>.mjs and cleans up.
// A benchmark exports `run(context)`, which returns its exit code; `needs`, or its result for the arguments, says
// whether it requires the whole site.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, generateClient } from '../tooling/launcher/build.mjs';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { install } from '../tooling/launcher/install.mjs';
import { openProject, prepareRendering } from '../tooling/launcher/prepare.mjs';
import { Progress } from '../tooling/launcher/progress.mjs';
import { explain, Remedy } from '../tooling/launcher/remedy.mjs';
import { startServices } from '../tooling/launcher/services.mjs';
import { Shutdown } from '../tooling/launcher/shutdown.mjs';
import { openState } from '../tooling/launcher/state.mjs';
import { startSite } from './support/site.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-bench-'));
process.on('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

const names = fs
  .readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.slice(0, -4));

/** @param {string | undefined} name */
async function load(name) {
  if (!name || !names.includes(name))
    throw new Remedy(`没有名为 ${name ?? '（空）'} 的基准：可用的有 ${names.join('、')}。`);
  return import(pathToFileURL(path.join(import.meta.dirname, `${name}.mjs`)).href);
}

/** @param {{ site?: boolean, model?: { afterMs: number }, environment?: Record<string, string>, settings?: Record<string, string> }} needs `settings` are the database's */
async function prepare(needs) {
  fs.chmodSync(scratch, 0o755); // the services run as another user when this is root
  const home = openProject(progress, { data: path.join(scratch, 'data') });
  await generateClient(progress);
  await build(progress);
  const rendering = await prepareRendering(home, progress);
  if (!needs.site) return { rendering };
  const state = openState(scratch);
  const onService = (one) => shutdown.add(one);
  const services = await startServices({
    home,
    state,
    stateDirectory: scratch,
    progress,
    isThrowAway: true,
    settings: needs.settings,
    onService,
  });
  return {
    rendering,
    services,
    site: await startSite({
      home,
      state,
      services,
      rendering,
      progress,
      shutdown,
      model: needs.model,
      own: needs.environment,
    }),
  };
}

async function main([name, ...args]) {
  // Benchmarks import the libraries at load time.
  await install(progress);
  const bench = await load(name);
  const { needs = {} } = bench;
  const context = await prepare(typeof needs === 'function' ? needs(args) : needs);
  return bench.run({ ...context, args, say: (text) => progress.line(text) });
}

try {
  await shutdown.run(await main(process.argv.slice(2)));
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  if (process.env.DEBUG) console.error(error);
  await shutdown.run(1);
}
