import { mergedStale } from './merge-node.js';

const text = (zh: string, en: string, stale?: 'zh' | 'en') => ({ zh, en, ...(stale && { stale }) });
const BASE = text('甲', 'A');

describe('stale language after a merge', () => {
  it('is none if a language is missing', () => {
    const mine = { zh: '乙', stale: 'en' };
    expect(mergedStale({ base: BASE, mine, theirs: BASE }, { zh: '乙' })).toBeUndefined();
    expect(mergedStale({ base: BASE, mine, theirs: BASE }, { en: 'A' })).toBeUndefined();
  });

  it.each([
    ['mine marked it', BASE, text('乙', 'A', 'en'), BASE, 'en'],
    ['theirs marked it', BASE, BASE, text('乙', 'A', 'en'), 'en'],
    ['theirs marked the other side', BASE, BASE, text('甲', 'B', 'zh'), 'zh'],
    ['mine brought it up to date', text('甲', 'A', 'en'), text('甲', 'B'), text('甲', 'A', 'en'), undefined],
    [
      'theirs brought it up to date',
      text('甲', 'A', 'en'),
      text('甲', 'A', 'en'),
      text('甲', 'B'),
      undefined,
    ],
    ['neither side changed it', text('甲', 'A', 'zh'), text('甲', 'A', 'zh'), text('甲', 'A', 'zh'), 'zh'],
    ['both marked English', BASE, text('乙', 'A', 'en'), text('丙', 'A', 'en'), 'en'],
    ['both marked Chinese', BASE, text('甲', 'B', 'zh'), text('甲', 'C', 'zh'), 'zh'],
    ['each marked a different side', BASE, text('乙', 'A', 'en'), text('甲', 'B', 'zh'), 'en'],
    ['each marked a different side, reversed', BASE, text('甲', 'B', 'zh'), text('乙', 'A', 'en'), 'en'],
    [
      'one wrote Chinese, one English, and mine marked it',
      BASE,
      text('乙', 'A', 'en'),
      text('甲', 'B'),
      'en',
    ],
    [
      'one wrote English, one Chinese, and theirs marked it',
      BASE,
      text('甲', 'B'),
      text('乙', 'A', 'en'),
      'en',
    ],
    ['the same, with Chinese marked by mine', BASE, text('甲', 'B', 'zh'), text('乙', 'A'), 'zh'],
    ['the same, with Chinese marked by theirs', BASE, text('乙', 'A'), text('甲', 'B', 'zh'), 'zh'],
    [
      'one updated the stale side while the other kept writing',
      text('甲', 'A', 'en'),
      text('甲', 'B'),
      text('乙', 'A', 'en'),
      'en',
    ],
  ])('%s', (_what, base, mine, theirs, stale) => {
    expect(mergedStale({ base, mine, theirs }, { zh: '并', en: 'M' })).toBe(stale);
  });
});
