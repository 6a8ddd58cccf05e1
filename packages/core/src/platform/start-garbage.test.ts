import { setImmediate } from 'node:timers/promises';
import { freeStartGarbage } from './start-garbage.js';

it('frees what nothing refers to any more', async () => {
  const reference = new WeakRef({ text: 'only for the start' });
  // A reference is kept until the current task ends.
  await setImmediate();
  expect(reference.deref()).toBeDefined();
  await setImmediate();
  freeStartGarbage();
  expect(reference.deref()).toBeUndefined();
});
