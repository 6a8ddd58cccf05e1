import { renderHook } from '@testing-library/react';
import { SUBMIT_THROTTLE_MS, useThrottled } from './use-throttled.js';

it('answers to one press in a second and a half', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const run = jest.fn();
  const { result } = renderHook(() => useThrottled(run));
  result.current('first');
  result.current('double click');
  now.mockReturnValue(10_000 + SUBMIT_THROTTLE_MS - 1);
  result.current('still too soon');
  now.mockReturnValue(10_000 + SUBMIT_THROTTLE_MS);
  result.current('second');
  expect(run.mock.calls).toEqual([['first'], ['second']]);
  now.mockRestore();
});
