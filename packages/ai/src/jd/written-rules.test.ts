import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';

const risksOf = (text: string) => findJobRisks(text, parseJobDescription(text));

it('long hours cite the regulation on working hours', () => {
  const risk = risksOf('出纳，月薪5000-6000元，单休').find(({ id }) => id === 'hours.long');
  expect(risk?.basis?.article).toBe('《国务院关于职工工作时间的规定》第三条');
});

it('compensatory time instead of overtime pay leads to a question', () => {
  const risk = risksOf('预算员，月薪1万元，加班可调休').find(({ id }) => id === 'hours.compensatory');
  expect(risk?.basis?.article).toBe('《劳动法》第四十四条');
});

it('a contract outside the 编制 leads to a question', () => {
  expect(risksOf('公开招聘物理教师2人，编制外合同制').map(({ id }) => id)).toContain('contract.unofficial');
});

it('a training course is not a dispatch, and a stated number of days needs no question', () => {
  expect(parseJobDescription('预算员\n每年两次外派学习，能接受每季度出差20天').hidden).toEqual([]);
});
