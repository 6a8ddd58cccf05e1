import { endpoints } from '@qicheng/contract/endpoints';
import { CALLS_BY_EFFECT, effectOf, onceCalls } from './effects.js';

describe('the list of side effects', () => {
  it('covers every call once', () => {
    const sorted = Object.values(CALLS_BY_EFFECT).flat();
    expect(
      endpoints.filter((endpoint) => effectOf(endpoint) === undefined).map(({ route }) => route),
    ).toEqual([]);
    expect(sorted.filter((path, index) => sorted.indexOf(path) !== index)).toEqual([]);
    const paths = new Set(endpoints.map(({ path }) => path));
    expect(sorted.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('includes everything that creates, pays or proves among what must not happen twice', () => {
    const once = onceCalls().map(({ path }) => path);
    expect(once).toEqual(
      expect.arrayContaining(['/cms_order/makeCmsOrder', '/ai/jdAiAnalyse', '/user/login']),
    );
  });
});
