import { checkableOf, withCheckable } from './checkable.js';

describe('what can be checked in a line', () => {
  it.each([
    '学会了开挖掘机，受到班组长和同事的一致好评',
    '表现优秀',
    '受到游客的广泛好评',
    '参与公司各项工作',
  ])('is nothing in: %s', (line) => expect(checkableOf(line)).toBe(0));

  it('is more the more figures, names and objects there are', () => {
    const lines = [
      '整理客房布草',
      '整理客房布草，每日清点42间',
      '用Excel登记客房布草，每日清点42间，缺损2件',
    ];
    const values = lines.map(checkableOf);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(lines.length);
  });

  it('decides which lines may be chosen, unless all are empty', () => {
    const empty = '学会了调酒，受到客人好评';
    expect(withCheckable([empty, '负责吧台酒水的进货验收'], (text) => text)).toEqual([
      '负责吧台酒水的进货验收',
    ]);
    expect(withCheckable([empty], (text) => text)).toEqual([empty]);
  });
});
