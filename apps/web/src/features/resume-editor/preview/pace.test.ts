import { createPace } from './pace.js';

/** A rendering takes as long as the test sets. */
function stage() {
  let drawCount = 0;
  const cheap: boolean[] = [];
  const draw = (isCheap: boolean) => {
    drawCount += 1;
    cheap.push(isCheap);
  };
  const pace = createPace(draw, () => Date.now());
  const finish = async (cost: number) => {
    await jest.advanceTimersByTimeAsync(cost);
    pace.onDrawn();
  };
  return { pace, finish, cheap, drawn: () => drawCount };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createPace', () => {
  it('renders a single keystroke at once', () => {
    const { pace, drawn } = stage();
    pace.request();
    expect(drawn()).toBe(1);
  });

  it('renders the last state of a burst after a pause of one and a half times the cost', async () => {
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

  it('reports a rendering as cheap after a cheap one', async () => {
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

  it('renders at once again when the pause is over', async () => {
    const { pace, finish, drawn } = stage();
    pace.request();
    await finish(20);
    await jest.advanceTimersByTimeAsync(100);
    pace.request();
    expect(drawn()).toBe(2);
  });
});
