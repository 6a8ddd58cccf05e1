const limitAt = (scale: string | undefined): number => {
  const before = process.env['TEST_SPEED_SCALE'];
  if (scale === undefined) delete process.env['TEST_SPEED_SCALE'];
  else process.env['TEST_SPEED_SCALE'] = scale;
  let limit = 0;
  jest.isolateModules(() => {
    limit = jest.requireActual<typeof import('./time-limit.js')>('./time-limit.js').timeLimit(1_000);
  });
  if (before === undefined) delete process.env['TEST_SPEED_SCALE'];
  else process.env['TEST_SPEED_SCALE'] = before;
  return limit;
};

describe('a limit of a test', () => {
  it.each([
    ['4', 4_000],
    ['1.25', 1_250],
    ['1', 1_000],
    ['0.5', 1_000],
    ['quick', 1_000],
    ['', 1_000],
    [undefined, 1_000],
  ])('on a machine of scale %s is %d ms instead of 1,000', (scale, limit) => {
    expect(limitAt(scale)).toBe(limit);
  });
});
