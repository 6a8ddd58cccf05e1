// `npm start`: from a fresh machine with Node and npm to the running site. Uses only built-in modules until the first
// step has installed the rest.
import fs from 'node:fs';
import path from 'node:path';
import { withArguments } from './arguments.mjs';
import { build, generateClient } from './build.mjs';
import { productEnvironment, siteAddress } from './environment.mjs';
import { projectRoot } from './home.mjs';
import { install } from './install.mjs';
import { metricsPorts } from './metrics-ports.mjs';
import { requirePort } from './ports.mjs';
import { openProject, prepareRendering } from './prepare.mjs';
import { checkEnvironment, migrate, productProcesses, seed, waitUntilReady } from './product.mjs';
import { Progress } from './progress.mjs';
import { explain } from './remedy.mjs';
import { startServices } from './services.mjs';
import { Shutdown } from './shutdown.mjs';
import { holdHome } from './single-run.mjs';
import { openState } from './state.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);

async function start() {
  const home = openProject(progress);
  const site = siteAddress(withArguments(process.argv.slice(2)));
  holdHome(home.root, site.url);
  await requirePort(site.port, site.host);
  await install(progress);
  const state = openState(home.root);
  const starting = startServices({
    home,
    state,
    stateDirectory: home.root,
    progress,
    onService: (one) => shutdown.add(one),
  });
  const [{ browser, fonts }] = await Promise.all([
    prepareRendering(home, progress),
    generateClient(progress).then(() => build(progress)),
  ]).catch(async (error) => {
    // A service that is still starting could not be stopped.
    await starting.catch(() => {});
    throw error;
  });
  const services = await starting;
  const ports = await metricsPorts(site.port, (text) => progress.line(text));
  const env = productEnvironment({ home, state, site, metricsPorts: ports, browser, fonts, ...services });
  await checkEnvironment(env);
  await progress.step('迁移数据库', async (note) => note(summary(await migrate(services.databaseUrl))));
  await progress.step('写入初始数据', () => seed(env, home, services.serverUrl !== undefined));
  const { api, worker } = productProcesses({ home, env });
  shutdown.addFirst(api, worker);
  await progress.step('启动网站', async () => {
    api.start();
    worker.start();
    await Promise.all([
      waitUntilReady(api, site.host, site.port, '/readyz'),
      waitUntilReady(worker, site.host, ports.worker, '/healthz'),
    ]);
  });
  for (const one of [api, worker]) one.say = (text) => progress.line(text, true);
  announce(home, env);
}

// Lists migrations of an upgrade by name; the first start has dozens.
const summary = (applied) => (applied.length > 3 ? `${applied.length} 项` : applied.join('、'));

function announce(home, env) {
  const { accounts, school, students, operator } = JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'prisma', 'seed', 'demo-accounts.json'), 'utf8'),
  );
  const demo = accounts.map(({ phone, password, username }) => `${phone} / ${password}（${username}）`);
  const numbers = students.map(({ studentNumber, password }) => `${studentNumber} / ${password}`);
  const rows = [
    ...(env.DEMO === '1' ? [['演示账号', demo.join('，')]] : []),
    ...(env.DEMO === '1' ? [['演示学号', `${school.name} ${numbers.join('，')}`]] : []),
    ...(env.DEMO === '1'
      ? [['演示运营', `${operator.name} / ${operator.password}，在 ${env.APP_URL}/ops 登录`]]
      : []),
    ['验证码', `短信与邮件只在本机显示：${env.APP_URL}/dev/outbox`],
    ['数据与日志', home.root],
    [
      '指标',
      `http://127.0.0.1:${env.METRICS_PORT}/metrics（网站），http://127.0.0.1:${env.WORKER_METRICS_PORT}/metrics（后台任务）`,
    ],
    ['停止', 'Ctrl-C'],
  ];
  progress.line(`\n启程已就绪（${progress.total} s）：${env.APP_URL}\n`);
  // A Chinese character takes two columns.
  for (const [label, text] of rows) progress.line(`  ${label}${' '.repeat(12 - 2 * label.length)}${text}`);
  progress.line('');
}

try {
  await start();
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  if (process.env.DEBUG) console.error(error);
  await shutdown.run(1);
}
