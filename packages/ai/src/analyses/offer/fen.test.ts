import { divided, fenOf, percentOf, roundedTo, timesOf, yuanOf } from './fen.js';

describe('money in fen', () => {
  it.each([
    [48_444.45, 4_844_445],
    [1.01, 101],
    [0.07, 7],
  ])('%d yuan are %d fen', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });

  it('is converted to the yuan that were entered', () => {
    for (let fen = 0; fen < 100_000; fen += 7) expect(fenOf(yuanOf(fen))).toBe(fen);
  });

  it('rounds a half away from zero', () => {
    expect([percentOf(50, 1), percentOf(150, 1), percentOf(-50, 1), percentOf(49, 1)]).toEqual([1, 2, -1, 0]);
    expect(timesOf(1, 0.5)).toBe(1);
    expect(timesOf(1, 1.499)).toBe(1);
  });

  it('is divided to the nearest fen', () => {
    expect([divided(7, 2), divided(-7, 2), divided(7, 3), divided(8, 3), divided(0, 3)]).toEqual([
      4, -4, 2, 3, 0,
    ]);
  });

  it('supports factors with three decimals and percentages with two', () => {
    expect([timesOf(10_000, 1.234), timesOf(100_000, 1.2345)]).toEqual([12_340, 123_500]);
    expect([percentOf(10_000, 10.25), percentOf(1_000_000, 10.255)]).toEqual([1_025, 102_600]);
  });

  it('supports percentages with decimals', () => {
    expect(percentOf(fenOf(10_000), 10.4)).toBe(fenOf(1_040));
    expect(percentOf(fenOf(7_162), 0.5)).toBe(fenOf(35.81));
  });

  it.each([
    [123_450, 1, 123_450],
    [123_456, 10, 123_460],
    [123_450, 100, 123_500],
    [123_449, 100, 123_400],
  ])('%d fen to a multiple of %d are %d', (amount, unit, rounded) => {
    expect(roundedTo(amount, unit)).toBe(rounded);
  });
});
