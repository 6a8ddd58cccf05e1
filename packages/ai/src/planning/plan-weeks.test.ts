import { studyPlan } from '@qicheng/analysis/study-plan';
import fc from 'fast-check';
import { type Phase, planWeeks } from './plan-weeks.js';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const runs = { seed: 20_261_121, numRuns: 200 };

describe('a weekly plan', () => {
  const subjects = ['a', 'b', 'c'].map((key) => ({ key, label: key.toUpperCase(), reason: '' }));
  const phases: Phase[] = [
    { name: '一', share: 2, weights: { a: 5, b: 1 }, tasks: { a: '甲', b: '乙' } },
    { name: '二', share: 1, weights: { b: 2, c: 1 }, tasks: { b: '乙', c: '丙' } },
  ];

  it('sums to the stated hours by items, weeks and subjects', () => {
    const weekHours = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 104 });
    fc.assert(
      fc.property(weekHours, (hours) => {
        const days = hours.length * 7;
        const plan = planWeeks({
          today: '2026-11-21',
          days,
          weekHours: hours,
          formula: '',
          subjects,
          phases,
        });
        expect(studyPlan.parse(plan)).toEqual(plan);
        expect(plan.totalHours).toBe(sum(hours));
        expect(sum(plan.subjects.map((subject) => subject.hours))).toBe(plan.totalHours);
        for (const week of plan.weeks) expect(sum(week.items.map((item) => item.hours))).toBe(week.hours);
      }),
      runs,
    );
  });

  it('omits a subject from a full week instead of giving it one hour, and makes up for it later', () => {
    const weekHours = Array.from({ length: 12 }, () => 35);
    const uneven: Phase[] = [
      { name: '一', share: 1, weights: { a: 60, b: 40, c: 4 }, tasks: { a: '甲', b: '乙', c: '丙' } },
    ];
    const plan = planWeeks({
      today: '2026-12-28',
      days: 84,
      weekHours,
      formula: '',
      subjects,
      phases: uneven,
    });
    const hours = plan.weeks.flatMap(({ items }) => items.map((item) => item.hours));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(3);
    const small = plan.subjects.find(({ key }) => key === 'c')?.hours ?? 0;
    expect(Math.abs(small - (12 * 35 * 4) / 104)).toBeLessThan(4);
  });

  it('gives time to a small subject even in short weeks, and has the days of each week', () => {
    const weekHours = Array.from({ length: 12 }, () => 1);
    const plan = planWeeks({ today: '2026-12-28', days: 80, weekHours, formula: '', subjects, phases });
    expect(plan.subjects.map((subject) => [subject.key, subject.hours])).toEqual([
      ['a', 7],
      ['b', 4],
      ['c', 1],
    ]);
    expect(plan.weeks[0]).toMatchObject({ from: '2026-12-28', to: '2026-12-30', phase: '一' });
    expect(plan.weeks[11]).toMatchObject({ from: '2027-03-11', to: '2027-03-17', phase: '二' });
  });

  it('distributes its phases until the examination if that is earlier, and has no week of a single day', () => {
    const weekHours = [8, 7];
    const plan = planWeeks({
      today: '2026-12-28',
      days: 15,
      weekHours,
      weeksInAll: 12,
      formula: '',
      subjects,
      phases,
    });
    expect(plan.weeks.map(({ to, phase }) => [to, phase])).toEqual([
      ['2027-01-04', '一'],
      ['2027-01-11', '一'],
    ]);
  });

  it('has as many papers as its hours allow', () => {
    const papers: Phase[] = [{ name: '一', share: 1, weights: { a: 1 }, tasks: { a: '做真题 {4} 套' } }];
    const tasksOf = (hours: number) =>
      planWeeks({ today: '2026-12-28', days: 7, weekHours: [hours], formula: '', subjects, phases: papers })
        .weeks[0]?.items[0]?.task;
    expect([3, 9].map(tasksOf)).toEqual(['做真题半套', '做真题 2 套']);
  });
});
