import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { endMessage } from './interview-room.js';

const question = (id: string): InterviewQuestion => ({
  id,
  bankId: 'ex-role',
  type: 'experience',
  text: '配额缓存里您做了哪一部分？',
  whyAsked: '看真实性',
  depth: 'L1',
  timeSec: 120,
  followUps: [{ id: `${id}f1`, when: 'complete', text: '还有吗？' }],
  anchor: { pointer: '/internships/0/highlights/0', quote: '配额缓存' },
  scoringPoints: ['做法', '结果'].map((label) => ({ id: label, label, words: [label] })),
});
type Answer = Parameters<typeof endMessage>[1] extends (id: string) => infer Answer ? Answer : never;
const wordsOn = (answers: readonly Answer[]) =>
  endMessage(
    answers.map((_answer, place) => question(`q${place + 1}`)),
    (id) => answers[Number(id.slice(1)) - 1],
  );

const answer = (text: string, followUpAnswer = '') => ({ text, followUpAnswer });
const real = answer('我负责后端的配额缓存，把读请求减少了七成');

describe('dialog that ends a mock interview', () => {
  it('says that a report needs three valid answers, and offers to continue', () => {
    expect(wordsOn([real, real, answer('不会'), undefined])).toEqual({
      text: '有效回答 2/4 题（第 3 题太短或没有答到问题，不计入），至少要 3 题才能生成报告。现在结束，这一场不能生成报告，回答也不能再修改。',
      confirm: '仍要结束',
      cancel: '继续作答',
      isDissuading: true,
    });
  });

  it('promises a report from three answers on, counting a follow-up', () => {
    const words = wordsOn([real, real, answer('', real.text), undefined]);
    expect(words).toMatchObject({ confirm: '结束面试', cancel: '取消' });
    expect(words.text).toContain('可以生成报告');
  });

  it('does not count off-topic answers', () => {
    const beside = answer(
      '我平时喜欢吃拌面和抓饭，周末常和室友去校门口那家店，老板很热情，分量也足，大家都爱去那里吃饭。',
    );
    expect(wordsOn([real, real, beside, undefined]).text).toContain('有效回答 2/4 题');
  });

  it('promises a report of a drill of up to three questions from the first answer on', () => {
    expect(wordsOn([real, real]).confirm).toBe('结束面试');
    expect(wordsOn([real, undefined, undefined])).toMatchObject({
      confirm: '结束面试',
      text: expect.stringContaining('可以生成报告'),
    });
    expect(wordsOn([undefined, undefined, undefined]).text).toContain('至少要 1 题');
  });
});
