import { questionOf, reported } from '#test/interview/answer-pair.js';
import { harmsOf } from './answer-class.js';
import { answersFact } from './answer-form.js';
import { conductWordsOf } from './conduct-model/kinds.js';
import { reportInterview } from './report-interview.js';

const reportOf = (...answers: [string, string][]) =>
  reportInterview(reported(answers.map(([id, text]) => [questionOf(id), text])));
const diagnosisOf = (id: string, text: string): string =>
  reportOf([id, text]).questions[0]!.diagnosis.join('');

describe('an answer that corrects its question', () => {
  it.each([
    '不是两份，那半年是公司把我借调到总部的，劳动合同一直在分公司。',
    '那是轮岗到苏州工厂，工资还是这边发的，简历上那一行写得不清楚。',
    '上面的日期写错了，我是三月离开的，四月才到新厂。',
    '不重叠，我2018年3月底离开裁缝铺，4月进的制衣厂。',
    '没有同时做，裁缝铺那边我三月就走了，四月才到制衣厂。',
  ])('has answered about overlapping times: %s', (text) => {
    expect(answersFact({ bankId: 'ex-overlap' }, text)).toBe(true);
  });

  it('has not if it only evades', () => {
    expect(answersFact({ bankId: 'ex-overlap' }, '这个嘛，反正两边的活我都干得挺好。')).toBe(false);
  });
});

describe('a perfect rate together with never', () => {
  it.each([
    '我做的工单一次修复率100%，从来没有返过工，所以没遇到过这种情况。',
    '我带的班考试通过率百分之百，从没有一个学生挂科，家长都很放心。',
  ])('is doubted, not praised: %s', (text) => {
    expect(diagnosisOf('mg-mistake', text)).toContain('说得太满');
  });

  it('is not read in a rate with its count', () => {
    expect(
      diagnosisOf('mg-mistake', '去年一共抽查了46张单，合格率100%，没有返工的，是按台账一张张对出来的。'),
    ).not.toContain('说得太满');
  });
});

describe('slogans in the order of a plan', () => {
  it.each([
    ['mg-first-90', '首先坚持质量第一，其次诚信经营，再次稳扎稳打，最后顾客至上，把店做好。'],
    ['hr-why-industry', '这是朝阳产业，前景广阔，符合国家政策，随着社会的不断发展会越来越好，所以选它。'],
    ['mg-first-90', '我会贯彻落实公司的各项决策部署，坚持安全第一，团结带领班组圆满完成任务。'],
  ])('are called slogans: %s %s', (id, text) => {
    expect(diagnosisOf(id, text)).toContain('口号');
  });
});

describe('a stance that harms the candidate', () => {
  it.each([
    ['hr-why-job', '我觉得行政比较清闲，不用跑市场，坐办公室里挺舒服的，离得也近。', '自己的方便'],
    ['mg-disagree-boss', '老板的决定永远是对的，我绝对服从，不提任何意见，照着做。', '没有说自己的判断'],
  ])('is named whatever the length of the answer: %s', (id, text, words) => {
    expect(diagnosisOf(id, text)).toContain(words);
  });

  it('is not kept in the next drill', () => {
    const { nextDrills } = reportOf(['mg-first-90', '我先熟悉一下，然后把业绩做上去。']);
    expect(nextDrills.map(({ exercise }) => exercise).join('')).not.toContain('保留原来的一句');
  });
});

describe('files that are passed on', () => {
  it.each([
    '其实我把供应商的报价单发给了我表弟的厂一份，他们也做这一行。',
    '图纸我转给一个同行看过，让他们帮忙估一下，大家都这么干。',
  ])('to relatives and competitors are a leak, not a forgery: %s', (text) => {
    expect(harmsOf(`客户要改交期，我跟车间排了两次才排上。${text}`, '').join('')).toMatch(/保密|外面/u);
  });

  it('are not called forged in an answer without a record that was changed', () => {
    expect(conductWordsOf('forged', '我把门锁了，让他们等着，谁也不许走。', true)).not.toContain('编造');
    expect(conductWordsOf('forged', '点检表没做的我也一起补上了。', true)).toContain('编造');
  });
});

describe('the part of the candidate in the work of a team', () => {
  it('is open if only opinions are the candidate’s', () => {
    expect(
      diagnosisOf(
        'ex-role',
        '这个展台是我们小组五个人一起搭的，前后两个星期，大家都出了力，配合得很好，最后客户也很满意，我觉得团队精神最重要。',
      ),
    ).toContain('哪一步是您做的');
  });
});

describe('the reason for another round', () => {
  it('names one question as one', () => {
    const { readiness } = reportOf(
      [
        'hr-strength',
        '我做事细，每天下班前把单子对一遍，去年盘点差了3笔，都是我先发现的，后来改成双人复核。',
      ],
      ['mg-mistake', '检验数据不够的我就自己改一下日期和数字交上去，反正没人看。'],
    );
    expect(readiness?.why ?? '').not.toContain('先把这几题');
  });
});
