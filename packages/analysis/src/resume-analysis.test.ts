import type { DateRange } from '@qicheng/resume/dates';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { stageOf } from './resume-analysis.js';

const periodOf = (text: string): DateRange => {
  const [start, end] = text.split('-').map((each) => {
    if (each === 'present') return each;
    const [y = 0, m = 1] = each.split('.').map(Number);
    return { y, m };
  });
  return { start, end } as DateRange;
};

function resume(texts: { study?: string[]; work?: string[]; internships?: string[] }): ResumeDocument {
  const entries = (name: string, periods: string[] = []) =>
    periods.map((text, index) => ({ id: `${name}${index}`, period: periodOf(text) }));
  return {
    ...emptyDocument(),
    education: entries('e', texts.study),
    work: entries('w', texts.work),
    internships: entries('i', texts.internships),
  };
}

it.each([
  ['nothing yet', {}, '校招'],
  ['only education', { study: ['2022.9-2026.6'] }, '校招'],
  ['an internship', { study: ['2022.9-2026.6'], internships: ['2025.7-2025.9'] }, '校招'],
  ['a student job', { study: ['2022.9-2026.6'], work: ['2024.7-2024.9'] }, '校招'],
  ['work without education', { work: ['2019.1-2021.3'] }, '社招'],
  [
    'years of work after graduation, and an internship before it',
    { study: ['2018.9-2021.6'], internships: ['2020.7-2021.3'], work: ['2021.8-2024.3', '2024.5-present'] },
    '社招',
  ],
  ['a first job after graduation', { study: ['2021.9-2025.6'], work: ['2025.7-present'] }, '社招'],
  [
    'some months between school and work',
    { study: ['2022.9-2026.6'], work: ['2026.7-2026.9'], internships: ['2025.7-2025.9'] },
    '校招',
  ],
  ['years of work before ongoing education', { study: ['2024.9-2027.6'], work: ['2018.7-2023.8'] }, '社招'],
  ['part-time education', { study: ['2010.9-2013.6', '2019.3-2021.7'], work: ['2013.7-present'] }, '社招'],
] as const)('%s: %s', (_name, texts, stage) => {
  expect(stageOf(resume(texts as Parameters<typeof resume>[0]))).toBe(stage);
});

it('gives precedence to a preference for internships or public service', () => {
  const worked = resume({ work: ['2013.7-present'] });
  expect(stageOf({ ...worked, intention: { ...worked.intention, jobType: 'internship' } })).toBe('实习');
  expect(stageOf({ ...worked, intention: { ...worked.intention, track: 'civilService' } })).toBe('考编');
  expect(stageOf(null)).toBe('校招');
});
