import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const strengthsOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { position: '出纳' })).strengths;

it('the most concrete sentence of an excellent answer is quoted', () => {
  const [said] = strengthsOf(
    'cashier-short',
    '我会先重新盘点一遍现金，再把当天的收据和付款单逐笔和日记账核对，看有没有漏记或者重复。还差就看监控和借条，查不到当天如实报告会计和领导，按制度挂账，不自己垫钱。',
  );
  expect(said).toMatch(/^第 1 题说得具体：“/u);
});

it('a weak answer has no strength', () => {
  expect(strengthsOf('cashier-short', '重新点一遍就行了。')).toEqual([]);
});
