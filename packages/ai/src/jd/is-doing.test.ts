import { withoutCircumstance } from './circumstance.js';
import { isDoing } from './is-doing.js';

it.each([
  ['现在新店开业了，负责排班和订货，月营业额42万', '负责排班和订货，月营业额42万'],
  ['公司是做配送的，3个库，我负责收发货登记', '负责收发货登记'],
  ['项目总投资2亿，独立完成预算编制', '独立完成预算编制'],
  ['负责收发货，现在有3个库', '负责收发货，现在有3个库'],
  ['客户满意度98%，负责回访', '客户满意度98%，负责回访'],
])('a statement begins with its own action: %s', (text, action) => {
  expect(withoutCircumstance(text)).toBe(action);
});

it.each(['书写护理记录', '抄表', '接待来访', '把损耗降到3%'])('%s can follow 我', (action) => {
  expect(isDoing(action)).toBe(true);
});
it.each(['现在主体封顶', '合格率98%', '完成率达97%'])('%s cannot', (action) => {
  expect(isDoing(action)).toBe(false);
});
