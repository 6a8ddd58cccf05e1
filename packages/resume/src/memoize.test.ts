import { memoize } from './memoize.js';

/** Counts its calls. */
function counting() {
  const calls: string[] = [];
  const answer = memoize((text) => {
    calls.push(text);
    return [text.length];
  });
  return { asked: calls, answer };
}

describe('memoized function', () => {
  it('is called once per text and returns the same answer', () => {
    const { asked, answer } = counting();
    expect(answer('简历')).toBe(answer('简历'));
    expect([answer('简历'), answer('')]).toEqual([[2], [0]]);
    expect(asked).toEqual(['简历', '']);
  });

  it('drops the oldest of more than 2,000 texts, and caches no long one', () => {
    const { asked, answer } = counting();
    for (let index = 0; index <= 2_000; index += 1) answer(String(index));
    answer('1');
    expect(asked).toHaveLength(2_001);
    answer('0');
    expect(asked).toHaveLength(2_002);
    for (let times = 0; times < 2; times += 1) answer('长'.repeat(1_001));
    expect(asked).toHaveLength(2_004);
  });
});
