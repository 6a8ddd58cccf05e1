import { questionOf, reported } from '#test/interview/answer-pair.js';
import { casesOf, contextOf } from './answer-case.js';
import { doubtOf } from './doubts.js';
import { evasionIn } from './evasions.js';
import { harmIn } from './harms.js';
import { reportInterview } from './report-interview.js';
import { stanceIssueOf } from './stance.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]])).questions[0]!;

const caseOf = (id: string, text: string) => {
  const input = reported([[questionOf(id), text]]);
  return casesOf(input, contextOf(input))[0]!;
};

describe('a courtesy', () => {
  it.each([
    '装修进场那天我给楼下保安散根烟，说几句好话，电梯一般就先让我们用。',
    '就我自己，跑得多了就知道了，跟过磅的人熟了散支烟聊几句，一般就给往前排，没啥步骤不步骤的。',
    '跟档口的老板熟，去了递支烟坐一会儿，货到了都先给我留着。',
    '送水的师傅来了我倒杯茶，他下回就先送我们这一栋。',
  ])('is no gift: %s', (text) => {
    expect(harmIn(text)).toBeUndefined();
    expect(doubtOf(text)).toBeNull();
  });

  it.each([
    '验货的质检员我每次塞两条烟，一般就不抽我们的箱。',
    '消防检查的科长来了先递根烟，再塞个信封，基本一次就过。',
  ])('does not excuse a gift: %s', (text) => {
    expect(harmIn(text)).toBeDefined();
  });
});

describe('questions about terms', () => {
  const TERMS = '问的都是休息';
  it.each([
    '招聘上说要交三百块服装押金，能不能从工资里扣？试岗那三天有没有工资？',
    '想问一下合同什么时候签，社保是入职当月交吗？加班怎么算？',
  ])('that the law settles are not blamed: %s', (text) => {
    expect(analysisOf('hr-reverse', text).diagnosis.join('')).not.toContain(TERMS);
  });

  it('about rest and pay only are', () => {
    expect(analysisOf('hr-reverse', '请问是双休吗？年终奖一般发几个月？').diagnosis.join('')).toContain(
      TERMS,
    );
  });
});

it('a clause that announces bad sides is not called empty where the next one names them', () => {
  expect(evasionIn('外卖柜省了等人的时间，但也有不好的地方，汤容易洒，天热了菜会变味。').first).toBe('');
  expect(evasionIn('外卖柜嘛，有好的地方也有不好的地方，还是要看怎么用。').first).not.toBe('');
});

it('somebody who does not know the work applied for is told so, however many words are made', () => {
  const { score, diagnosis, hitPoints } = analysisOf(
    'hr-why-job',
    '因为我平时喜欢喝咖啡，觉得在店里上班氛围挺好的，而且家里催我先找个班上。岗位具体要做什么我还不太清楚，应该就是端端盘子吧。',
  );
  expect(diagnosis.join('')).toContain('没有准备');
  expect([score < 60, hitPoints]).toEqual([true, []]);
});

it('what filled a gap is read in any trade, and the answer is not cut', () => {
  const { score, diagnosis } = analysisOf(
    'ex-gap',
    '那两年我回村里包了三十亩塘养虾，18年投苗，19年台风冲了两口塘，亏了七万多，20年把塘转出去还了账，5月进的饲料厂。养虾这两年饲料怎么配、水怎么调我都自己摸过。',
  );
  expect(score).toBeGreaterThan(60);
  expect(diagnosis.join('')).not.toContain('没有读到');
});

it('“就是说明” has no filler in it', () => {
  const text = '这个奖其实和岗位关系不大，就是说明我能坚持，练了四个月，每天早上六点到操场，一次也没有缺过。';
  const { improvedAnswer } = analysisOf('hr-strength', text);
  expect(improvedAnswer).not.toMatch(/(?<!说)明我能坚持/u);
});

it('who promises all of the tasks has not chosen', () => {
  const text =
    '时间不够我就加班，三件急事我都会想办法做完，晚点下班没关系，实在来不及叫同事帮忙做一件，交代的事总得做完。';
  expect(analysisOf('mg-priority', text).diagnosis.join('')).toContain('没有取舍');
});

describe('conduct', () => {
  it.each([
    [
      '叉车证到期了还没换，班长说先干着，之前别人也是先干后补手续的，大家都这么干，我后来也就开了两个月。',
      '手续',
    ],
    ['走之前跟厨师长吵了一架，我就把他们的配方发到网上了，让他们也难受难受。', '保密'],
    ['组里我说了算，其他组员的水平都比较一般，让他们说也说不到点子上，谁跑题我就打断谁。', '看不起'],
  ])('is named as what it is: %s', (text, words) => {
    expect(harmIn(text)?.words ?? '').toContain(words);
  });

  it.each([
    '没有复核单别人也这么放货，我没有放，停下来打电话问了班长，补齐了才出库。',
    '新品的配方是公司要求发到公众号上的，我负责排版和校对。',
  ])('that keeps to the rules is not accused: %s', (text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});

describe('an answer that leaves the question open', () => {
  it('is told that it has chosen none of several', () => {
    const text = '会计基础吧，还有税法，都挺有用的。作业就是做账，老师要求很严，做了好多本。';
    expect(stanceIssueOf(caseOf('ex-study', text))).toContain('没有选');
    expect(stanceIssueOf(caseOf('ex-study', `${text}最有用的是税法，实训里报过增值税。`))).toBeNull();
  });

  it('is told that it does not split the budget', () => {
    const plan = '可以在食堂门口摆个摊，再找人发朋友圈，搞一个第二杯半价。三万元应该够了，主要把人气做起来。';
    expect(stanceIssueOf(caseOf('gd-newproduct', plan))).toContain('怎么分');
    expect(stanceIssueOf(caseOf('gd-newproduct', `${plan}券一万五，物料八千，提成五千。`))).toBeNull();
  });
});
