import type { InterviewQuestion } from './interview.js';
import { followUpOf, followUpTo, isOffTopic, isValidAnswer } from './interview-topic.js';

const question: InterviewQuestion = {
  ...{ id: 'q2', bankId: 'ex-figure-how', type: 'experience', depth: 'L1', timeSec: 120 },
  text: '简历里写到“编写 Python 脚本清洗生产日报”，你是怎么做的？',
  whyAsked: '看真实性',
  anchor: { pointer: '/internships/0/highlights/0', quote: '编写 Python 脚本清洗生产日报' },
  followUps: [
    { id: 'q2f1', when: 'short', text: '可以再具体一些吗？' },
    { id: 'q2f2', when: 'noFigure', text: '结果用什么来衡量？' },
  ],
  scoringPoints: [
    { id: 'p1', label: '做法', words: ['脚本', '清洗'] },
    { id: 'p2', label: '结果', words: ['错误率'] },
    { id: 'p3', label: '原因', words: ['因为'] },
  ],
};
const FOOD = '我平时喜欢吃拌面和抓饭，周末常和室友去校门口那家店，老板很热情，分量也足，大家都爱去。';
const TRUE = '我先把十二张表的字段对齐，再用 Python 写脚本按天清洗日报，缺值用前后两天补。';

describe('an answer beside the question', () => {
  it('is told from one that says anything of what was asked', () => {
    expect([isOffTopic(question, FOOD), isOffTopic(question, TRUE)]).toEqual([true, false]);
    expect(isOffTopic({ ...question, type: 'intro' }, FOOD)).toBe(false);
  });

  it('is not told where an answer hits a point, or where the question has few words', () => {
    const meets = `${FOOD}因为分量足。`;
    expect(isOffTopic(question, meets)).toBe(false);
    expect(isOffTopic({ ...question, text: '你最大的缺点是什么？', anchor: undefined }, FOOD)).toBe(false);
  });

  it('does not count as valid, unless the follow-up brings it back', () => {
    expect([isValidAnswer(question, FOOD), isValidAnswer(question, TRUE)]).toEqual([false, true]);
    expect(isValidAnswer(question, FOOD, TRUE)).toBe(true);
    expect(isValidAnswer(question, '不会', '')).toBe(false);
  });

  it('is told by the follow-up that it misses the question, which is found again by its id', () => {
    const chosen = followUpTo(question, FOOD);
    expect(chosen?.text).toContain('没有说到题目问的内容');
    expect(chosen?.text).toContain('清洗生产日报');
    expect(followUpOf(question, chosen?.id)).toEqual(chosen);
    expect(followUpTo(question, TRUE)?.when).not.toBe('beside');
    expect(followUpTo({ ...question, text: '长'.repeat(400) }, FOOD)?.text.length).toBeLessThanOrEqual(200);
  });
});
