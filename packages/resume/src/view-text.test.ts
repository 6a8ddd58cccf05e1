import { entryRest } from './view-text.js';

describe('entryRest', () => {
  it.each([
    [{ subtitle: '风控部 · 产品经理', meta: '上海' }, '风控部 · 产品经理 · 上海'],
    [{ subtitle: 'R&D · Engineer', meta: 'Shanghai' }, 'R&D · Engineer · Shanghai'],
    [{ subtitle: 'Product Manager, Risk', meta: 'Shanghai' }, 'Product Manager, Risk, Shanghai'],
    [{ subtitle: '产品经理' }, '产品经理'],
    [{ meta: 'Shanghai' }, 'Shanghai'],
    [{}, ''],
  ])('joins %j with the separator of its language', (entry, line) => {
    expect(entryRest(entry)).toBe(line);
  });
});
