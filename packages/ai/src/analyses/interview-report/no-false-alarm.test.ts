import { questionOf, reported } from '#test/interview/answer-pair.js';
import { POSTING_QUESTIONS } from '../interview/ask-work.js';
import { QUESTION_BANK } from '../interview/bank.js';
import { harmOf } from './answer-class.js';
import { formOf } from './answer-form.js';
import { reportInterview } from './report-interview.js';

it.each([
  '先试讲再说课，七个老师打分，去掉最高分和最低分，我排第二。',
  '评委打分的时候看板书和教具，我的教具拿了满分。',
])('describing how marks were given does not address the grader: %s', (text) => {
  expect(harmOf(text)).toBeNull();
});

it('an ordinal is not a quantity', () => {
  const question = questionOf('ex-count-worst', {
    anchor: { pointer: '/internships/0/highlights/1', quote: '配额校验' },
    requirement: undefined,
  });
  const text = '第二个接口最不满意，我没有先量热点就加了缓存，后来重新做了一次，读请求下降 73%。';
  expect(reportInterview(reported([[question, text]])).inconsistencies).toEqual([]);
});

it('an honest short reason for leaving is a complete answer', () => {
  const text = '因为怀孕了，酒店要上夜班，身体吃不消，就和领导商量辞职了。';
  const [analysis] = reportInterview(reported([[questionOf('ex-left'), text]])).questions;
  expect(analysis?.kind).toBe('answered');
  expect(analysis?.score).toBeGreaterThanOrEqual(60);
  expect(analysis?.diagnosis.join('')).not.toContain('还没有讲完');
});

it('a list of virtues is reported as slogans', () => {
  const text = '我抗压能力强，学习能力强，沟通能力强，执行力强，什么都能做好。';
  const [analysis] = reportInterview(reported([[questionOf('hr-strength'), text]])).questions;
  expect(analysis?.diagnosis.join('')).toContain('口号');
});

describe('an employer that is not in the résumé', () => {
  const conflictsOf = (text: string) => {
    const { inconsistencies, toCheck } = reportInterview(reported([[questionOf('hr-strength'), text]]));
    return [...inconsistencies, ...toCheck].map(({ answer }) => answer);
  };

  it('is recognised without a suffix', () => {
    const answer = '我做过底盘的结构设计，在吉利实习了半年，独立完成了两轮校核，减重 12 公斤，后来用上了。';
    expect(conflictsOf(answer)).toEqual(['在吉利实习了半年']);
  });

  it.each(['在武汉实习了半年', '在车间实习了三个月', '在大三暑假实习了两个月', '在星河云计算实习了三个月'])(
    'is not found in “%s”',
    (clause) => {
      expect(conflictsOf(`${clause}，我负责接口的联调，改了十二处问题，后来没有再出错。`)).toEqual([]);
    },
  );
});

it.each([
  ['requirement-duty-last', 'story'],
  ['requirement-student-near', 'reason'],
  ['mechanical-design', 'story'],
  ['nurse-check', 'steps'],
  ['hr-salary', 'fact'],
] as const)('%s requires the answer form %s', (id, form) => {
  const entry = [...QUESTION_BANK, ...POSTING_QUESTIONS].find((each) => each.id === id)!;
  expect(formOf({ bankId: id, type: entry.type, text: entry.text })).toBe(form);
});

it('the name of a hospital or province is not a group of people', () => {
  expect(harmOf('我在清江人民医院工作过三年，这些系统我都熟，来了不用适应。')).toBeNull();
});
