import { onFirstAct, whenIdle } from './run-when.js';

const settled = (done: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => (done() ? resolve() : setTimeout(check, 1));
    check();
  });

describe('whenIdle', () => {
  it('runs its callbacks in order, one per task', async () => {
    const done: string[] = [];
    let tasks = 0;
    whenIdle(() => void done.push(`first in ${tasks}`));
    whenIdle(() => void done.push(`second in ${tasks}`));
    const count = setInterval(() => (tasks += 1), 1);
    expect(done).toEqual([]);
    await settled(() => done.length === 2);
    clearInterval(count);
    const [first = '', second = ''] = done;
    expect(first.split(' in ')[0]).toBe('first');
    expect(second.split(' in ')[0]).toBe('second');
    expect(first.split(' in ')[1]).not.toBe(second.split(' in ')[1]);
  });

  it('drops a cancelled callback', async () => {
    const done: string[] = [];
    const cancel = whenIdle(() => void done.push('cancelled'));
    whenIdle(() => void done.push('kept'));
    cancel();
    await settled(() => done.length > 0);
    expect(done).toEqual(['kept']);
  });
});

it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])('runs once, on the first %s', (event) => {
  const run = jest.fn();
  onFirstAct(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run after it was stopped', () => {
  const run = jest.fn();
  onFirstAct(run)();
  window.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
