// `npm test [tier…] [file or option of the runner…]`: prepares private services, runs the tiers in parallel and reports
// how many tests passed. `services` instead of tiers keeps the services running for later runs.
import { projectRoot } from './home.mjs';
import { measureSpeedScale } from './machine-speed.mjs';
import { Progress } from './progress.mjs';
import { explain, Remedy } from './remedy.mjs';
import { runTiers } from './runners.mjs';
import { Shutdown } from './shutdown.mjs';
import { openTestContext } from './test-context.mjs';
import { TestPreparation } from './test-preparation.mjs';
import { keepTestServices } from './test-services.mjs';
import { byRunner, needsOf, parseArguments, table, TIERS } from './tiers.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);

/** The slowdown of a runner beside others; background runners yield to the browser tests. */
const SLOWDOWN = { alone: 1, foreground: 2, background: 5 };

/** Time limits scale with the duration of a fixed workload and with the parallel runners. @param {number} scale */
function limitScale(scale) {
  if (scale > 1) progress.line(`测试的时限放宽到 ${scale.toFixed(1)} 倍。`);
  return { TEST_SPEED_SCALE: String(scale) };
}

/** In a run of several tiers, long suites run a sample of their cases. @param {import('./tiers.mjs').Tier[]} tiers */
function sampleSeed(tiers) {
  if (tiers.length === 1) return {};
  const seed = process.env.SAMPLE_SEED ?? String(Date.now() % 1_000_000);
  progress.line(`SAMPLE_SEED=${seed}`);
  return { SAMPLE_SEED: seed };
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function test(args) {
  const { tiers, unknown, rest } = parseArguments(args);
  if (unknown.length > 0) {
    throw new Remedy(
      `没有名为 ${unknown.join('、')} 的测试层：可用的有 ${TIERS.map((tier) => tier.name).join('、')}。`,
    );
  }
  const context = await openTestContext(progress, shutdown);
  const groups = byRunner(tiers);
  const preparation = new TestPreparation(context, { isWhole: args.length === 0 });
  const speed = await measureSpeedScale();
  const common = { ...process.env, NODE_ENV: 'test', ...sampleSeed(tiers) };
  const isAlone = groups.length === 1;
  const runGroup = async ({ runner, tiers: own }) => {
    const isBackground = !isAlone && runner !== 'playwright';
    const place = isAlone ? 'alone' : isBackground ? 'background' : 'foreground';
    const services = await preparation.environmentFor(needsOf(own));
    const env = { ...common, ...limitScale(speed * SLOWDOWN[place]), ...services };
    const say = (line) => progress.line(line);
    const display = isAlone ? { say } : { say, label: runner, isBackground };
    return runTiers(runner, own, { env, scratch: context.scratch, rest, display });
  };
  return report((await Promise.all(groups.map(runGroup))).flat());
}

/** @param {import('./tiers.mjs').Row[]} rows */
function report(rows) {
  for (const { name, failures = [] } of rows) {
    if (failures.length > 0) progress.line(`\n✘ ${name}\n${failures.join('\n')}`);
  }
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  progress.line(`\n${table(rows)}\n(${progress.total} s)\n`);
  progress.line(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

/** Runs until Ctrl-C. */
async function keepServices() {
  await keepTestServices(await openTestContext(progress, shutdown));
  progress.line('测试用的数据库与 Redis 已启动，pnpm test:db 等命令会直接使用它们；按 Ctrl-C 停止。');
  return new Promise(() => {});
}

try {
  const args = process.argv.slice(2);
  await shutdown.run(await (args[0] === 'services' ? keepServices() : test(args)));
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  if (process.env.DEBUG) console.error(error);
  progress.line('0 passed, 1 failed', true);
  await shutdown.run(1);
}
