import { AsyncLocalStorage } from 'node:async_hooks';
import { closeStorages } from './async-storages.cjs';

test('a storage opened since the last call is closed, and works again when it is used', () => {
  const storage = new AsyncLocalStorage();
  storage.enterWith('first file');
  closeStorages();
  expect(storage.getStore()).toBeUndefined();
  expect(storage.run('second file', () => storage.getStore())).toBe('second file');
});
