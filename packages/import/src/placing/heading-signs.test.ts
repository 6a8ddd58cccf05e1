import { headingOf } from './headings.js';

describe('a heading between signs', () => {
  it.each(['学习经历 女', '求职目标 广', '大 教育背景', '※\t项目实践\t丫'])(
    'is one where recognition read the signs as letters: %s',
    (line) => {
      expect(headingOf(line, true)).toMatchObject({ rest: '' });
    },
  );

  it('is none where the letter says something', () => {
    expect(headingOf('获奖情况 无', true)?.title).not.toBe('获奖情况');
    expect(headingOf('学习经历 女')).toBeNull();
  });
});
