import { isOwnWord } from './own-word.js';

const isOwn = (text: string, word: string): boolean => isOwnWord(text, word, text.indexOf(word));

describe('a keyword of the candidate’s own work', () => {
  it.each([
    ['负责版本测试与上线', '上线'],
    ['参与商务谈判三次', '商务'],
    ['编写接口测试用例', '测试'],
    ['读完《俞军产品方法论》，做用户体验走查', '用户体验'],
    ['没有停机，按时上线', '上线'],
  ])('is found in %s: %s', (text, word) => {
    expect(isOwn(text, word)).toBe(true);
  });

  it.each([
    ['做了小程序原型，没有上线', '上线'],
    ['项目未正式上线', '上线'],
    ['没有用过MySQL', 'MySQL'],
    ['读完《用户体验要素》', '用户体验'],
    ['协助妇联组织的培训', '组织'],
  ])('is not found in %s: %s', (text, word) => {
    expect(isOwn(text, word)).toBe(false);
  });
});
