import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOn = (...answers: readonly (readonly [bankId: string, text: string])[]) =>
  reportInterview(
    reported(
      answers.map(([bankId, text], at) => [questionOf(bankId, { id: `q${at + 1}` }), text] as const),
      { sample: 'electrician', position: '电工' },
    ),
  );
const analysisOf = (bankId: string, text: string) => reportOn([bankId, text]).questions[0]!;
const partOf = (bankId: string, text: string, key: string): number =>
  reportOn([bankId, text]).dimensions.find((each) => each.key === key)!.score;

describe('a plan to leave', () => {
  it.each([
    ['hr-reverse', '请问转正考核难不难？我大概干两三年想考研究生，到时候那笔培训费能不能不还？'],
    ['hr-reverse', '宿舍几个人一间？我可能做个一年就去留学，提前走要不要赔钱？'],
    ['hr-why-job', '家里觉得这份工作稳定，我先做半年左右再考公，考上了就走。'],
  ])('is not praised as a question or a reason: %s, %s', (bankId, text) => {
    const { diagnosis, score } = analysisOf(bankId, text);
    expect(diagnosis.join('')).toContain('待不久');
    expect(score).toBeLessThan(50);
  });

  it.each([
    ['hr-reverse', '请问带我的师傅是哪一位？前两年有没有考证的安排，公司支持考电工高级证吗？'],
    ['hr-career-3y', '第一年跟着班长把配电房认熟，干两年考下高压证，第三年带一个徒弟。'],
    ['hr-why-job', '我做了三年想换到配电这边来，是因为我一直在做低压，值班时学了两次倒闸。'],
  ])('is not read in a plan to stay: %s, %s', (bankId, text) => {
    expect(analysisOf(bankId, text).diagnosis.join('')).not.toContain('待不久');
  });
});

describe('a reason without content', () => {
  it.each([
    ['hr-why-company', '贵单位名气大，待遇在本地算好的，所以想来。别的还没来得及看，回去一定补上。'],
    ['hr-why-job', '电工嘛也还可以，别的行业也不好进，先干着看看，总比闲着强。'],
    ['mg-first-90', '首先熟悉单位的环境和同事，然后了解工作流程，尽快进入状态，最后把交办的工作做好。'],
    ['hr-why-job', '就是觉得挺不错的，前景也可以，大家都说好，我自己也比较喜欢。'],
  ])('gets little more than half at most: %s, %s', (bankId, text) => {
    expect(analysisOf(bankId, text).score).toBeLessThan(60);
  });

  it('is named in the readiness', () => {
    const { readiness } = reportOn(
      ['hr-career-3y', '三年的事没想那么多，先把工作做好，公司怎么安排我就怎么做，慢慢来吧。'],
      ['hr-why-job', '我在两个小区做过配电巡检，2023年换过一面柜，想接着做设备，离家也近。'],
    );
    expect(readiness?.why).toContain('重新回答第 1 题');
  });
});

describe('what can be checked', () => {
  it.each([
    ['hr-why-job', '因为我学的是电气，这份工作和专业对口。我也喜欢动手，不喜欢坐着，修好东西挺有成就感的。'],
    ['mg-first-90', '先看看人手和设备的情况，再把排班表排起来，第二个月抓质量，第三个月把工时理一理。'],
  ])('is at most half for a taste or a plan: %s', (bankId, text) => {
    expect(partOf(bankId, text, 'truth')).toBeLessThanOrEqual(50);
  });

  it('is more with names, times and figures', () => {
    const told = '我2022年在老配电房换过11面柜，停机从95分钟降到40分钟，所以想接着做设备。';
    expect(partOf('hr-why-job', told, 'truth')).toBeGreaterThan(70);
  });
});

it('a boast over those who taught the speaker is one', () => {
  const text =
    '我学得特别快，什么柜子看一遍就会接。师傅们修不了的都来找我，班长说我抵得上十年的老师傅，换到哪里都一样。';
  expect(analysisOf('hr-strength', text).diagnosis.join('')).toContain('说得太满');
});

it('a comparison of durations in words is a measured result', () => {
  const told =
    '我把备件按柜号和型号分了格，贴上标签，再做一张清单。原来找一个接触器要半天，后来几分钟就找到了，夜班的人都说省事。';
  const untold =
    '我把备件按柜号和型号分了格，贴上标签，再做一张清单。接触器都放进去了，夜班的人也都看得到清单。';
  const ask = (text: string) => partOf('ex-star', text, 'structure');
  expect(ask(told)).toBeGreaterThan(ask(untold));
});

describe('a story in words of the résumé', () => {
  it.each([
    [
      'hr-pressure-time',
      '停电检修碰上有人报修电梯，我让同事先去看人有没有困住，我把票办完再过去，两边都没耽误。',
    ],
    ['hr-initiative', '小区水泵房的配电柜老是受潮，我自己买了干燥剂，又装了排风，后来就没有跳过闸。'],
  ])('answers a question for any story: %s', (bankId, text) => {
    expect(analysisOf(bankId, text).kind).not.toBe('offTopic');
  });

  it.each([
    [
      'hr-pressure-time',
      '我最喜欢钓鱼，上周末跟老乡去水库，从早上钓到晚上，钓了八条，晚上做了鱼汤，特别鲜。',
    ],
    ['hr-initiative', '最近房价跌得厉害，我老婆想换个大一点的房子，看了好几家，都没有谈下来，压力很大。'],
  ])('is not private talk: %s', (bankId, text) => {
    expect(analysisOf(bankId, text).kind).toBe('offTopic');
  });
});

describe('a question for one occasion', () => {
  it.each([
    [
      'hr-pressure-time',
      '我会合理安排时间，分清轻重缓急，把重要的先做好，然后再做其他的，保证按时把任务完成好。',
    ],
    ['mg-lead', '我会多和大家沟通，了解他们的想法，用真诚打动他们，调动大家的积极性，一起把事情做好。'],
  ])('is not answered by what would be done: %s', (bankId, text) => {
    const { score, diagnosis } = analysisOf(bankId, text);
    expect(score).toBeLessThan(55);
    expect(diagnosis.join('')).toContain('没有讲到具体哪一次');
  });

  it.each([
    [
      'hr-pressure-time',
      '停电检修碰上有人报修电梯，我让同事先去看人有没有困住，我把票办完再过去，两边都没耽误。',
    ],
    ['mg-lead', '换季检修时两个新人不肯爬高，我先上去系好绳给他们看，一人一半分好，下午四点全部检完。'],
  ])('is answered by one, in whatever tense: %s', (bankId, text) => {
    expect(analysisOf(bankId, text).diagnosis.join('')).not.toContain('没有讲到具体哪一次');
  });
});
