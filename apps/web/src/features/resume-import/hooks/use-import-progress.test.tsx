import { act, renderHook } from '@testing-library/react';
import { HIDE_MS, TICK_MS, useImportProgress } from './use-import-progress.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function begin(run: number | null = 1) {
  const onClosable = jest.fn();
  const onHide = jest.fn();
  const { result, rerender } = renderHook(
    (props: { run: number | null; isDone: boolean }) => useImportProgress({ ...props, onClosable, onHide }),
    { initialProps: { run, isDone: false } },
  );
  return { percent: () => result.current, rerender, onClosable, onHide };
}

describe('the percentage of an import [spec 4]', () => {
  it('starts at 0 and rises one point every 150 ms', () => {
    const { percent } = begin();
    expect(percent()).toBe(0);
    pass(TICK_MS - 1);
    expect(percent()).toBe(0);
    pass(1);
    expect(percent()).toBe(1);
    pass(41 * TICK_MS);
    expect(percent()).toBe(42);
  });

  it('stops at 99, and reports once that the dialog may be closed', () => {
    const { percent, onClosable, onHide } = begin();
    pass(98 * TICK_MS);
    expect(onClosable).not.toHaveBeenCalled();
    pass(500 * TICK_MS);
    expect(percent()).toBe(99);
    expect(onClosable).toHaveBeenCalledTimes(1);
    expect(onHide).not.toHaveBeenCalled();
  });

  it.each([3, 99])('shows 100 when the work finishes at %i, and hides 1.5 s later', (at) => {
    const { percent, rerender, onHide } = begin();
    pass(at * TICK_MS);
    rerender({ run: 1, isDone: true });
    expect(percent()).toBe(100);
    pass(HIDE_MS - 1);
    expect(onHide).not.toHaveBeenCalled();
    pass(1);
    expect(onHide).toHaveBeenCalledTimes(1);
  });

  it('restarts at 0 for the next import, and stops without one', () => {
    const { percent, rerender } = begin();
    pass(20 * TICK_MS);
    rerender({ run: null, isDone: false });
    pass(20 * TICK_MS);
    expect(percent()).toBe(0);
    rerender({ run: 2, isDone: false });
    expect(percent()).toBe(0);
    pass(TICK_MS);
    expect(percent()).toBe(1);
  });
});
