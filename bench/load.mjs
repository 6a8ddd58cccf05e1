// The flows of [load targets], sent at scheduled times at their target rate and at three times that, against a filled
// site. `pnpm test:load [--seconds 20] [--seed 1] [--poisson] [--full] [--only list,save] [--soak 30]`. Exit code 1
// if an acknowledged save is lost, something breaks, a refusal has no retry time, or the ledger is
// wrong; times are reported with their goals but do not fail the run.
import { execFile } from 'node:child_process';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { programOf } from '../tooling/launcher/product.mjs';
import { Chance } from './support/chance.mjs';
import { fillSite } from './support/filled-site.mjs';
import { flowsOf } from './support/load-flows.mjs';
import { judge, runFlow } from './support/load-run.mjs';
import { READS_RETAINED_MEMORY } from './support/retained-memory.mjs';
import { MODEL_MS } from './support/slow-model.mjs';
import { soak } from './support/soak.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true, model: { afterMs: MODEL_MS }, environment: READS_RETAINED_MEMORY };

const call = promisify(execFile);
const USUAL = { users: 5_000, ledger: 50_000 };
const FULL = { users: 100_000, ledger: 1_000_000 };
const SETTLE_LIMIT_MS = 150_000;
const SOAK_MINUTES = 30;

const options = /** @type {const} */ ({
  seconds: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  soak: { type: 'string' },
  poisson: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
});

export async function run({ site, say, args }) {
  // `--soak` without a value takes its default length.
  const completeArgs = args.at(-1) === '--soak' ? [...args, String(SOAK_MINUTES)] : args;
  const { values } = parseArgs({ args: completeArgs, options });
  const sizes = values.full ? FULL : USUAL;
  const filled = await fillSite(site, { ...sizes, members: sizes.users });
  const chance = new Chance(Number(values.seed));
  await stayApart();
  try {
    say(`${sizes.users} members, ${sizes.ledger} movements, seed ${values.seed}`);
    const settle = () => settled(filled);
    const flows = flowsOf(filled, chance);
    const isRight = values.soak
      ? await soak({ site, flow: flows.at(-1), minutes: Number(values.soak), chance, settle, say })
      : await runAll({ site, flows: chosen(flows, values.only), values, chance, settle, say });
    const books = await checkBooks(site.env);
    say(books.isRight ? 'the books are right' : `THE BOOKS ARE WRONG\n${books.text}`);
    return isRight && books.isRight ? 0 : 1;
  } finally {
    await filled.close();
  }
}

const chosen = (flows, only) =>
  flows.filter(({ name }) => only === '' || only.split(',').some((word) => name.includes(word)));

async function runAll({ site, flows, values, chance, settle, say }) {
  const results = [];
  for (const flow of flows) {
    const terms = { url: site.url, seconds: Number(values.seconds), settle };
    const phases = await runFlow(flow, values.poisson ? { ...terms, chance } : terms);
    results.push(...phases.map(judge));
    for (const result of results.slice(-phases.length))
      say([lineOf(result).join('  '), ...result.wrongs].join('\n    '));
  }
  say(`\n${table([HEAD, ...results.map(lineOf)])}\n`);
  for (const { name, note } of results.filter((one) => one.note)) say(`${name}: ${note}`);
  return results.every((one) => one.isRight);
}

// Where the system allows it, the generator is pinned to the last processor, so that it takes no more than that
// from the site.
async function stayApart() {
  if (os.cpus().length < 2) return;
  const last = String(os.cpus().length - 1);
  await call('taskset', ['-a', '-cp', last, String(process.pid)]).catch(() => undefined);
}

/** Waits until no run and no export is left. */
async function settled({ query }) {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const [{ left }] = await query(
      `SELECT (SELECT count(*) FROM analysis WHERE status IN ('queued', 'running'))
        + (SELECT count(*) FROM resume_export WHERE status IN ('queued', 'running')) AS left`,
    );
    if (Number(left) === 0) return;
    if (Date.now() > until) throw new Error(`${left} jobs did not end`);
    await pause(250);
  }
}

async function checkBooks(env) {
  return call(process.execPath, [programOf('ops'), 'ledger', 'check'], { env, cwd: projectRoot }).then(
    ({ stdout }) => ({ isRight: true, text: stdout }),
    ({ stdout, stderr }) => ({ isRight: false, text: `${stdout}${stderr}` }),
  );
}

const HEAD = [
  '',
  'offered/s',
  'accepted/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'goal',
  'refused',
  'with time',
  'refused p99',
  '5xx',
  'other',
  'lost',
  'recovery s',
  'generator',
  'goals',
];

const number = (value) => (value === null || Number.isNaN(value) ? '-' : value.toFixed(value < 100 ? 1 : 0));

function verdictOf({ isRight, missed }) {
  if (!isRight) return 'WRONG';
  return missed.length === 0 ? 'kept' : `missed: ${missed.join(', ')}`;
}

function lineOf(one) {
  return [
    one.name,
    number(one.offered),
    number(one.accepted),
    number(one.p50),
    number(one.p95),
    number(one.p99),
    one.goal,
    String(one.refused),
    one.refused === 0 ? '-' : `${(100 * (1 - one.unhinted / one.refused)).toFixed(0)} %`,
    number(one.refusedP99),
    String(one.broken),
    String(one.other),
    String(one.lost),
    number(one.recovery),
    `${(one.cpu * 100).toFixed(0)} %`,
    verdictOf(one),
  ];
}
