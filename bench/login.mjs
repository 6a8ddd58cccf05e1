// Password sign-ins at scheduled times: 20 a second as planned, then far more than the machine can hash,
// compared with bare argon2id in this process. `pnpm bench login [seconds]`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { makeAccounts, signInShots } from './support/accounts.mjs';
import { percentile } from './support/load.mjs';
import { openLoop } from './support/open-loop.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const SECONDS = 30;
const OVERLOAD_SECONDS = 10;
const PLANNED = 20;
const OVERLOAD = 200;
// Enough accounts that none reaches its limit of five attempts during the overload.
const ACCOUNTS = 2000;
// The product's cost parameters, packages/core/src/account/password/password-hasher.ts.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { hash, verify } = createRequire(path.join(projectRoot, 'packages/core/package.json'))(
  '@node-rs/argon2',
);

export async function run({ site, say, args }) {
  const seconds = Number(args[0] ?? SECONDS);
  const accounts = await makeAccounts(site.env, ACCOUNTS);
  const shots = signInShots(accounts);
  await openLoop({ url: site.url, perSecond: PLANNED, seconds: 2, shot: shots }); // warm-up
  const bare = await bareHashes(3);
  const phases = [];
  for (const [perSecond, length] of [
    [PLANNED, seconds],
    [OVERLOAD, Math.min(seconds, OVERLOAD_SECONDS)],
  ]) {
    phases.push(
      phaseOf(perSecond, await openLoop({ url: site.url, perSecond, seconds: length, shot: shots })),
    );
  }
  say(`\n${report(phases, bare)}\n`);
  return phases.every(({ wrong }) => wrong === 0) && phases[0].refused === 0 ? 0 : 1;
}

/** The cost of checking a password: one at a time, and four in parallel as in the product. */
async function bareHashes(seconds) {
  const stored = await hash('Qicheng2026', COST);
  const runs = [];
  for (const lanes of [1, 4]) {
    const times = [];
    const began = performance.now();
    const lane = async () => {
      while (performance.now() - began < seconds * 1000) {
        const start = performance.now();
        await verify(stored, 'Qicheng2026');
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    runs.push({ lanes, times, perSecond: (times.length * 1000) / (performance.now() - began) });
  }
  return runs;
}

function phaseOf(perSecond, { shots, lateMs }) {
  const accepted = shots.filter(({ status, text }) => status === 200 && text.includes('"code":200,'));
  const refused = shots.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  return {
    perSecond,
    lateMs,
    accepted: accepted.map(({ ms }) => ms),
    refusedTimes: refused.map(({ ms }) => ms),
    refused: refused.length,
    wrong: shots.length - accepted.length - refused.length,
  };
}

const number = (value) => (Number.isNaN(value) ? '-' : value.toFixed(value < 100 ? 1 : 0));
const percentiles = (times) => [0.5, 0.95, 0.99].map((share) => number(percentile(times, share)));

function report(phases, bare) {
  const rows = [
    ['', 'per s', 'accepted', '503', 'other', 'p50 ms', 'p95 ms', 'p99 ms', '503 p99', 'sender late'],
  ];
  for (const { lanes, times, perSecond } of bare) {
    rows.push([
      `argon2id ×${lanes}`,
      number(perSecond),
      String(times.length),
      '',
      '',
      ...percentiles(times),
      '',
      '',
    ]);
  }
  for (const { perSecond, accepted, refused, refusedTimes, wrong, lateMs } of phases) {
    rows.push([
      `login at ${perSecond}/s`,
      String(perSecond),
      String(accepted.length),
      String(refused),
      String(wrong),
      ...percentiles(accepted),
      number(percentile(refusedTimes, 0.99)),
      number(lateMs),
    ]);
  }
  return table(rows);
}
