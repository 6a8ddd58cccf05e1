import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const strengthsOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { position: '出纳' })).strengths;

it('a plan is not praised, because whether it is right is not decided', () => {
  expect(
    strengthsOf(
      'cashier-short',
      '我会先重新盘点一遍现金，再把当天的收据和付款单逐笔和日记账核对，看有没有漏记或者重复。还差就看监控和借条，查不到当天如实报告会计和领导，按制度挂账，不自己垫钱。',
    ),
  ).toEqual([]);
});

it('the most concrete sentence of an excellent story is quoted', () => {
  const [strength] = strengthsOf(
    'mg-hardest',
    '去年盘库差了三箱酒，我先把出入库单一张张对，发现是赠品没有开单。我做了一张赠品领用表，让店长当天签字传给我，从那以后每周抽查两家店，到年底没有再差过。',
  );
  expect(strength).toMatch(/^第 1 题(?:说得具体|讲了自己做的事，结果有数字)：“/u);
});

it('a weak answer has no strength', () => {
  expect(strengthsOf('cashier-short', '重新点一遍就行了。')).toEqual([]);
});
