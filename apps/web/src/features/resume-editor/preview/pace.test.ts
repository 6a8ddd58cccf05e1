import { createPace } from './pace.js';

/** A drawing takes as long as the test says. */
function stage() {
  let drawn = 0;
  const pace = createPace(() => (drawn += 1), () => Date.now());
  const finish = async (cost: number) => {
    await jest.advanceTimersByTimeAsync(cost);
    pace.drawn();
  };
  return { pace, finish, drawn: () => drawn };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createPace', () => {
  it('draws a single key at once', () => {
    const { pace, drawn } = stage();
    pace.request();
    expect(drawn()).toBe(1);
  });

  it('draws the last state of a burst after a rest of one and a half times the cost', async () => {
    const { pace, finish, drawn } = stage();
    pace.request();
    pace.request();
    pace.request();
    await finish(20);
    expect(drawn()).toBe(1);
    await jest.advanceTimersByTimeAsync(29);
    expect(drawn()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(drawn()).toBe(2);
  });

  it('draws at once again when the rest is over', async () => {
    const { pace, finish, drawn } = stage();
    pace.request();
    await finish(20);
    await jest.advanceTimersByTimeAsync(100);
    pace.request();
    expect(drawn()).toBe(2);
  });
});
