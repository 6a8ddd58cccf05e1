import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '#bench/support/chance.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { signalAll } from '../support/processes.mjs';
import { RegisterLog } from '../support/register-log.mjs';
import { quantile, repeatFor, secondsSince, until } from '../support/wait.mjs';

const ROUND_MS = 3_000;
const WRITERS = 2;
const VICTIMS = ['api', 'worker', 'postgres', 'redis'];

/** Rounds of all kinds of writes; in each round one process is killed at a random point. */
export const kills = {
  row: '1, 3, 4, 5',
  isSample: true,
  fault: 'kill -9 of API, worker, PostgreSQL and Redis in turn, at random points under all writes',
  goal: { text: '0 lost, 0 twice; exports ended ≤ 15 s after', seconds: 15 },
  async run(site, { rounds, minutes, seed }) {
    const chance = new Chance(seed);
    const newcomers = new RegisterLog(site);
    const writers = [];
    for (let index = 0; index < WRITERS; index += 1) writers.push(await newWriter(site));
    const killed = [];
    // Shuffled, because a sample has fewer rounds than there are processes to kill.
    const victims = chance.shuffled(VICTIMS);
    const end = performance.now() + minutes * 60_000;
    for (let round = 0; round < rounds && performance.now() < end; round += 1) {
      const working = Promise.all([...writers.map((one) => workRound(one, round)), register(newcomers)]);
      await pause(chance.between(0, ROUND_MS * 0.8));
      const victim = victims[round % victims.length];
      await site.kill(victim);
      killed.push({ victim, at: Date.now() });
      await working;
    }
    await site.ready();
    assert.deepEqual(await contradictions(site, writers, newcomers), []);
    const times = writers.flatMap(({ exports }) => exports.ends).map((end) => recovery(end, killed));
    const slowest = times.reduce((one, other) => (other.seconds > one.seconds ? other : one));
    const seconds = times.map((time) => time.seconds);
    return {
      sent: `${killed.length} kills; ${tally(writers, newcomers)}`,
      end: `0 lost, 0 twice, books right; ${writers.reduce((sum, { saves }) => sum + saves.resent, 0)} answers lost and asked again`,
      recovery: slowest.seconds,
      note: `export after a kill: p95 ${quantile(seconds, 0.95).toFixed(1)} s, the slowest after one of ${slowest.victim}`,
    };
  },
};

async function workRound({ saves, exports, spends }, round) {
  await Promise.all([
    exports.one(round % 3 === 0 ? 'docx' : 'pdf'),
    spendRound(spends),
    repeatFor(ROUND_MS, () => saves.next()),
  ]);
}

// Each pack pays for the runs of ten rounds.
async function spendRound(spends) {
  if (spends.runs.size >= spends.orders.size * 10) await spends.buy();
  await spends.spend();
}

const register = (newcomers) =>
  repeatFor(ROUND_MS, async () => {
    await newcomers.next();
    await pause(500);
  });

/** Returns the time from the last kill during an export to the end of that export. */
function recovery({ began, ended }, killed) {
  const { victim = 'nothing', at = began } = killed.findLast(({ at }) => at > began && at < ended) ?? {};
  return { victim, seconds: (ended - at) / 1000 };
}

/** Kills the worker during the given attempt of the user's export. */
async function killDuringAttempt(site, userId, attempt) {
  const isRunning = async () => {
    const query = "SELECT 1 FROM resume_export WHERE user_id = $1 AND status = 'running' AND attempts = $2";
    return (await site.sql(query, [userId, attempt])).length > 0;
  };
  await until(isRunning, { everyMs: 5, what: 'an export under way' });
  signalAll(site.worker.child.pid, 'SIGSTOP');
  assert.ok(await isRunning(), 'the export ended before the worker was stopped');
  await site.kill('worker');
}

/** The worker is killed twice during one export and the AI run beside it. */
export const killedTwice = {
  row: '3',
  fault: 'the worker killed twice in a row under an export, an AI run beside it',
  goal: { text: 'done or refunded ≤ 90 s', seconds: 90 },
  async run(site) {
    const writer = await newWriter(site);
    await writer.spends.buy();
    // Slows the work down, so that the kill happens in the middle of it.
    site.database.slow(200);
    const ending = Promise.all([writer.exports.one('pdf'), writer.spends.spend()]);
    for (const attempt of [1, 2]) await killDuringAttempt(site, writer.person.userId, attempt);
    await site.database.mend();
    const began = performance.now();
    await ending;
    const recovery = secondsSince(began);
    assert.deepEqual(await contradictions(site, [writer]), []);
    return { sent: tally([writer]), end: 'both ended, charged once', recovery };
  },
};

/** On SIGTERM, requests that were already accepted are still answered. */
export const terminated = {
  row: '2',
  fault: 'SIGTERM to API and worker with requests and an export under way',
  goal: { text: '0 accepted requests reset, exit 0, ≤ 20 s', seconds: 20 },
  async run(site) {
    const writer = await newWriter(site);
    const { call } = writer.person;
    // With the worker stopped, all requests are still waiting when the API receives SIGTERM.
    signalAll(site.worker.child.pid, 'SIGSTOP');
    const { exportId } = await call('/api/resume/exports', { resumeId: writer.saves.id, format: 'pdf' });
    const state = () => call('/api/resume/exports/state', { exportId, wait: 1 });
    const waiting = Promise.allSettled(Array.from({ length: 20 }, state));
    await pause(1_000);
    const seconds = [await terminate(site.api)];
    const unanswered = (await waiting).filter(({ status }) => status === 'rejected');
    assert.deepEqual(
      unanswered.map(({ reason }) => String(reason)),
      [],
    );
    signalAll(site.worker.child.pid, 'SIGCONT');
    await pause(300);
    seconds.push(await terminate(site.worker));
    await site.ready();
    await until(async () => (await state()).status === 'done', { what: 'the export' });
    assert.deepEqual(await contradictions(site, [writer]), []);
    return {
      sent: '20 waiting requests, 1 export',
      end: 'all answered, both exit 0, export done',
      recovery: Math.max(...seconds),
    };
  },
};

/** Sends SIGTERM and returns the seconds until the process exited. */
async function terminate(service) {
  service.failures = 0;
  const { child } = service;
  const began = performance.now();
  const code = await new Promise((resolve) => {
    child.once('close', (exit, signal) => resolve(exit ?? signal));
    child.kill('SIGTERM');
  });
  assert.equal(code, 0);
  return secondsSince(began);
}
