import { sameValue } from './same-value.js';

it.each([
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['甲', '甲', true],
])('compares %j with %j', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
  expect(sameValue(other, one)).toBe(same);
});
