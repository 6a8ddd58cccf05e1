import { yuan } from './money.js';

it.each([
  [1800, '¥18'],
  [480, '¥4.80'],
  [1, '¥0.01'],
  [12_800, '¥128'],
])('formats %i fen as %s', (fen, text) => {
  expect(yuan(fen)).toBe(text);
});
