import { PromiseCache } from './promise-cache.js';

it('computes a value once, also for concurrent callers', async () => {
  const cache = new PromiseCache<number>(2);
  const make = jest.fn(() => Promise.resolve(1));
  expect(await Promise.all([cache.of('a', make), cache.of('a', make)])).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('evicts the least recently used value', async () => {
  const cache = new PromiseCache<string>(2);
  const make = jest.fn((key: string) => Promise.resolve(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.of(key, () => make(key));
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

it('does not cache a failure', async () => {
  const cache = new PromiseCache<string>(2);
  await expect(cache.of('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(cache.of('a', () => Promise.resolve('back'))).resolves.toBe('back');
});
