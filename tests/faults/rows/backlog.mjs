import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#tooling/launcher/home.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { quantile } from '../support/wait.mjs';

const { Queue } = createRequire(path.join(projectRoot, 'packages/jobs/package.json'))('bullmq');
const JOBS = 10_000;
const EXPORTS = 10;

/** Poison jobs are queued ahead of the jobs that users wait for. */
export const backlog = {
  row: '20',
  fault: `${JOBS} poison jobs at once in each of two queues (half of them unreadable, half of rows that are gone)`,
  goal: { text: 'others’ exports and runs ended, wait p95 ≤ 2 × calm', seconds: 2 },
  async run(site) {
    const writer = await newWriter(site);
    await writer.spends.buy();
    const work = async () => {
      const began = performance.now();
      await Promise.all([writer.exports.one('docx'), writer.spends.runs.size < 10 && writer.spends.spend()]);
      await writer.saves.next();
      return (performance.now() - began) / 1000;
    };
    await work();
    const calm = [];
    for (let turn = 0; turn < EXPORTS / 2; turn += 1) calm.push(await work());
    const { hostname, port, password } = new URL(site.redisUrl);
    const connection = { host: hostname, port: Number(port), password };
    for (const [queue, job, payload] of [
      ['exports', 'resume.export', 'exportId'],
      ['analyses', 'analysis.run', 'runId'],
    ]) {
      const backlog = new Queue(queue, { connection, prefix: 'qicheng' });
      const poison = (index) => ({
        name: job,
        data: index % 2 === 0 ? {} : { [payload]: randomUUID() },
        opts: { attempts: 3, removeOnFail: true, removeOnComplete: true },
      });
      await backlog.addBulk(Array.from({ length: JOBS }, (_none, index) => poison(index)));
      await backlog.close();
    }
    const busy = [];
    for (let turn = 0; turn < 4; turn += 1) busy.push(await work());
    assert.deepEqual(await contradictions(site, [writer]), []);
    const [before, meanwhile] = [calm, busy].map((seconds) => quantile(seconds, 0.95));
    return {
      sent: `${2 * JOBS} poison jobs; ${tally([writer])}`,
      end: `everything asked for ended; ${before.toFixed(1)} s calm, ${meanwhile.toFixed(1)} s behind the backlog`,
      recovery: meanwhile / before,
      isRatio: true,
    };
  },
};
