import { limits } from './error-catalogue.js';
import { ChunkLoadError, loadChunk } from './load-chunk.js';

it('resolves to the module', async () => {
  await expect(loadChunk(() => Promise.resolve('module'))).resolves.toBe('module');
});

it('wraps a network failure', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkLoadError);
});

it('fails after 120 seconds', async () => {
  jest.useFakeTimers();
  const failure = expect(loadChunk(() => new Promise(() => undefined))).rejects.toBeInstanceOf(
    ChunkLoadError,
  );
  jest.advanceTimersByTime(limits.chunkMs);
  await failure;
  jest.useRealTimers();
});
