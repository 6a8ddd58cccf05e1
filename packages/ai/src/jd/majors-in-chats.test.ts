import { familiesOf } from './data/majors.js';
import { majorsIn } from './read-majors.js';

it.each([
  ['新传/中文/广告优先', ['新传', '中文', '广告'], '网络与新媒体'],
  ['软工/计科优先', ['软工', '计科'], '软件工程'],
  ['国贸、英语优先', ['国贸', '英语'], '国际经济与贸易'],
])('%s is a list of majors', (clause, majors, own) => {
  expect(majorsIn(clause)).toEqual(majors);
  expect([...familiesOf(own)].some((family) => familiesOf(majors[0] ?? '').has(family))).toBe(true);
});
