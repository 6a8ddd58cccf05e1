import { checkResume } from '../check.js';
import { SAMPLES } from '../samples.js';

const TODAY = { y: 2026, m: 7, d: 1 };
const jobOf = (id: string, post: string, start: number, end: number) => ({
  id,
  company: { zh: `单位${id}` },
  title: { zh: post },
  period: { start: { y: start, m: 1 }, end: { y: end, m: 1 } },
});
function rulesFor(post: string): string[] {
  const base = SAMPLES.computerScience();
  const sections = base.meta.sections.map((placement) =>
    placement.key === 'work' ? { ...placement, visible: true } : placement,
  );
  const work = [jobOf('a', '教师', 2021, 2024), jobOf('b', post, 2022, 2023)];
  return checkResume({ ...base, meta: { ...base.meta, sections }, work }, TODAY).map(({ rule }) => rule);
}

it('a second job overlaps unless its post says that it is part-time', () => {
  expect(rulesFor('讲师')).toContain('overlap');
  expect(rulesFor('讲师（兼职）')).not.toContain('overlap');
});
