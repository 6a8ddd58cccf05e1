import { questionOf, reported } from '#test/interview/answer-pair.js';
import { hollowOf } from './hollow.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]])).questions[0]!;

const HOLLOW: readonly (readonly [kind: string, bankId: string, text: string])[] = [
  [
    'copied',
    'mg-first-90',
    '岗位职责：1、负责酒店前厅的日常接待和排班；2、负责客诉的处理与回访；3、完善前厅服务流程。我会认真完成这些职责。',
  ],
  [
    'unsure',
    'ex-figure-source',
    '复购率是运营那边给的，具体我也不太清楚怎么统计，反正比以前高了。主要是大家共同努力的结果，老板也很支持。',
  ],
  ['unsure', 'hr-why-job', '我也说不上来，就是感觉这一行以后会好吧。'],
  [
    'credited',
    'ex-figure-source',
    '营业额是收银系统里的，多少不一定，有时候高有时候低。主要靠旺季和天气，游客多就好。',
  ],
  ['credited', 'mg-hardest', '主要靠公司的平台和领导的支持。我们打通了底层逻辑，形成了闭环，赋能了经销商。'],
  ['jargon', 'mg-hardest', '我们找到了增长的抓手，统一了颗粒度，用组合拳占领了用户心智，形成了闭环。'],
  [
    'general',
    'mg-first-90',
    '第一周我先了解情况，然后分析数据，再制定方案，跟同事沟通，推进工作，提高效率，做好管理。',
  ],
  [
    'brokenOff',
    'mg-hardest',
    '一开始仓库的货位是乱的，找货慢。我就……嗯，后来换了办法，大家都说不错。总之沟通很重要，我收获很多。',
  ],
];

describe('an answer without an action, a figure or a named step', () => {
  it.each(HOLLOW)('is recognised: %s', (kind, bankId, text) => {
    expect(hollowOf({ question: questionOf(bankId), text })).toBe(kind);
  });

  it.each(HOLLOW)('is neither praised nor scored as an answer: %s', (_, bankId, text) => {
    const { kind, score, diagnosis, hitPoints } = analysisOf(bankId, text);
    expect(kind).not.toBe('answered');
    expect(score).toBeLessThan(40);
    expect(diagnosis.join('')).not.toMatch(/读到了|时间够的话/u);
    expect(hitPoints).toEqual([]);
  });
});

it.each([
  [
    'ex-figure-source',
    '这个数是门店后台导出的，同比怎么算我不太清楚，我自己改了陈列，把临期品放到门口，每天盘一次。',
  ],
  ['ex-figure-source', '主要靠团队，我负责的是回访：每周打40个电话，把流失原因记进表里，再分给店长跟进。'],
  ['mg-first-90', '先看近三个月的退货单，再找两个仓管问原因，然后把退货最多的五个货号单独盘一遍。'],
  ['mg-hardest', '说不清楚是哪一边的错，我就把两边的送货单按日期排开，查到有三张签收人写错，当天补了更正。'],
  ['hr-start', '我还不清楚学校哪天放假，不过下周一就可以到岗。'],
])('an answer to %s with its own facts is not hollow: %s', (bankId, text) => {
  expect(hollowOf({ question: questionOf(bankId), text })).toBeNull();
});

it('an attempt that is left to chance has neither clear words nor a result', () => {
  const text = '最难的是烤箱的火候。我们一般先调低，再慢慢加。还有就是要看情况，反正多试几次，慢慢就好了。';
  expect(analysisOf('mg-hardest', text).hitPoints.join('')).not.toContain('数字（');
  expect(analysisOf('mg-hardest', text).diagnosis[0]).toContain('没有自己的答案');
});
