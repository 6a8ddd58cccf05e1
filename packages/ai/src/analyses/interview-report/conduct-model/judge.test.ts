import { questionOf, reported } from '#test/interview/answer-pair.js';
import { doubtOf } from '../doubts.js';
import { harmIn } from '../harms.js';
import { reportInterview } from '../report-interview.js';
import { conductKindOf, conductOf } from './judge.js';
import { CONDUCT_HEARD, CONDUCT_KINDS, CONDUCT_WORDS } from './kinds.js';

it.each([
  '泳池的余氯一天要测四次，我早上测一次，后面三次照着抄个差不多的数，反正游的人也不看。',
  '带班的时候谁敢顶嘴我就罚他站外面，太阳底下站半个钟头，第二天就老实了。',
  '招店员我看身份证，那几个县来的一律不要，手脚不干净。',
])('conduct in words that no rule has is recognised: %s', (text) => {
  expect(harmIn(text)?.words).toBeDefined();
});

it.each([
  '泳池的余氯一天测四次，有一次低了，我让客人先上岸，加药复测合格了才开，记录上写明了停了四十分钟。',
  '我喜欢跟人打交道，上一份工作天天对着电脑，有点闷，想换个能跑外面的。',
  '其实没什么窍门，就是每天把工具擦干净再下班，第二天好找。',
  '先看邮箱后缀和网站，再查有没有进口记录，查不到就只发目录加两个问题，三天不回放进月度群发。',
])('an ordinary or correct answer is neither accused nor questioned: %s', (text) => {
  expect(harmIn(text)).toBeUndefined();
  expect(doubtOf(text)).toBeNull();
});

const DOUBTFUL =
  '洗车房的废水按理要过三级池，我嫌抽泥贵，半夜就直接放到后面的河沟里，环保的来了就说池子刚清过。';

it('a doubtful answer keeps its marks, gets one question and is not recommended', () => {
  const text = DOUBTFUL;
  expect(conductOf(text).level).toBe('doubtful');
  const { questions, readiness, strengths } = reportInterview(
    reported([[questionOf('ex-difficulty'), text]]),
  );
  const [analysis] = questions;
  expect(analysis?.kind).not.toBe('harmful');
  expect(analysis?.score).toBeGreaterThan(0);
  expect(analysis?.diagnosis.join('')).toMatch(/“洗车房.*可能会被听成.*请说清/u);
  expect(analysis?.diagnosis.join('')).not.toContain('属实就可以用');
  expect([analysis?.improvedAnswer, strengths.join('')]).toEqual(['', '']);
  expect(readiness?.tier).not.toBe('准备充分');
});

it.each([
  ['供应商每个季度给我返两个点，打到我老婆卡上，所以他们家的货我都优先订。', 'bribe'],
  ['前老板什么都不懂还天天骂人，同事一个比一个会甩锅，那种公司早晚倒闭。', 'complained'],
  ['女的我一般不要，结婚生孩子事情太多，招进来也干不长。', 'discriminated'],
])('the message is that of the kind: %s', (text, kind) => {
  expect(conductKindOf(text)).toEqual({ kind, isClear: true });
});

it('what only a rule finds and the model hardly sees is asked about', () => {
  const text = '消毒柜坏了半个月，碗筷用开水烫一烫就端出去了，客人哪看得出来。';
  expect(harmIn(text)).toBeUndefined();
  expect(doubtOf(text)?.words).toContain('消毒柜坏了半个月');
});

it('every kind has a message that says what to say instead', () => {
  for (const kind of CONDUCT_KINDS) {
    expect(CONDUCT_WORDS[kind]).toMatch(/^回答里.*(?:改说|改成|只说一句)/u);
    expect(CONDUCT_HEARD[kind]).not.toBe('');
  }
});

it('the level does not depend on how the answer is typed', () => {
  const text = '货到了少两箱，我在单子上照样签了字，回头跟司机一人一半分了运费。';
  expect(conductOf(`  ${text.replaceAll('，', ', ')}`).score).toBeCloseTo(conductOf(text).score, 5);
});
