import { asked, reported } from '#test/interview/answer-pair.js';
import { harmOf } from './answer-class.js';
import { reportInterview } from './report-interview.js';

it.each([
  '先试讲再说课，七个老师打分，去掉最高分和最低分，我排第二。',
  '评委打分的时候看板书和教具，我的教具拿了满分。',
])('who tells how marks were given does not speak to the grader: %s', (text) => {
  expect(harmOf(text)).toBeNull();
});

it('an ordinal is no quantity', () => {
  const question = asked('ex-count-worst', {
    anchor: { pointer: '/internships/0/highlights/1', quote: '配额校验' },
    requirement: undefined,
  });
  const text = '第二个接口最不满意，我没有先量热点就加了缓存，后来重新做了一次，读请求下降 73%。';
  expect(reportInterview(reported([[question, text]])).inconsistencies).toEqual([]);
});

it('an honest short reason for leaving is an answer', () => {
  const text = '因为怀孕了，酒店要上夜班，身体吃不消，就和领导商量辞职了。';
  const [analysis] = reportInterview(reported([[asked('ex-left'), text]])).questions;
  expect(analysis?.kind).toBe('answered');
  expect(analysis?.score).toBeGreaterThanOrEqual(60);
  expect(analysis?.diagnosis.join('')).not.toContain('没有展开');
});

it('a list of virtues is no evasion of a failure', () => {
  const text = '我抗压能力强，学习能力强，沟通能力强，执行力强，什么都能做好。';
  const [analysis] = reportInterview(reported([[asked('hr-strength'), text]])).questions;
  expect(analysis?.diagnosis.join('')).toContain('口号');
});
