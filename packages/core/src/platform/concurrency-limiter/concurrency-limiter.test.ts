import { ConcurrencyLimiter } from './index.js';

function task() {
  let finish = (_value: string): void => undefined;
  const done = new Promise<string>((resolve) => (finish = resolve));
  const run = jest.fn(() => done);
  return { run, finish: (value: string) => finish(value) };
}

describe('ConcurrencyLimiter', () => {
  it('runs as many tasks as it has slots, queues in order and refuses the rest', async () => {
    const limiter = new ConcurrencyLimiter(1, 1);
    const [first, second, third] = [task(), task(), task()];
    const one = limiter.run(first.run);
    const two = limiter.run(second.run);
    await expect(limiter.run(third.run)).rejects.toMatchObject({ reason: 'busy', retryAfterSeconds: 1 });
    expect(second.run).not.toHaveBeenCalled();
    first.finish('a');
    expect(await one).toBe('a');
    second.finish('b');
    expect(await two).toBe('b');
    expect(third.run).not.toHaveBeenCalled();
  });

  it('frees the slot of a failed task', async () => {
    const limiter = new ConcurrencyLimiter(1, 0);
    await expect(limiter.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await limiter.run(() => Promise.resolve(1))).toBe(1);
  });
});
