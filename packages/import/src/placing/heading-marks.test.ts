import { headingOf } from './headings.js';

describe('a heading between symbols', () => {
  it.each(['学习经历 女', '求职目标 广', '大 教育背景', '※\t项目实践\t丫'])(
    'is recognised if OCR read the symbols as letters: %s',
    (line) => {
      expect(headingOf(line, true)).toMatchObject({ rest: '' });
    },
  );

  it('is not recognised if the letter has a meaning', () => {
    expect(headingOf('获奖情况 无', true)?.title).not.toBe('获奖情况');
    expect(headingOf('学习经历 女')).toBeNull();
  });
});
