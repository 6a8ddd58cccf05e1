import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { signalAll } from '../support/processes.mjs';
import { secondsSince, timed } from '../support/wait.mjs';

const GOAL = { text: '0 jobs lost, recovered ≤ 30 s', seconds: 30 };

/**
 * Redis is unavailable for a while: reads, saves and sign-in keep working; exports and runs requested meanwhile are
 * refused at once or end later, and nothing that was accepted is lost.
 * @param {string} what @param {number} forMs
 * @param {{ begin: (site: any) => Promise<unknown> | unknown, end: (site: any) => Promise<unknown> | unknown }} fault
 */
const away = (what, forMs, { begin, end }) => ({
  row: '4',
  fault: `Redis ${what}`,
  goal: GOAL,
  async run(site) {
    const writer = await newWriter(site);
    await writer.spends.buy();
    await begin(site);
    const began = performance.now();
    const ending = [writer.exports.one('pdf'), writer.spends.spend()];
    await pause(300);
    const slowest = await usable(site, writer);
    await pause(Math.max(0, forMs - secondsSince(began) * 1_000));
    await end(site);
    const back = performance.now();
    await Promise.all(ending);
    const recovery = secondsSince(back);
    assert.deepEqual(await contradictions(site, [writer]), []);
    return {
      sent: `${tally([writer])} under way, 1 sign-in, 1 reading, 1 save`,
      end: 'export done, run done and charged once; the rest went on',
      note: `slowest answer meanwhile ${slowest.toFixed(1)} s`,
      recovery,
    };
  },
});

/** Calls what must keep working without Redis and returns the seconds of the slowest response. */
async function usable(site, { saves, person }) {
  const calls = [
    timed(() => site.person()),
    timed(() => person.call('/upload_resume_file/getInfoByMakeResumeId', { id: saves.id })),
    timed(() => person.call('/rtorder/rt_list', { page: 1, limit: 10 })),
  ];
  const answers = [...(await Promise.all(calls)), await timed(() => saves.next())];
  assert.deepEqual(
    answers.filter(({ ok }) => !ok).map(({ error }) => error),
    [],
  );
  return Math.max(...answers.map(({ seconds }) => seconds));
}

export const redisRows = [
  away('cut off for 10 s', 10_000, { begin: (site) => site.queue.cut(), end: (site) => site.queue.mend() }),
  away('killed, its data gone', 0, {
    begin: async (site) => {
      await site.askRedis(['FLUSHALL']);
      await site.kill('redis');
    },
    end: () => {},
  }),
  away('paused for 10 s (CLIENT PAUSE)', 10_000, {
    // The reply to CLIENT PAUSE may be delayed by the pause itself.
    begin: (site) => site.askRedis(['CLIENT', 'PAUSE', '10000', 'ALL']).catch(() => ''),
    end: () => {},
  }),
  away('stopped for 20 s (SIGSTOP)', 20_000, {
    begin: (site) => signalAll(site.redis.child.pid, 'SIGSTOP'),
    end: (site) => signalAll(site.redis.child.pid, 'SIGCONT'),
  }),
];

/** Waiting jobs are deleted from Redis. */
export const flushed = {
  row: '4',
  fault: 'FLUSHALL while jobs wait',
  goal: GOAL,
  async run(site) {
    const writers = [await newWriter(site), await newWriter(site)];
    for (const { spends } of writers) await spends.buy();
    signalAll(site.worker.child.pid, 'SIGSTOP');
    const ending = writers.flatMap(({ exports, spends }) => [exports.one('pdf'), spends.spend()]);
    await pause(1_500);
    await site.askRedis(['FLUSHALL']);
    signalAll(site.worker.child.pid, 'SIGCONT');
    const began = performance.now();
    await Promise.all(ending);
    const recovery = secondsSince(began);
    assert.deepEqual(await contradictions(site, writers), []);
    return { sent: tally(writers), end: 'all ended, charged once', recovery };
  },
};
