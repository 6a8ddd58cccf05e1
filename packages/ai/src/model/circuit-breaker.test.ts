import { createProviderBreaker } from './language-model.js';
import { LedgerRefusal, ModelError } from './model-error.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const HALF_OPEN_AFTER_MS = 30_000;
const answer = () => 'answer';
const trouble = () => Promise.reject(new ModelError('unavailable', 'http-500'));

async function brokenBreaker() {
  const breaker = createProviderBreaker();
  for (let call = 0; call < 10; call += 1) await expect(breaker.execute(trouble)).rejects.toThrow('http-500');
  return breaker;
}

it('opens after ten calls, half of which failed because of the provider', async () => {
  const breaker = createProviderBreaker();
  for (let pair = 0; pair < 5; pair += 1) {
    await breaker.execute(answer);
    await expect(breaker.execute(trouble)).rejects.toThrow('http-500');
  }
  await expect(breaker.execute(answer)).rejects.toThrow(
    'Execution prevented because the circuit breaker is open',
  );
});

it.each([
  ['an unusable answer', new ModelError('refused', 'not-json')],
  ['a reader who left', new ModelError('aborted', 'signal')],
  ['a limit of the product', new LedgerRefusal('unavailable', 'run-cap')],
])('stays closed after %s', async (_, error) => {
  const breaker = createProviderBreaker();
  for (let call = 0; call < 20; call += 1) {
    await expect(breaker.execute(() => Promise.reject(error))).rejects.toBe(error);
  }
  await expect(breaker.execute(answer)).resolves.toBe('answer');
});

it('allows one trial call after thirty seconds, and closes if it succeeds', async () => {
  const breaker = await brokenBreaker();
  jest.advanceTimersByTime(HALF_OPEN_AFTER_MS - 1);
  const early = jest.fn(answer);
  await expect(breaker.execute(early)).rejects.toThrow();
  expect(early).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await expect(breaker.execute(answer)).resolves.toBe('answer');
  await expect(breaker.execute(answer)).resolves.toBe('answer');
});

it('opens again if the trial call fails', async () => {
  const breaker = await brokenBreaker();
  jest.advanceTimersByTime(HALF_OPEN_AFTER_MS);
  await expect(breaker.execute(trouble)).rejects.toThrow('http-500');
  const next = jest.fn(answer);
  await expect(breaker.execute(next)).rejects.toThrow();
  expect(next).not.toHaveBeenCalled();
});
