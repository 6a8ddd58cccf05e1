// `pnpm dx`: the services, API and worker with automatic restarts, and the web with hot reload.
import fs from 'node:fs';
import path from 'node:path';
import { build, generateClient } from './build.mjs';
import { productEnvironment, siteAddress } from './environment.mjs';
import { projectRoot } from './home.mjs';
import { install } from './install.mjs';
import { metricsPorts } from './metrics-ports.mjs';
import { freePort, requirePort } from './ports.mjs';
import { openProject, prepareRendering } from './prepare.mjs';
import { checkEnvironment, migrate, productProcesses, seed } from './product.mjs';
import { Progress } from './progress.mjs';
import { explain } from './remedy.mjs';
import { startServices } from './services.mjs';
import { Shutdown } from './shutdown.mjs';
import { holdHome } from './single-run.mjs';
import { openState } from './state.mjs';
import { Supervised } from './supervised.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);
const say = (/** @type {string} */ text) => progress.line(text, true);

/** Packages and apps compiled by the common script; the web uses Vite. */
const compiled = () =>
  ['packages', 'apps']
    .flatMap((group) =>
      fs.readdirSync(path.join(projectRoot, group)).map((name) => path.join(projectRoot, group, name)),
    )
    .filter((directory) => path.basename(directory) !== 'web' && fs.existsSync(path.join(directory, 'src')));

function compilers(logs) {
  const script = path.join(projectRoot, 'tooling', 'build', 'build-package.mjs');
  return compiled().map((cwd) => {
    const plan = {
      name: `编译 ${path.basename(cwd)}`,
      command: process.execPath,
      args: [script, '--watch-only'],
      cwd,
      env: process.env,
    };
    return new Supervised({ ...plan, log: path.join(logs, 'dx.log'), output: 'inherit', graceMs: 2000 }, say);
  });
}

function vite(env, apiPort) {
  const cwd = path.join(projectRoot, 'apps', 'web');
  const program = path.join(cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  const plan = {
    name: '网页',
    command: process.execPath,
    args: [program, '--strictPort', '--port', env.PORT, '--host', env.HOST],
    cwd,
  };
  return new Supervised(
    {
      ...plan,
      env: { ...env, WEB_DEV_API: `http://127.0.0.1:${apiPort}` },
      log: '',
      output: 'inherit',
      graceMs: 3000,
    },
    say,
  );
}

async function develop() {
  const home = openProject(progress);
  const site = siteAddress();
  holdHome(home.root, site.url);
  await requirePort(site.port, site.host);
  await install(progress);
  await generateClient(progress);
  const { browser, fonts } = await prepareRendering(home, progress);
  await build(progress);
  const state = openState(home.root);
  const services = await startServices({
    home,
    state,
    stateDirectory: home.root,
    progress,
    onService: (one) => shutdown.add(one),
  });
  const ports = await metricsPorts(site.port, (text) => progress.line(text));
  const env = productEnvironment({ home, state, site, metricsPorts: ports, browser, fonts, ...services });
  await checkEnvironment(env);
  await progress.step('迁移数据库', () => migrate(services.databaseUrl));
  await progress.step('写入初始数据', () => seed(env, home, services.serverUrl !== undefined));
  const apiPort = await freePort(undefined);
  const { api, worker } = productProcesses({
    home,
    env: { ...env, PORT: String(apiPort) },
    say,
    output: 'inherit',
    isWatching: true,
  });
  const processes = [...compilers(home.logs), api, worker, vite(env, apiPort)];
  shutdown.addFirst(...processes);
  for (const one of processes) one.start();
  say(`\n开发中：${site.url}（接口 ${apiPort}，短信与邮件 ${site.url}/dev/outbox），停止 Ctrl-C\n`);
}

try {
  await develop();
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  await shutdown.run(1);
}
