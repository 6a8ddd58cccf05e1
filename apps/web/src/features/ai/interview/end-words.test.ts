import { endWords } from './end-words.js';

const said = (text: string, followUpAnswer = '') => ({ text, followUpAnswer });
const real = said('我负责后端的配额缓存，把读请求减少了七成');

describe('the dialog that ends a mock interview', () => {
  it('says that a report needs three valid answers, and offers to go on', () => {
    expect(endWords([real, real, said('不会'), undefined])).toEqual({
      text: '有效回答 2/4 题，至少要 3 题才能生成报告。现在结束，这一场不能生成报告，回答也不能再修改。',
      act: '仍要结束',
      back: '继续作答',
    });
  });

  it('promises a report once there are three, a follow-up counted', () => {
    const words = endWords([real, real, said('', real.text), undefined]);
    expect(words).toMatchObject({ act: '结束面试', back: '取消' });
    expect(words.text).toContain('可以生成报告');
  });

  it('needs all of fewer questions', () => {
    expect(endWords([real, real]).act).toBe('结束面试');
    expect(endWords([real, undefined]).text).toContain('至少要 2 题');
  });
});
