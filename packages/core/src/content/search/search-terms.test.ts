import { indexTerms, queryTerms } from './search-terms.js';

const entry = indexTerms({ title: '求职信写作', text: '用 PPT 和 Node.js 展示项目，重点是数据。' });
const finds = (keyword: string) =>
  queryTerms(keyword).every((words) => words.some((word) => entry.includes(word)));

it.each([
  '求职信',
  '求职',
  '写作',
  '数据',
  'qzx',
  'QZXXZ',
  'zx',
  'ppt',
  'pp',
  'node',
  'node.js',
  '求职 数据',
  'ＰＰＴ',
])('finds by %s', (keyword) => expect(finds(keyword)).toBe(true));

it.each(['求信', '简历', 'sj', 'xyz', '求职 简历'])('does not find by %s', (keyword) =>
  expect(finds(keyword)).toBe(false),
);

it('has no terms if only symbols are typed', () => expect(queryTerms(' ，。!')).toEqual([]));
