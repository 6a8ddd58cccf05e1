import { mergeOrder } from './order.js';

const all = () => true;
const merged = (base: string, mine: string, theirs: string, prefersTheirs = false) => {
  const { order, isContested } = mergeOrder(
    { base: [...base], mine: [...mine], theirs: [...theirs] },
    all,
    prefersTheirs,
  );
  return `${order.join('')}${isContested ? '?' : ''}`;
};

describe('order of a merged list', () => {
  it.each([
    ['abc', 'abc', 'abc', 'abc'],
    ['abc', 'cab', 'abc', 'cab'],
    ['abc', 'abc', 'cab', 'cab'],
    ['abc', 'cab', 'cab', 'cab'],
    ['', '', '', ''],
  ])('of %s, %s and %s is %s', (base, mine, theirs, order) => {
    expect(merged(base, mine, theirs)).toBe(order);
  });

  it('is a conflict if both changed it differently, and mine unless theirs is preferred', () => {
    expect(merged('abc', 'cab', 'bac')).toBe('cab?');
    expect(merged('abc', 'cab', 'bac', true)).toBe('bac?');
    expect(merged('abc', 'cab', 'abc', true)).toBe('cab');
    expect(merged('abc', 'abc', 'bac', true)).toBe('bac');
  });

  it.each([
    ['ab', 'xab', 'ab', 'xab'],
    ['ab', 'ab', 'xab', 'xab'],
    ['ab', 'axb', 'aby', 'axby'],
    ['ab', 'axyb', 'azb', 'axyzb'],
    ['ab', 'azb', 'axyb', 'axyzb'],
    ['ab', 'axb', 'axb', 'axb'],
    ['ab', 'bxa', 'ab', 'bxa'],
    ['abc', 'acx', 'abc', 'abcx'],
  ])('keeps additions after their predecessor: %s, %s, %s', (base, mine, theirs, order) => {
    expect(merged(base, mine, theirs)).toBe(order);
  });

  it('omits removed items', () => {
    const orders = { base: ['a', 'b'], mine: ['a', 'b', 'x'], theirs: ['b'] };
    expect(mergeOrder(orders, (key) => key !== 'a', false).order).toEqual(['b', 'x']);
  });

  it('has no conflict about items that are not in every copy', () => {
    expect(merged('abc', 'cb', 'ab')).not.toContain('?');
    expect(merged('ab', 'xyab', 'yxab')).toBe('xyab');
  });
});
