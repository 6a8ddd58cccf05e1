import { createPace } from './pace.js';

/** A drawing takes as long as the test says. */
function stage() {
  let drawn = 0;
  const cheap: boolean[] = [];
  const draw = (isCheap: boolean) => {
    drawn += 1;
    cheap.push(isCheap);
  };
  const pace = createPace(draw, () => Date.now());
  const finish = async (cost: number) => {
    await jest.advanceTimersByTimeAsync(cost);
    pace.drawn();
  };
  return { pace, finish, cheap, drawn: () => drawn };
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

  it('says that a drawing is cheap once one was', async () => {
    const { pace, finish, cheap } = stage();
    pace.request();
    await finish(8);
    await jest.advanceTimersByTimeAsync(100);
    pace.request();
    await finish(40);
    await jest.advanceTimersByTimeAsync(100);
    pace.request();
    expect(cheap).toEqual([false, true, false]);
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
