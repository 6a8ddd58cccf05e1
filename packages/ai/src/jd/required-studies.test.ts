import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import { requiresStudies } from './required-studies.js';

it.each([
  '本科及以上在读',
  '在读硕士研究生，每周到岗4天',
  '护理学大专在校',
  '要求在校大学生',
  '硕士研究生以上学历在读',
])('studies in progress are required by %s', (text) => expect(requiresStudies(text)).toBe(true));

it.each([
  ...['本科及以上学历', '本科毕业或在读', '本科及以上（含在读）', '大专以上学历，在读勿投', '硕士在读也可以'],
  ...['大专及以上，提供在读证明', '本科在读、应届均可', '本科在校期间成绩优良'],
])('and not by %s', (text) => expect(requiresStudies(text)).toBe(false));

const rowOf = (line: string, period: string) => {
  const resume = { school: ['江城师范大学', '学前教育（本科）', period] as [string, string, string] };
  const text = `岗位：幼儿园实习教师\n任职要求：\n1. ${line}`;
  return withAllRows({ text, month: '2026-11', resume: { ...snapshotOf(resume), unplaced: [] } }).matrix[0];
};

it('a degree that has ended does not meet them, one in progress does', () => {
  expect(rowOf('本科及以上在读', '2021.09-2025.06')).toMatchObject({
    state: '待确认',
    reason: '要求在读，简历上的学历都已经结束',
  });
  expect(rowOf('本科及以上在读', '2024.09-2028.06')?.state).toBe('直接');
  expect(rowOf('本科及以上学历', '2021.09-2025.06')?.state).toBe('直接');
});
