import { TestClock } from '#test/test-clock.js';
import { PollLimit } from '../sign-in/sign-in-with-wechat.js';

describe('WX4: polls of one scene', () => {
  const clock = new TestClock();
  const limit = new PollLimit(clock);
  const passes = (scene: string): boolean => {
    try {
      limit.admit(scene);
      return true;
    } catch {
      return false;
    }
  };

  it('two at once, then one in three seconds, separately for each scene', () => {
    expect([passes('a'), passes('a'), passes('a'), passes('b')]).toEqual([true, true, false, true]);
    clock.advance(2.9);
    expect(passes('a')).toBe(false);
    clock.advance(0.2);
    expect([passes('a'), passes('a')]).toEqual([true, false]);
  });

  it('reduce from 100 per second for a minute to 22, with a retry time', () => {
    let admitted = 0;
    for (let poll = 0; poll < 6000; poll += 1) {
      if (passes('flood')) admitted += 1;
      clock.advance(0.01);
    }
    expect(admitted).toBeGreaterThanOrEqual(21);
    expect(admitted).toBeLessThanOrEqual(22);
    expect(() => {
      limit.admit('flood');
      limit.admit('flood');
    }).toThrow(expect.objectContaining({ reason: 'tooManyRequests', retryAfterSeconds: 3 }) as Error);
  });

  it('does not store old scenes forever', () => {
    passes('old');
    passes('old');
    expect(passes('old')).toBe(false);
    for (let scene = 0; scene < 10_001; scene += 1) passes(`scene-${scene}`);
    expect(passes('old')).toBe(true);
  });
});
