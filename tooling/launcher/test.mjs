// `npm test [tier…] [file or option of the runner…]`: sets everything up on services of its own, runs the tiers side by
// side and says at the end how many tests passed. `services` in place of tiers keeps the services up for later runs.
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

/** Limits of tests grow with the time of a fixed piece of work, and with what runs beside them. @param {number} runners */
async function limitScale(runners) {
  const scale = (await measureSpeedScale()) * (runners > 1 ? 2 : 1);
  if (scale > 1) progress.line(`测试的时限放宽到 ${scale.toFixed(1)} 倍。`);
  return { TEST_SPEED_SCALE: String(scale) };
}

/** Beside other tiers, golden walks over a quarter of the templates. @param {import('./tiers.mjs').Tier[]} tiers */
function goldenSample(tiers) {
  if (tiers.length === 1 || !tiers.some(({ name }) => name === 'golden')) return {};
  const seed = process.env.GOLDEN_SEED ?? String(Date.now() % 1_000_000);
  progress.line(`GOLDEN_SEED=${seed}`);
  return { GOLDEN_SEED: seed };
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
  const scale = await limitScale(groups.length);
  const common = { ...process.env, NODE_ENV: 'test', ...scale, ...goldenSample(tiers) };
  const isAlone = groups.length === 1;
  const runGroup = async ({ runner, tiers: own }) => {
    const env = { ...common, ...(await preparation.environmentFor(needsOf(own))) };
    const say = (line) => progress.line(line);
    const display = isAlone ? { say } : { say, label: runner, isBackground: runner !== 'playwright' };
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

/** Until Ctrl-C. */
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
