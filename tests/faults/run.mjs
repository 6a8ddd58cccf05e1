// Runs every row of the fault catalogue against the built product (docs/rules/reliability.md):
//   pnpm test:faults -- --rows 4,5      only these rows      --kills 1000   more kills        --seed 7
//   pnpm test:faults -- --minutes 40    stops killing after 40 minutes, whatever --kills says
//   pnpm test:faults -- --report file   also writes the table to a file
// A row fails only when an end state is wrong. The recovery time is printed next to its goal.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runElsewhere } from './rows/elsewhere.mjs';
import { liveRows } from './rows/index.mjs';
import { unbalanced } from './support/history.mjs';
import { leaks } from './support/leaks.mjs';
import { FaultSite } from './support/site.mjs';
import { byRow, faultTable, isKept } from './support/table.mjs';

const text = { type: /** @type {const} */ ('string') };
const { values } = parseArgs({
  options: { rows: text, kills: text, minutes: text, seed: text, report: text, sample: { type: 'boolean' } },
});
const rowNumbers = values.rows?.split(',');
const options = {
  rounds: Number(values.kills ?? (values.sample ? 2 : 100)),
  minutes: Number(values.minutes ?? Infinity),
  seed: Number(values.seed ?? Date.now() % 100_000),
};
const isWanted = ({ row }) => !rowNumbers || row.split(', ').some((one) => rowNumbers.includes(one));
const say = (line) => process.stderr.write(`${line}\n`);

/** @param {FaultSite} site @param {import('./rows/index.mjs').LiveRow} row */
async function play(site, row) {
  const { row: number, fault, goal } = row;
  const began = Date.now();
  const outcome = await outcomeOf(site, row);
  say(faultTable([{ row: number, fault, goal, ...outcome }]).split('\n')[2]);
  say(`  (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return { row: number, fault, goal, ...outcome };
}

async function outcomeOf(site, row) {
  try {
    const outcome = await row.run(site, options);
    await site.heal();
    const faults = [...(await unbalanced(site)), ...leaks(site)];
    if (faults.length > 0) throw new Error(faults.join('; '));
    return outcome;
  } catch (error) {
    // The assertion message is truncated after fifty lines.
    if (Array.isArray(error.actual)) say(error.actual.join('\n'));
    say(`${error.stack}\n${site.log('api').slice(-1_500)}\n${site.log('worker').slice(-1_500)}`);
    await site.heal();
    return { sent: '', end: '', failure: String(error?.message ?? error) };
  }
}

async function playAll() {
  const rows = liveRows.filter((row) => isWanted(row) && (!values.sample || row.isSample));
  if (rows.length === 0) return [];
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-faults-'));
  fs.chmodSync(scratch, 0o755); // the services run as another user when this is root
  const outcomes = [];
  try {
    const site = await FaultSite.start(scratch);
    try {
      for (const row of rows) outcomes.push(await play(site, row));
    } finally {
      await site.stop();
    }
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return outcomes;
}

say(`seed ${options.seed}`);
const outcomes = [...(await playAll()), ...(values.sample ? [] : await runElsewhere(isWanted, say))].sort(
  byRow,
);
const table = faultTable(outcomes);
process.stdout.write(`\n${table}\n`);
if (values.report) fs.writeFileSync(path.resolve(values.report), `${table}\n`);
const failures = outcomes.filter(({ failure }) => failure !== undefined);
if (process.env.FAULTS_REPORT) {
  const counts = { passed: outcomes.length - failures.length, failed: failures.length };
  const names = failures.map(({ row, fault, failure }) => `row ${row}, ${fault}: ${failure}`);
  fs.writeFileSync(process.env.FAULTS_REPORT, JSON.stringify({ ...counts, failures: names }));
}
say(`${outcomes.filter(isKept).length} of ${outcomes.length} rows kept`);
process.exit(failures.length === 0 ? 0 : 1);
