// `pnpm test:mutation [area…]`: mutates the rules of each area in a copy, one small place at a time, and
// counts how many mutants the tests detect. Fails below the minimum score in `tooling/mutation/areas.mjs`.
import path from 'node:path';
import { AREAS, MIN_SCORE } from '../mutation/areas.mjs';
import { measure } from '../mutation/measure.mjs';
import { rowOf, scoreTable, survivorsOf } from '../mutation/score.mjs';
import { projectRoot } from './home.mjs';
import { Progress } from './progress.mjs';
import { explain, Remedy } from './remedy.mjs';
import { Shutdown } from './shutdown.mjs';
import { openTestContext } from './test-context.mjs';
import { TestPreparation } from './test-preparation.mjs';

const progress = new Progress();
const shutdown = new Shutdown(progress);
const names = AREAS.map(({ name }) => name).join('、');

/** @param {string[]} selected @returns {Promise<number>} the exit code */
async function run(selected) {
  const unknown = selected.filter((name) => !AREAS.some((area) => area.name === name));
  if (unknown.length > 0) throw new Remedy(`没有名为 ${unknown.join('、')} 的范围：可用的有 ${names}。`);
  const context = await openTestContext(progress, shutdown);
  const preparation = new TestPreparation(context, { isWhole: false });
  const results = path.join(context.home.root, 'mutation');
  const say = (line) => progress.line(line);
  const rows = [];
  for (const area of AREAS.filter(({ name }) => selected.length === 0 || selected.includes(name))) {
    const services = area.needsServices ? await preparation.environmentFor({ services: true }) : {};
    const env = { ...process.env, ...services };
    const report = await measure(area, { scratch: context.scratch, results, env, say });
    progress.line(`\n${area.name}：没有被测试发现的改动\n${survivorsOf(report).join('\n')}\n`);
    rows.push(rowOf(area.name, report));
  }
  progress.line(`\n${scoreTable(rows)}\n(${progress.total} s)\n`);
  const low = rows.filter(({ score }) => score < MIN_SCORE);
  if (low.length > 0) progress.line(`✘ 低于 ${MIN_SCORE} %：${low.map(({ area }) => area).join('、')}`);
  return low.length === 0 ? 0 : 1;
}

try {
  await shutdown.run(await run(process.argv.slice(2)));
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  if (process.env.DEBUG) console.error(error);
  await shutdown.run(1);
}
