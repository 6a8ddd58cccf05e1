import { pino } from 'pino';
import { TaskScheduler } from './task-scheduler.js';

describe('TaskScheduler', () => {
  const recurring = () => new TaskScheduler(pino({ level: 'silent' }));

  it('continues after a failed round and ends when stopped', async () => {
    let rounds = 0;
    const task = recurring();
    await new Promise<void>((resolve) => {
      task.start('t', 1, () => {
        rounds += 1;
        if (rounds === 3) resolve();
        return rounds === 1 ? Promise.reject(new Error('first')) : Promise.resolve();
      });
    });
    await task.stop();
    const after = rounds;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(rounds).toBe(after);
  });

  it('waits for the running round', async () => {
    let isOver = false;
    const task = recurring();
    task.start('t', 1_000, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      isOver = true;
    });
    await task.stop();
    expect(isOver).toBe(true);
  });
});
