import { act, renderHook } from '@testing-library/react';
import { useCooldown } from './use-sent-code.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('useCooldown', () => {
  it('waits 60 seconds after a send', () => {
    const { result } = renderHook(() => useCooldown('sixty'));
    expect(result.current.remaining).toBe(0);
    act(() => result.current.start());
    expect(result.current.remaining).toBe(60);
    pass(59);
    expect(result.current.remaining).toBe(1);
    pass(1);
    expect(result.current.remaining).toBe(0);
  });

  it('continues while its dialog is closed, and only for its own button', () => {
    const first = renderHook(() => useCooldown('login'));
    act(() => first.result.current.start());
    first.unmount();
    jest.advanceTimersByTime(20_000);
    expect(renderHook(() => useCooldown('login')).result.current.remaining).toBe(40);
    expect(renderHook(() => useCooldown('register')).result.current.remaining).toBe(0);
  });
});
