import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (bankId: string, text: string) =>
  reportInterview(reported([[questionOf(bankId), text]], { sample: 'electrician', position: '电工' }))
    .questions[0]!;

describe('a boast', () => {
  it.each([
    '整个小区的配电房都是我一个人管起来的，物业经理只是签字，没有我这个班根本转不下去。',
    '我接的线从来没有出过差错，全市没有哪个电工比我更懂，住户都说我是这么多年最好的师傅。',
    '半年以后我就能超过你们现在的班长，一年给公司省一百万没问题，三年当上工程部经理。',
    '什么样的故障我都能搞定，强电弱电样样精通，来了马上就能当主管，第一个月就让报修翻倍减少。',
  ])('is named as one and gets less than half: %s', (text) => {
    const { diagnosis, score, hitPoints, improvedAnswer } = analysisOf('hr-strength', text);
    expect(diagnosis[0]).toContain('说得太满');
    expect(diagnosis.join('')).not.toContain('按什么规定');
    expect(score).toBeLessThan(50);
    expect([hitPoints, improvedAnswer]).toEqual([[], '']);
  });

  it.each([
    '这间配电房是我一个人巡的，2023年查出三处接头过热，都在停电前换了，那一年没有跳过闸。',
    '比我懂变频器的人班里有两个，我主要做照明和应急回路，去年换了四十多盏应急灯。',
    '要是没有我师傅带，那次停电我处理不下来。他让我先验电，再查进线柜，十五分钟就送上了。',
  ])('is not an own deed: %s', (text) => {
    expect(analysisOf('hr-strength', text).diagnosis.join('')).not.toContain('太满');
  });
});

describe('an evasion', () => {
  it.each([
    ['mg-disagree-boss', '我一般都听领导的，领导肯定有他的道理，这种事到时候再看吧，应该没什么大问题。'],
    ['hr-career-3y', '三年的事没想那么多，先把工作做好，公司怎么安排我就怎么做，慢慢来吧。'],
    ['mg-priority', '这个要看具体情况，每个单位都不一样，不好一概而论，到时候再说吧。'],
    ['gd-ai-homework', '这个问题见仁见智，有好的一面也有不好的一面，大家说得都有道理，我没有特别的意见。'],
  ])('is a remark with few points in every part: %s', (bankId, text) => {
    const { kind, score, diagnosis } = analysisOf(bankId, text);
    expect(kind).toBe('remark');
    expect(score).toBeLessThan(35);
    expect(diagnosis[0]).toContain('没有自己的答案');
  });

  it('is not a condition beside a plan', () => {
    const text =
      '先看跳的是总闸还是分路，看情况决定停哪一路。我会先验电，再用摇表测绝缘，低于0.5兆欧的那一路拆开，一段一段找，找到以后换线、复测，再送电。';
    expect(analysisOf('mg-priority', text).kind).toBe('answered');
  });
});

describe('a statement to ask about', () => {
  it.each([
    ['谁的标准', '那个比赛我师傅认识两个评委，提前告诉我们评委看重接线工艺，我们就往那上面练了。'],
    ['原单位', '以前那个厂的客户资料和报价单我手机里现在都还有，都是我自己跑出来的。'],
  ])('is asked about: %s', (_, text) => {
    const { diagnosis, score } = analysisOf('hr-strength', text);
    expect(diagnosis.join('')).toMatch(/别的参赛者|原单位|保密/u);
    expect(score).toBeLessThan(60);
  });

  it.each([
    '我的电工证以前挂过两年给一家安装公司用，没去上过班，一个月给我三百。',
    '三楼那个老师傅得什么病、儿子离过婚，我都跟同学在群里讲过，大家帮我想办法劝他。',
  ])('is a breach of trust: %s', (text) => {
    expect(analysisOf('hr-strength', text).kind).toBe('harmful');
  });

  it.each([
    '上岗证挂在配电房的墙上，每次倒闸前我都对一遍编号。',
    '病人的病情我只在科室群里跟护士长报告，家属问我就请他去找医生。',
  ])('is none if it is proper: %s', (text) => {
    expect(analysisOf('hr-strength', text).kind).not.toBe('harmful');
  });
});

it('questions only about terms are answered as such, not as off topic', () => {
  const { kind, diagnosis } = analysisOf(
    'hr-reverse',
    '请问一周休几天？工资几号发？能不能包吃住？加班怎么算钱？',
  );
  expect(kind).not.toBe('offTopic');
  expect(diagnosis[0]).toContain('先问一个工作本身的问题');
  const other = analysisOf(
    'hr-reverse',
    '请问配电房现在几个人值班？前三个月最希望先解决哪类故障？工资怎么发？',
  );
  expect(other.diagnosis.join('')).not.toContain('不关心工作');
});

it('a short answer is not called within its time', () => {
  const { timing } = analysisOf('mg-priority', '哪个急就先做哪个。');
  expect(timing.note).not.toContain('建议时间');
});
