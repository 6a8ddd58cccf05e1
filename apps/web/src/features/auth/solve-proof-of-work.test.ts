import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { solveProofOfWork } from './solve-proof-of-work.js';

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const targetOf = (number: number) => pbkdf2Sync('a salt', String(number), 10, 32, 'sha256').toString('hex');
const work = (number: number) => ({ salt: 'a salt', target: targetOf(number), iterations: 10, range: 200 });

it.each([0, 7, 130, 199])('finds the number that derives the target (%d)', async (number) => {
  const signal = new AbortController().signal;
  expect(await solveProofOfWork(work(number), { signal, onPercent: () => undefined })).toBe(number);
});

it('says in whole percent how much of the range was tried', async () => {
  const percents: number[] = [];
  const { signal } = new AbortController();
  await solveProofOfWork(work(199), { signal, onPercent: (percent) => percents.push(percent) });
  expect([...new Set(percents)].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index),
  );
});

it('finds nothing if no number of the range fits, and stops if it is aborted', async () => {
  const { signal } = new AbortController();
  expect(await solveProofOfWork(work(200), { signal, onPercent: () => undefined })).toBeNull();
  const leave = new AbortController();
  const percents: number[] = [];
  const solving = solveProofOfWork(work(199), {
    signal: leave.signal,
    onPercent: (percent) => {
      percents.push(percent);
      leave.abort();
    },
  });
  expect(await solving).toBeNull();
  expect(Math.max(...percents)).toBeLessThan(50);
});
