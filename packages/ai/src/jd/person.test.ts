import { written } from '#test/resume-analysis/written-resume.js';
import { personOf } from './person.js';

it.each([
  ['江城大学', '软件工程', '江城大学 2026 届软件工程专业本科生'],
  ['Jiangcheng University', 'Accounting', 'Jiangcheng University 2026 届会计学专业本科生'],
  ['Jiangcheng University', '软件工程', 'Jiangcheng University 2026 届软件工程专业本科生'],
  ['Jiangcheng University (江城大学)', '软件工程', '江城大学 2026 届软件工程专业本科生'],
  ['江城大学', '', '江城大学 2026 届本科生'],
  ['University of Edinburgh', 'Bioinformatics (Merit)', '爱丁堡大学 2026 届生物信息学专业本科生'],
  ['江城大学', '公共管理（学硕）', '江城大学 2026 届公共管理专业本科生'],
])('separates school %s and subject %s correctly', (school, major, studies) => {
  expect(personOf(written({ school: [school, major, '2022.09-2026.06'] })).studies).toBe(studies);
});

it('presents a student by the present studies, not by the school before', () => {
  const document = written({ school: ['榕江水利职业学院', '水文测报', '2024.09-至今'] });
  const [present] = document.education;
  if (present === undefined) throw new Error('no education');
  document.education = [
    { ...present, degreeLevel: 'college', period: { start: { y: 2024, m: 9 }, end: 'present' } },
    {
      id: 'before',
      school: { name: { zh: '榕江县某中学' } },
      period: { start: { y: 2021, m: 9 }, end: { y: 2024, m: 6 } },
    },
  ];
  expect(personOf(document).studies).toBe('榕江水利职业学院水文测报专业大专在读');
});
