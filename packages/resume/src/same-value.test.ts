import { canonical, sameValue, sharing } from './same-value.js';

it.each([
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [{ a: undefined }, { b: undefined }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [1, '1', false],
  ['甲', {}, false],
  [undefined, null, false],
  ['甲', '甲', true],
])('compares %j with %j', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
  expect(sameValue(other, one)).toBe(same);
});

it('serialises equal values alike, and others differently', () => {
  expect(canonical({ b: [2, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[2,{"c":2,"d":1}]}');
  expect(canonical({ a: 1, b: undefined })).toBe('{"a":1}');
  expect(canonical(['b', 'a'])).toBe('["b","a"]');
  expect(canonical('甲')).toBe('"甲"');
});

describe('a later copy', () => {
  const earlier = {
    list: [
      { id: 'a', text: { zh: '甲' } },
      { id: 'b', text: { zh: '乙' } },
    ],
    words: [{ zh: '一' }, { zh: '二' }],
    basics: { phone: '1' },
  };

  it('is the earlier one if they are equal', () => {
    expect(sharing(earlier, structuredClone(earlier))).toBe(earlier);
    expect(sharing(earlier, earlier)).toBe(earlier);
  });

  it('shares equal parts with the earlier one: items by id, other values by position', () => {
    const later = structuredClone(earlier);
    later.list = [{ id: 'c', text: { zh: '丙' } }, later.list[1]!, { id: 'a', text: { zh: '改' } }];
    later.words = [{ zh: '一' }, { zh: '三' }];
    const shared = sharing(earlier, later);
    expect(shared).toEqual(later);
    expect(shared.basics).toBe(earlier.basics);
    expect(shared.list[1]).toBe(earlier.list[1]);
    expect(shared.words[0]).toBe(earlier.words[0]);
    const moved = sharing(earlier, {
      ...later,
      list: [earlier.list[1]!, earlier.list[0]!].map((one) => ({ ...one })),
    });
    expect([moved.list[0], moved.list[1]]).toEqual([earlier.list[1], earlier.list[0]]);
    expect(moved.list[0]).toBe(earlier.list[1]);
    expect(moved.list[1]).toBe(earlier.list[0]);
  });

  it('shares the unchanged parts of a changed item', () => {
    const member = { id: 'a', text: { zh: '甲' }, more: { zh: '旧' } };
    const shared = sharing([member], [{ id: 'a', text: { zh: '甲' }, more: { zh: '新' } }]);
    expect(shared[0]?.text).toBe(member.text);
    expect(shared[0]?.more).toEqual({ zh: '新' });
  });

  it.each([
    [null, { a: 1 }],
    [{ a: 1 }, null],
    ['甲', ['甲']],
    [{ 0: '甲' }, ['甲', '乙']],
    [['甲'], { 0: '甲' }],
    [{ a: { b: 1 } }, { a: [1] }],
    [[], ['甲', { id: 'a' }, null]],
  ])('with another type is itself: %j, %j', (one, other) => {
    expect(sharing(one, other)).toEqual(other);
  });
});
