import { PromiseCache } from './promise-cache.js';

it('makes a value once, also for those who ask while it is being made', async () => {
  const cache = new PromiseCache<number>(2);
  const make = jest.fn(() => Promise.resolve(1));
  expect(await Promise.all([cache.of('a', make), cache.of('a', make)])).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets what was asked for longest ago', async () => {
  const cache = new PromiseCache<string>(2);
  const make = jest.fn((key: string) => Promise.resolve(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.of(key, () => make(key));
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep a failure', async () => {
  const cache = new PromiseCache<string>(2);
  await expect(cache.of('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(cache.of('a', () => Promise.resolve('back'))).resolves.toBe('back');
});
