import { civilInput, type CivilInput } from '@qicheng/analysis/civil-service';
import { civilResult } from '@qicheng/analysis/civil-service-result';
import { candidates } from '#test/civil-service/posts.js';
import { analyseCivil } from './analyse.js';
import { paperKindOf } from './papers.js';

const named = (name: string): CivilInput['posts'] => [
  { table: null, name, department: '', code: '', region: '', conditions: { other: '学历：本科及以上' } },
];
const base: CivilInput = {
  ...{ candidate: candidates.甲, exam: '省考', posts: named('街道综合岗'), mock: { aptitude: 62 } },
  ...{ hours: { days: 100, total: 333 }, resume: null, today: '2026-09-21' },
};
const analyse = (changes: Partial<CivilInput>) =>
  civilResult.parse(analyseCivil(civilInput.parse({ ...base, ...changes })));

it.each([
  ['教师', '初中数学教师', 'teaching'],
  ['事业编', '市第一医院护士', 'care'],
  ['事业编', '县中学语文教师', 'teaching'],
  ['事业编', '街道综合岗', 'civil'],
  ['省考', '卫生监督科员', 'civil'],
] as const)('%s %s has papers of the kind %s', (exam, name, kind) => {
  expect(paperKindOf({ ...base, exam, mock: {}, posts: named(name) })).toBe(kind);
});

it('scores of a civil service paper imply its papers, except for teacher recruitment', () => {
  const mock = { aptitude: 60 };
  expect(paperKindOf({ ...base, exam: '事业编', posts: named('市第一医院护士'), mock })).toBe('civil');
  expect(paperKindOf({ ...base, exam: '教师', posts: named('初中数学教师'), mock })).toBe('teaching');
});

it('teachers practise questions of their own work', () => {
  const { interview } = analyse({ exam: '教师', posts: named('初中数学教师') });
  const questions = interview.practice.map(({ question }) => question).join('');
  expect(questions).toMatch(/家长|学生/u);
  expect(questions).not.toMatch(/基层治理|窗口值班/u);
});

describe('teachers and medical posts', () => {
  it.each([
    ['教师', '初中数学教师', ['教育综合', '学科专业', '试讲与说课']],
    ['事业编', '市第一医院护士', ['专业知识', '公共科目', '面试与实操']],
  ] as const)('%s %s have plans for their own papers', (exam, name, labels) => {
    const { plan, modules, dimensions, conclusion } = analyse({ exam, mock: {}, posts: named(name) });
    expect(plan.subjects.map(({ label }) => label)).toEqual(labels);
    expect(JSON.stringify(plan)).not.toMatch(/行测|申论/u);
    expect(plan.totalHours).toBe(base.hours.total);
    expect(modules).toEqual([]);
    expect(dimensions.find(({ key }) => key === 'aptitude')?.contributions[0]?.reason).toContain(
      '多不考这一科',
    );
    expect(conclusion).toContain('计划按这几样编排');
  });
});

it('the few hours before an examination are not a measure of strength', () => {
  const { dimensions } = analyse({ exam: '省考', hours: { days: 2, total: 12 } });
  const time = dimensions.find(({ key }) => key === 'time');
  expect(time?.weight).toBe(0);
  expect(time?.contributions[0]?.reason).toContain('剩下的时间不计分');
});
