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

it('is no graduate student any more', () => {
  const document = written({ school: ['江城农学院', '园艺', '2022.09-2025.06'] });
  const education = document.education.map((item) => ({ ...item, degreeLevel: 'master' as const }));
  expect(personOf({ ...document, education }, '2026-12').studies).toMatch(/硕士毕业生$/u);
});

it.each([
  ['2022.09-2026.06', '江城农学院 2026 届园艺专业本科毕业生'],
  ['2023.09-2027.06', '江城农学院 2027 届园艺专业本科生'],
])('is a graduate from the month after the studies ended: %s', (period, studies) => {
  const document = written({ school: ['江城农学院', '园艺', period] });
  expect(personOf(document, '2026-12').studies).toBe(studies);
});
