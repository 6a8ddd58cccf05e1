import { contactIn } from './contact-person.js';

it.each([
  ['联系人：赵经理 0371-6655xxxx 面试带身份证原件', '赵经理'],
  ['HR 陈女士 今日活跃', '陈女士'],
  ['王老师 刚刚活跃', '王老师'],
  ['联系电话：027-8888 李主任', ''],
  ['联系：欧阳女士 13800000000', '欧阳女士'],
  ['简历投递 hr@example.com，咨询：孙老师', '孙老师'],
])('the contact of “%s”', (posting, name) => {
  expect(contactIn(posting)).toBe(name);
});

it.each([
  '招聘项目经理，负责人：待定',
  '人事经理岗位职责',
  '联系人事部',
  '与产品经理、销售主管对接，联系客户经理',
  '负责人：区域经理',
])('a post is not a contact: %s', (posting) => {
  expect(contactIn(posting)).toBe('');
});
