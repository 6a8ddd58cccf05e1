// `npm test [tier…] [-- arguments of the runner]`: sets everything up on services of its own, runs the
// tiers in order and says at the end how many tests passed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, generateClient } from './build.mjs';
import { projectRoot } from './home.mjs';
import { install } from './install.mjs';
import { openProject, prepareRendering } from './prepare.mjs';
import { Progress } from './progress.mjs';
import { explain, Remedy } from './remedy.mjs';
import { runTier } from './run-tier.mjs';
import { startServices } from './services.mjs';
import { Shutdown } from './shutdown.mjs';
import { openState } from './state.mjs';
import { startTestSite } from './test-site.mjs';
import { parseArguments, table, TIERS } from './tiers.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-test-'));
process.on('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

/** @param {ReturnType<typeof parseArguments>} wanted */
async function prepare({ tiers }) {
  const needs = Object.assign({}, ...tiers.map((tier) => tier.needs));
  // The services run as another user when this is root; the folder holds nothing that others may not see.
  fs.chmodSync(scratch, 0o755);
  const home = openProject(progress, { data: path.join(scratch, 'data') });
  await install(progress);
  await generateClient(progress);
  const state = openState(scratch);
  const env = { ...process.env, NODE_ENV: 'test' };
  const rendering = needs.rendering ? await prepareRendering(home, progress) : undefined;
  if (rendering) Object.assign(env, renderingEnvironment(rendering));
  if (needs.build) await build(progress);
  if (!needs.services) return env;
  const services = await startServices({
    home,
    state,
    stateDirectory: scratch,
    progress,
    isThrowAway: true,
    onService: (one) => shutdown.add(one),
  });
  Object.assign(env, { TEST_DATABASE_URL: services.serverUrl, TEST_REDIS_URL: services.redisUrl });
  if (!needs.product) return env;
  Object.assign(env, await startTestSite({ home, state, services, rendering, scratch, progress, shutdown }));
  return env;
}

const renderingEnvironment = ({ browser, fonts }) => ({
  PUPPETEER_EXECUTABLE_PATH: browser.program,
  CHROMIUM_LD_LIBRARY_PATH: browser.libraries.join(':'),
  CHROMIUM_SANDBOX: browser.isSandboxed ? '1' : '0',
  FONTS_DIR: fonts,
});

async function test() {
  const wanted = parseArguments(process.argv.slice(2));
  if (wanted.unknown.length > 0) {
    throw new Remedy(
      `没有名为 ${wanted.unknown.join('、')} 的测试层：可用的有 ${TIERS.map((tier) => tier.name).join('、')}。`,
    );
  }
  const env = await prepare(wanted);
  const rows = [];
  for (const tier of wanted.tiers) {
    progress.line(`\n── ${tier.name} ──`);
    const started = performance.now();
    const counts = await runTier(tier, { env, scratch, rest: wanted.rest });
    rows.push({ name: tier.name, ...counts, seconds: (performance.now() - started) / 1000 });
  }
  for (const { name, failures = [] } of rows) {
    if (failures.length > 0) progress.line(`\n✘ ${name}\n${failures.join('\n')}`);
  }
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  progress.line(`\n${table(rows)}\n(${progress.total} s)\n`);
  progress.line(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

try {
  await shutdown.run(await test());
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  if (process.env.DEBUG) console.error(error);
  progress.line('0 passed, 1 failed', true);
  await shutdown.run(1);
}
