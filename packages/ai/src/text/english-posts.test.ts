import { inChinese } from './english-posts.js';

it.each([
  ['Supplier Quality Engineer', '供应商质量工程师'],
  ['Senior Backend Developer (Go)', '高级后端开发工程师 (Go)'],
  ['Sr. Product Manager', '高级产品经理'],
  ['Head of Marketing', '市场总监'],
  ['HR Business Partner', 'HRBP'],
  ['Field Engineer', 'Field 工程师'],
  ['Java 后端开发', 'Java 后端开发'],
  ['Contest Manager', 'Contest 经理'],
])('%s is %s', (post, chinese) => {
  expect(inChinese(post)).toBe(chinese);
});
