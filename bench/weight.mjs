// The contents of the api, worker and ops images, assembled like their Dockerfile, the largest parts by name.
// `pnpm bench weight [api,worker,ops]`. The worker's browser comes from the system there; here it is the launcher's.
// `pnpm bench weight worker --run` also starts the assembled worker and lets it export and import.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { table } from './support/table.mjs';
import { tryWorker } from './support/try-worker.mjs';

const call = promisify(execFile);
const GOALS_MB = { api: 150, worker: 400, ops: 140 };
const HEAVIEST = 12;

const RUN = '--run';

export const needs = (args) => ({ site: args.includes(RUN) });

export async function run({ rendering, site, say, args }) {
  const apps = args.find((each) => each !== RUN)?.split(',') ?? Object.keys(GOALS_MB);
  const rows = [['', 'MB', 'goal', 'libraries', 'program']];
  for (const app of apps) {
    const target = fs.mkdtempSync(path.join(os.tmpdir(), `qicheng-${app}-`));
    try {
      await call(process.execPath, ['docker/assemble.mjs', app, target], { cwd: projectRoot });
      if (site && app === 'worker') say(`\n${(await tryWorker(site, target)).join('\n')}`);
      const parts = partsOf(target);
      if (app === 'api') parts.push(['web pages', bytesIn(path.join(projectRoot, 'apps/web/dist'))]);
      if (app === 'worker') {
        parts.push(['fonts', bytesIn(await compactFonts(target))]);
        parts.push(['browser', bytesIn(path.dirname(rendering.browser.program))]);
      }
      const sum = (of) => parts.filter(of).reduce((total, [, bytes]) => total + bytes, 0);
      const isLibrary = ([name]) => name.startsWith('library ');
      rows.push([
        app,
        mb(sum(() => true)),
        String(GOALS_MB[app]),
        mb(sum(isLibrary)),
        mb(sum((part) => !isLibrary(part))),
      ]);
      const heaviest = parts.toSorted(([, one], [, other]) => other - one).slice(0, HEAVIEST);
      say(`\n${table([[app, 'MB'], ...heaviest.map(([name, bytes]) => [name, mb(bytes)])])}`);
    } finally {
      fs.rmSync(target, { recursive: true, force: true });
    }
  }
  say(`\n${table(rows)}\n`);
  return 0;
}

/** The fonts as the worker's image stores them. @param {string} target */
async function compactFonts(target) {
  const env = { ...process.env, FONT_STORE: 'compact' };
  const { stdout } = await call(process.execPath, ['tooling/fonts/build.mjs', path.join(target, 'fonts')], {
    cwd: projectRoot,
    env,
  });
  return stdout.trim().split('\n').at(-1);
}

const mb = (bytes) => (bytes / 1e6).toFixed(1);

/** The size in bytes of each library and folder. @param {string} target @returns {[string, number][]} */
function partsOf(target) {
  const store = path.join(target, 'node_modules', '.pnpm');
  const libraries = fs.readdirSync(store).map((name) => [`library ${name}`, bytesIn(path.join(store, name))]);
  const others = ['apps', 'packages', 'prisma'].flatMap((group) =>
    fs
      .readdirSync(path.join(target, group))
      .map((name) => [`${group}/${name}`, bytesIn(path.join(target, group, name))]),
  );
  return [...libraries, ...others];
}

/** The size of the files below a path; links count where their target is. */
function bytesIn(place) {
  const stat = fs.lstatSync(place);
  if (!stat.isDirectory()) return stat.isFile() ? stat.size : 0;
  return fs.readdirSync(place).reduce((sum, name) => sum + bytesIn(path.join(place, name)), 0);
}
