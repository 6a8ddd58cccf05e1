import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { AiCountService } from '@qicheng/core/ai-count';
import { MODEL_FAULTS } from '@qicheng/testing/model-stub/index';
import { type ModelStageOptions, setUpModelStage } from './model-stage.js';

/** All faults of a provider, and an unreachable provider. */
export const FAULTS = [...MODEL_FAULTS, 'connectionRefused'] as const;
export type FaultName = (typeof FAULTS)[number];

// A user may have three runs at a time.
const AT_ONCE = 3;
const COUNTS = 5;

/** Returns the URL of a closed port on this machine. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return `http://127.0.0.1:${port}/v1`;
}

/** Runs jobs against one fault and returns their outcome. */
export async function runJobs(fault: FaultName, jobs: number, options: ModelStageOptions['options'] = {}) {
  const isGone = fault === 'connectionRefused';
  const address = isGone ? { baseUrl: await closedAddress() } : {};
  const stage = await setUpModelStage({ options: { ...options, ...address } });
  try {
    if (!isGone) stage.stub.behave(() => ({ fault }));
    let longestMs = 0;
    for (let done = 0; done < jobs; done += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, jobs - done) }, () => stage.start());
      const startedAt = performance.now();
      await Promise.all((await Promise.all(batch)).map((runId) => stage.work(runId)));
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    const runs = await stage.rows.analysis.findMany({
      select: { status: true, failure: true, result: true },
    });
    return {
      states: [...new Set(runs.map(({ status, failure }) => `${status} ${failure}`))],
      jobs: runs.length,
      results: runs.filter(({ result }) => result !== null).length,
      requests: stage.stub.requests.length,
      open: await stage.rows.modelCall.count({ where: { status: 'sending' } }),
      balance: await stage.balance(),
      breaches: await stage.app.get(AiCountService).findBreaches(),
      longestMs,
    };
  } finally {
    await stage.stop();
  }
}

/**
 * The expected outcome of runs against a fault: failed, no result stored, every count refunded, the ledger consistent.
 */
export const expectedEnd = (jobs: number) => ({ jobs, results: 0, open: 0, balance: COUNTS, breaches: [] });
