import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const CLAIM = '办公用品费用每年减少约4万元';
function about(bankId: string): InterviewQuestion {
  const question = questionOf(bankId);
  return {
    ...question,
    text: question.text.replace(/\{(?:claim|quote)\}/gu, CLAIM),
    anchor: { pointer: '/work/0/highlights/0', quote: CLAIM },
  };
}
const reportOf = (question: InterviewQuestion, text: string) =>
  reportInterview(reported([[question, text]], { sample: 'electrician', position: '维修电工' }));
const feedbackOn = (question: InterviewQuestion, text: string): string =>
  reportOf(question, text).questions[0]!.diagnosis.join('');

describe('how a figure was counted is stated by', () => {
  it.each([
    '数是拿换之前一年的付款明细和换之后一年的比出来的，财务对过，原来三家供应商分开报价，后来定了一家月结。',
    '每天收工过磅，磅单月底交给仓库汇总，我把前三个月和后三个月的加起来比，少了这么多。',
    '看的是收银小票，我每周把退掉的数出来记在本子上，店长确认过。',
  ])('%s', (text) => {
    expect(feedbackOn(about('ex-figure-source'), text)).not.toContain('没有读到这个数是怎么算出来的');
  });

  it('nothing of the kind in an opinion', () => {
    expect(
      feedbackOn(
        about('ex-figure-source'),
        '就是大家一起努力，慢慢就好起来了，领导也很支持我们的工作，所以效果很明显。',
      ),
    ).toContain('没有读到这个数是怎么算出来的');
  });
});

describe('claims that the résumé does not have', () => {
  it.each([
    '我带的六个班后来全部考上了清华北大，教育部专门请我去作报告。',
    '我还被评为全国特级维修大师，大家都来向我学习，那年我做了很多事情。',
    '干得好，总部让我当了区域总经理，管着好几个省的维修站，一直干到去年。',
    '我在雀巢研发中心工作的时候，独立做了一条生产线，一年做完了所有调试。',
  ])('are asked about: %s', (text) => {
    const { toCheck, questions } = reportOf(questionOf('mg-hardest'), text);
    expect(toCheck.map(({ kind }) => kind)).toContain('claim');
    expect(questions[0]!.diagnosis.join('')).not.toMatch(/读到了|属实就可以用/u);
  });

  it.each([
    '师傅让我负责二车间的配电柜，我每天先验电再查接线，那年没有出过事故。',
    '我现在是维修电工，去年公司评我为季度优秀员工，主要是故障修得快。',
  ])('are none in: %s', (text) => {
    expect(reportOf(questionOf('mg-hardest'), text).toCheck.filter(({ kind }) => kind === 'claim')).toEqual(
      [],
    );
  });
});

describe('selling what must not be sold', () => {
  it.each([
    '剩下过期的把日期标撕了重新打一个，当特价卖掉就行，也不会吃坏人。',
    '牛奶过期一两天没事，我们都是打折接着卖，顾客也看不出来，赶紧卖完就好了。',
    '临期的药把包装上的有效期刮掉换个标签，放在最里面慢慢卖，一般没人看。',
  ])('is named as such: %s', (text) => {
    expect(feedbackOn(questionOf('mg-hardest'), text)).toMatch(/过期、变质/u);
  });

  it.each([
    '我发现货架上有过期的面包，马上下架封存，登记以后报损销毁，再把同一批次都查了一遍。',
    '有人想把过期的牛奶换个日期再卖，我当场制止了，跟店长说明这样不能卖。',
    '每天晚上检查保质期，临期的放到特价区并写明日期，过期的当天就报废。',
  ])('is not found in: %s', (text) => {
    expect(reportOf(questionOf('mg-hardest'), text).questions[0]!.kind).not.toBe('harmful');
  });
});

it('an answer in English is asked for in Chinese, and its figures are compared with nothing', () => {
  const { inconsistencies, questions } = reportOf(
    about('ex-figure-source'),
    'The final figure in the back end was counted after returns. What drove it was moving 30% of the budget to smaller suppliers in September, and my director approved the change.',
  );
  expect(inconsistencies).toEqual([]);
  expect(questions[0]!.diagnosis.join('')).toContain('请用中文回答');
});

it.each([
  [
    'ex-people',
    '有个小伙子老迟到，我没当众批评，下班跟他聊，知道他要照顾家里，我把他调到十点的班，迟到就没有了，现在最快。',
  ],
  [
    'ex-reach',
    '主要给三年级的孩子，同年级另外三位老师也拿去用了，他们最喜欢里面的提问，因为有一半的孩子交了续写。',
  ],
])('an answer to %s that mentions the people asked about is on topic', (bankId, text) => {
  expect(reportOf(about(bankId), text).questions[0]!.kind).not.toBe('offTopic');
});

it('an answer that names several sources of a figure is asked for no further ground', () => {
  const text = '差异率是系统里导出来的，盘亏盘盈加起来除以账面数，每月财务抽货位复盘。';
  expect(feedbackOn(about('ex-figure-source'), text)).not.toContain('补一句：依据');
});

describe('the grade of an answer', () => {
  const gradeOf = (bankId: string, text: string, change = {}) =>
    reportInterview(
      reported([[questionOf(bankId, change), text]], { sample: 'electrician', position: '电工' }),
    ).questions[0]!.grade;

  it('is that of an answer to be given again only if its words show why', () => {
    expect(gradeOf('mg-priority', '先做急的那件，再做另一件，做不完就晚一点走。')).toBe('还不够');
    expect(gradeOf('hr-strength', '全市没有哪个电工比我更懂，什么故障我看一眼就会修。')).toBe('需要重说');
  });

  it('is low for a fact that the speaker does not know', () => {
    const award = {
      text: '“社区拔河比赛”是怎么评出来的？你觉得自己凭什么拿到？',
      anchor: { pointer: '/awards/0/name', quote: '社区拔河比赛' },
    };
    const text =
      '这个嘛，就是社区里拔的，来的人力气都挺大，怎么评的我也不太清楚，反正大家都尽力了，开心就好。';
    expect(['还不够', '需要重说']).toContain(gradeOf('ex-award', text, award));
  });

  it('is not low for a modest story with its end', () => {
    const text =
      '我的优点是坐得住。有个大姐的电表老跳，骂了我半天，我等她说完，一路一路拆开量，查到是热水器漏电，她后来还给我送了西瓜。';
    expect(['待对照', '可以', '好']).toContain(gradeOf('hr-strength', text));
  });
});

it.each([
  ['坐着上班挺舒服的，人也不用站一天。再说学校规定要实习满四个月，不然拿不到毕业证。', true],
  ['学校要求实习四个月，我选这里是因为想学配电，课上接过三次柜，实习周还换过两块表。', false],
])('a duty of the school is no reason for the post: %s', (text, isNone) => {
  const { diagnosis } = reportInterview(
    reported([[questionOf('hr-why-job'), text]], { sample: 'electrician', position: '电工' }),
  ).questions[0]!;
  expect(diagnosis.join('').includes('学校的要求')).toBe(isNone);
});
