import { isOwnWord } from './rules/own-word.js';

const isOwn = (text: string, word: string): boolean => isOwnWord(text, word, text.indexOf(word));

it.each(['因公司搬迁离职', '家庭原因离职，照顾孩子', '已离职', '离职原因：合同到期'])(
  'the end of an own job is no work in personnel: %s',
  (text) => {
    expect(isOwn(text, '离职')).toBe(false);
  },
);

it('the exit of staff is', () => {
  expect(isOwn('办理员工离职手续 40 人次', '离职')).toBe(true);
});

it('an examination in preparation is not a certificate', () => {
  expect(isOwn('在家备考中级会计', '中级会计')).toBe(false);
  expect(isOwn('2024 年取得中级会计', '中级会计')).toBe(true);
});
