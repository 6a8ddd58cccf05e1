import type { JobCompletionEvents } from '@qicheng/jobs/job-queue';
import { JobCompletionWaiter } from './job-completion-waiter.js';

/** Job completions that a test emits itself; without one, the timeout passes immediately. */
function manualJobEvents() {
  const close = jest.fn();
  const waits: number[] = [];
  const jobEvents: Pick<JobCompletionEvents, 'watch'> = {
    watch: () => ({ next: (timeoutMs) => Promise.resolve(void waits.push(timeoutMs)), close }),
  };
  return { completions: new JobCompletionWaiter(jobEvents as JobCompletionEvents), close, waits };
}

const row = (finishedAt: Date | null) => ({ finishedAt });

describe('waiting for a row', () => {
  it('reads it again at each end, after a second if an event is lost, until it is finished', async () => {
    const { completions, close, waits } = manualJobEvents();
    const finished = row(new Date());
    const states = [row(null), row(null), finished];
    const read = jest.fn(() => Promise.resolve(states.shift() ?? finished));
    expect(await completions.untilFinished('row', 60_000, read)).toBe(finished);
    expect(read).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([1_000, 1_000]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('returns it as it is at the timeout', async () => {
    const { completions, waits } = manualJobEvents();
    const unfinished = row(null);
    expect(await completions.untilFinished('row', 0, () => Promise.resolve(unfinished))).toBe(unfinished);
    expect(waits).toEqual([]);
  });

  it('does not wait longer than requested', async () => {
    const { completions, waits } = manualJobEvents();
    await completions.untilFinished('row', 20, () => Promise.resolve(row(null)));
    expect(Math.max(...waits)).toBeLessThanOrEqual(20);
  });

  it('releases all waiting callers when the process ends', async () => {
    const { completions } = manualJobEvents();
    const unfinished = row(null);
    const waiting = completions.untilFinished('row', 60_000, async () => {
      await new Promise(setImmediate);
      return unfinished;
    });
    completions.beforeApplicationShutdown();
    expect(await waiting).toBe(unfinished);
  });

  it('stops waiting if the row cannot be read', async () => {
    const { completions, close } = manualJobEvents();
    await expect(
      completions.untilFinished('row', 1_000, () => Promise.reject(new Error('gone'))),
    ).rejects.toThrow('gone');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
