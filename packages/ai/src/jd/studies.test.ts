import type { EducationItem } from '@qicheng/resume/document';
import { written } from '#test/resume-analysis/written-resume.js';
import { personOf } from './person.js';
import { studiesOf } from './studies.js';

const item = (school: string, major: string, more: Partial<EducationItem> = {}): EducationItem => ({
  id: 'e1',
  school: { name: { zh: school } },
  major: { zh: major },
  ...more,
});

it.each([
  ['江城大学（函授）', '工商管理（本科，在读）', '江城大学函授本科在读'],
  ['江城开放大学', '会计学（专科，差 3 门未毕业）', '江城开放大学专科在读'],
  ['江城大学', '法学（自考本科，还剩2门）', '江城大学自考本科在读'],
  ['江城职业学院', '护理（大专，肄业）', '江城职业学院大专肄业'],
])('%s, %s is stated as unfinished', (school, major, text) => {
  expect(studiesOf(item(school, major, { degreeLevel: 'bachelor' }), true)).toMatchObject({
    text,
    isUnfinished: true,
  });
});

it('takes the level that the entry states itself', () =>
  expect(studiesOf(item('江城职业学院', '学前教育（大专）'), true).text).toBe(
    '江城职业学院学前教育专业大专',
  ));

it('joins no two schools in one degree', () => {
  const document = written({ work: [['江城第一幼儿园', '教师', '2018.09-', '负责大班教学']] });
  const { introduction, graduated, inProgress } = personOf({
    ...document,
    education: [
      item('江城职业学院', '学前教育（大专）', {
        period: { start: { y: 2014, m: 9 }, end: { y: 2017, m: 6 } },
      }),
      item('江城师范大学（函授）', '学前教育（本科，在读）', {
        degreeLevel: 'college',
        period: { start: { y: 2021 }, end: { y: 2024 } },
      }),
    ],
  });
  expect(graduated).toBe('江城职业学院学前教育专业大专');
  expect(inProgress).toBe('江城师范大学函授本科在读');
  expect(introduction).toBe('现任江城第一幼儿园教师，江城职业学院学前教育专业大专，江城师范大学函授本科在读');
});

it('does not write 的 or 专业 of a chat twice', () =>
  expect(studiesOf(item('江城大学', '机械工程专业的'), false).text).toBe('江城大学机械工程专业'));

it.each([
  ['学历是高中（自学过）', '我'],
  ['最高学历算中技', '我'],
])('what is no name of a school or subject is not told: %s, %s', (school, major) =>
  expect(studiesOf(item(school, major, { degreeLevel: 'technical' }), true)).toMatchObject({
    ...{ school: '', text: '' },
    subject: expect.not.stringContaining('我'),
  }),
);

it('a degree that ends after the month is no finished one of somebody in work', () => {
  const document = written({ work: [['江城自来水公司', '化验员', '2018.09-', '每天检测 12 个水样']] });
  const education = [
    item('江城职业学院', '环境监测', {
      degreeLevel: 'college',
      period: { start: { y: 2015 }, end: { y: 2018, m: 6 } },
    }),
    item('江城开放大学', '环境工程', {
      degreeLevel: 'bachelor',
      period: { start: { y: 2025, m: 9 }, end: { y: 2028, m: 1 } },
    }),
  ];
  const { graduated, inProgress } = personOf({ ...document, education }, '2026-11');
  expect(graduated).toBe('江城职业学院环境监测专业大专');
  expect(inProgress).toBe('江城开放大学本科在读');
  expect(personOf({ ...document, education }, '2028-02').graduated).toBe('江城开放大学环境工程专业本科');
});
