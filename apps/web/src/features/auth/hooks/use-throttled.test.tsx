import { act, renderHook } from '@testing-library/react';
import { SUBMIT_THROTTLE_MS, useThrottled } from './use-throttled.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (run: (word: string) => Promise<void> | undefined) => {
  const { result, unmount } = renderHook(() => useThrottled(run));
  return {
    unmount,
    isBusy: () => result.current.isBusy,
    press: (word: string) => act(async () => result.current.press(word)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
};

it('delays a submit within 1.5 s of the last one, and is busy until then', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { press, pass, isBusy } = open(run);
  await press('refused');
  expect(isBusy()).toBe(false);
  await press('corrected');
  expect(isBusy()).toBe(true);
  await pass(SUBMIT_THROTTLE_MS - 1);
  expect(run.mock.calls).toEqual([['refused']]);
  await pass(1);
  expect(run.mock.calls).toEqual([['refused'], ['corrected']]);
  expect(isBusy()).toBe(false);
});

it('treats a double click as one submit while the response is pending', async () => {
  let answer: () => void = () => undefined;
  const run = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { press, pass, isBusy } = open(run);
  await press('one');
  await press('double click');
  await pass(SUBMIT_THROTTLE_MS * 2);
  expect(run).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  await act(async () => answer());
  expect(isBusy()).toBe(false);
  await press('later');
  expect(run).toHaveBeenCalledTimes(2);
});

it('sends nothing after the form is unmounted', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { press, pass, unmount } = open(run);
  await press('one');
  await press('two');
  unmount();
  await pass(SUBMIT_THROTTLE_MS);
  expect(run).toHaveBeenCalledTimes(1);
});
