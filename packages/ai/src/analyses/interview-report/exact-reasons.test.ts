import { questionOf, reported } from '#test/interview/answer-pair.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { conductWordsOf } from './conduct-model/kinds.js';
import { timeRead } from './observations.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { sample: 'electrician', position: '电工' }))
    .questions[0]!;

/** Judgements that no rule can make: whether all was answered, whether it is right, whether it is the candidate’s own. */
const JUDGED =
  /大都说到|说到了一部分|做法具体|可以照着做|说清了|说明了原因|有比较|有反思|用词明确|意思完整|(?<!有没有)直接回答|回答切题|可以照这样说|要点都有了|有自己做的事/u;

describe('no answer is called complete, right or clear', () => {
  it.each([
    ['mg-first-90', '头一周我先看看数据，再找人聊一聊，然后把大家的积极性带起来，业绩自然就上去了。'],
    [
      'mg-hardest',
      '那时候订单特别多，大家一起扛过来的，我觉得心态最重要，最后客户都挺满意的，也没出什么问题。',
    ],
    ['hr-why-job', '我从小就喜欢和机器打交道，邻居的收音机都是我拆开看的，所以就来应聘了。'],
    [
      'mg-hardest',
      '去年三号线的接触器一周烧了两次，我先量电压，再查负载，发现是电机轴承卡，换掉以后半年没有再烧。',
    ],
  ])('%s: %s', (id, text) => {
    const { diagnosis, hitPoints } = analysisOf(id, text);
    expect([...diagnosis, ...hitPoints].join('\n')).not.toMatch(JUDGED);
  });
});

it('somebody who never did the work is asked how they would do it', () => {
  expect(analysisOf('mg-first-90', '我没有管过排班，这些都是班长安排的。').diagnosis.join('')).toContain(
    '没有做过可以直说',
  );
  expect(analysisOf('mg-first-90', '我没有管过排班，这些都是班长安排的。').diagnosis.join('')).not.toContain(
    '还没有讲完',
  );
});

it('a strength named in one word and shown by an own action is on topic', () => {
  expect(
    analysisOf('hr-strength', '耐心。我在配电房一个人对过26张旧图纸，每一根线都重新编了号。').kind,
  ).not.toBe('offTopic');
});

it('the kind of a harmful answer is named only with words of that kind', () => {
  expect(
    conductWordsOf('favoured', '没有上岗证的人先顶一下，检查表我提前签好字放在机房。', true),
  ).not.toContain('熟人');
  expect(conductWordsOf('favoured', '我表弟来应聘，笔试差一点也先让他过。', true)).toContain('熟人');
});

it.each([
  '先找个公司待着，等考到教师资格证我就去学校。',
  '等我攒够了本钱就自己开维修店，这两年先在这里干着。',
])('somebody who says when they will leave will not stay: %s', (text) => {
  expect(analysisOf('hr-why-job', `离家近，也不累。${text}`).diagnosis[0]).toContain('待不久');
});

it('initials of a product are no employer in an introduction', () => {
  const made = reported([[questionOf('hr-intro'), '不会']], { position: '实施顾问' });
  const work = [
    ['MES', '实施顾问', '2021.03-2026.06', '完成12家工厂的上线，交付周期由60天缩短到35天'],
  ] as const;
  const resume = { ...made.resume, document: written({ name: '林岚', work }) };
  const { referenceAnswer } = reportInterview({ ...made, resume }).questions[0]!;
  expect(referenceAnswer).toContain('做过实施顾问');
  expect(referenceAnswer).not.toContain('MES');
});

it('a detailed answer in which the source of a figure is not read is compared with the reference answer', () => {
  const text =
    '接手的时候每天压着60多单没拆，我先把急件挑出来单独放一排，剩下的按楼层分给4个人，一层一层推。第二周开始每天下班前清一次，三个星期以后压的就只剩5单上下，再往后没有超过8单，中间换了两个人也没有反弹。';
  const { diagnosis, score } = analysisOf('ex-figure-source', text);
  expect(diagnosis.join('')).toContain('与参考回答逐点对照');
  expect(score).toBeGreaterThan(60);
});

it('an age is no time of an event', () => {
  expect(timeRead('我今年40岁，一个班管8到10个病区。')).toBeNull();
  expect(timeRead('今年六月换了电梯。')).toBe('今年六月');
});
