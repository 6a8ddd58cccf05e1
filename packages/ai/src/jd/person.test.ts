import { written } from '#test/resume-analysis/written-resume.js';
import { personOf } from './person.js';

it.each([
  ['江城大学', '软件工程', '江城大学软件工程专业本科 2026 届'],
  ['Jiangcheng University', 'Accounting', 'Jiangcheng University Accounting 专业本科 2026 届'],
  ['Jiangcheng University', '软件工程', 'Jiangcheng University软件工程专业本科 2026 届'],
  ['Jiangcheng University (江城大学)', '软件工程', '江城大学软件工程专业本科 2026 届'],
  ['江城大学', '', '江城大学本科 2026 届'],
])('separates school %s and subject %s correctly', (school, major, studies) => {
  expect(personOf(written({ school: [school, major, '2022.09-2026.06'] })).studies).toBe(studies);
});
