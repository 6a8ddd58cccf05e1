import { questionOf, reported } from '#test/interview/answer-pair.js';
import { figuresIn } from './answer-figures.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]])).questions[0]!;

describe('praise', () => {
  it.each([
    [
      'hr-why-job',
      '做设计最重要的是初心，好的作品会说话，用户和品牌是彼此成就的，我相信用心就会被看见，热爱可抵岁月漫长。',
    ],
    [
      'hr-strength',
      '我热爱学习、拥抱变化，水滴石穿、绳锯木断，愿以百倍热情和十二分用心，与团队共赢，成就更好的自己，绽放时代光彩。',
    ],
    [
      'mg-hardest',
      '我是一个敢于担当、勇于突破的人，面对困难迎难而上，坚持到底，用心用情，追求卓越，永不言弃，相信自己一定可以创造辉煌。',
    ],
  ])('for %s is not given to phrases without an action', (id, text) => {
    expect(analysisOf(id, text).diagnosis.join('')).not.toMatch(/属实就可以用|时间够的话|读到了/u);
  });

  it('is given to an own action with its reason and result', () => {
    const text =
      '当时接口一到晚上九点就超时。我先看慢查询日志，发现是一张表没有索引，因为数据量涨到了三百万行。我加了联合索引，又把统计改成每天夜里跑，结果平均响应从2秒降到300毫秒，一个月没有再报警。';
    expect(analysisOf('mg-hardest', text).diagnosis.join('')).toMatch(/属实就可以用|时间够的话/u);
  });
});

describe('figures of an answer', () => {
  it.each([
    '我先问清三件事，第一、二件找组长，第三件找库房。',
    '我想问两个问题，一个是培训，一个是排班。',
    '大概用了三个月，分两步做的。',
  ])('%s has no significant figure', (text) => {
    expect(
      analysisOf('mg-first-90', `${text}这样做的原因是先弄清情况才不会白做。`).hitPoints.join(''),
    ).not.toContain('数字（');
  });

  it.each(['封面统一成手写大字', '流程单一成本又低', '二者合一成为新部门'])(
    'are not read across words: %s',
    (text) => {
      expect(figuresIn(text)).toEqual([]);
    },
  );

  it('are read from shares in tenths', () => {
    expect(figuresIn('退货少了三成').map(({ value, unit }) => [value, unit])).toEqual([[30, '%']]);
  });
});

describe('an improved answer', () => {
  it('is not offered if only a comma would become a full stop', () => {
    const text =
      '我在学校图书馆做了两年值班，主要负责还书登记和上架，遇到找不到的书就按索书号一排一排核对，后来我把常借错架的三类书单独列了一张表，值班的同学照着查就行。';
    expect(analysisOf('mg-hardest', text).improvedAnswer).toBe('');
  });

  it('keeps every question of the candidate', () => {
    const text = '嗯，想问两件事：现在组里有几个人？前三个月最希望我先做哪一块？';
    const { improvedAnswer } = analysisOf('hr-reverse', text);
    expect(improvedAnswer === '' || improvedAnswer.includes('前三个月')).toBe(true);
  });

  it('is not offered for an answer in English', () => {
    const text = 'Um, I have worked as a nurse in Leeds for six years, and I moved back to Xiamen in 2025.';
    expect(analysisOf('hr-intro', text).improvedAnswer).toBe('');
  });
});
