import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import fc from 'fast-check';
import { analyse, base, inputs, runs, sum } from '#test/postgrad-exam/question.js';

describe('the plan', () => {
  it('sums to its hours exactly, at every stage, and has the stated hours unless the examination comes first', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const { plan, notes } = analyse(changes);
        const { weekly, months } = changes.hours;
        const stated = weekly * Math.max(1, Math.round((months * 52) / 12));
        if (notes.some((note) => note.includes('12 月下旬'))) expect(plan.totalHours).toBeLessThan(stated);
        else expect(plan.totalHours).toBe(stated);
        expect(sum(plan.weeks.map(({ hours }) => hours))).toBe(plan.totalHours);
        expect(sum(plan.subjects.map(({ hours }) => hours))).toBe(plan.totalHours);
        for (const { hours, items } of plan.weeks) expect(sum(items.map((item) => item.hours))).toBe(hours);
      }),
      runs,
    );
  });

  it('warns of more than ten hours a day, and of no less', () => {
    const notesAt = (weekly: number) => analyse({ hours: { weekly, months: 3 } }).notes.join('');
    expect(notesAt(84)).toContain('平均每天 12 小时，超过 10 小时');
    expect(notesAt(70)).not.toContain('平均每天');
  });

  it('has no mathematics where its paper was not stated, and says so', () => {
    const asked = (changes: Partial<PostgradInput>) => {
      const { plan, missing, notes, dimensions } = analyse({ english: {}, mathematics: {}, ...changes });
      const time = dimensions.find(({ key }) => key === 'time')?.contributions[0]?.reason ?? '';
      const keys = plan.subjects.map(({ key }) => key);
      return { has: keys.includes('mathematics'), time, said: JSON.stringify([missing, notes]) };
    };
    const unknown = asked({});
    expect([unknown.has, unknown.time.includes('数学')]).toEqual([false, false]);
    expect(unknown.said).toContain('没有填写数学科目，计划没有排数学');
    const stated = asked({ targets: [{ ...base.targets[0]!, mathematics: '数学一' }] });
    expect([stated.has, stated.time.includes('数学')]).toEqual([true, true]);
    expect(stated.said).not.toContain('没有填写数学科目');
    expect(asked({ mathematics: { self: 2 } }).has).toBe(true);
  });
});

describe('the registration for the December examination', () => {
  const hours = { weekly: 35, months: 1 };
  const asks = (changes: Partial<PostgradInput>) =>
    analyse({ hours, ...changes }).notes.some((note) => note.includes('请核对您是否已报名'));

  it('is asked about once it is usually over, for the examination of that year alone', () => {
    expect(asks({ today: '2026-11-23' })).toBe(true);
    expect(asks({ today: '2026-10-20' })).toBe(false);
    expect(asks({ today: '2026-11-23', hours: { ...hours, examYear: 2027 } })).toBe(false);
    expect(asks({ today: '2026-11-23', stage: '复试' })).toBe(false);
  });
});

describe('a plan and the December examination', () => {
  const hours = { weekly: 35, months: 4 };
  const madeOf = (changes: Partial<PostgradInput>) => {
    const { plan, notes } = analyse(changes);
    const remark = notes.find((note) => note.includes('12 月下旬')) ?? '';
    expect(plan.formula.includes('12 月下旬')).toBe(remark !== '');
    return { remark, last: plan.weeks.at(-1)?.to ?? '', total: plan.totalHours };
  };

  it.each(['初试', '择校'] as const)('ends before it, with the hours of the days left: %s', (stage) => {
    const { remark, last, total } = madeOf({ today: '2026-11-23', hours, stage });
    expect([last, total]).toEqual(['2026-12-20', 4 * 35]);
    expect(remark).toContain('2026 年的初试通常在 12 月下旬，以教育部公告为准');
    expect(remark).toContain('把初试年份填为 2027');
  });

  it('has the share of its days in a last week that is cut', () => {
    expect(madeOf({ today: '2026-11-21', hours })).toMatchObject({ last: '2026-12-20', total: 4 * 35 + 10 });
  });

  it('is for the next year where that is said, or where the months reach nearer to it', () => {
    const said = madeOf({ today: '2026-11-23', hours: { ...hours, examYear: 2027 } });
    expect([said.last, said.remark]).toEqual(['2027-03-21', '']);
    const long = madeOf({ today: '2026-11-23', hours: { weekly: 20, months: 12 } });
    expect([long.last, long.remark]).toEqual(['2027-11-21', '']);
    expect(madeOf({ today: '2026-11-23', hours: { weekly: 20, months: 15 } }).last).toBe('2027-12-20');
  });

  it('leaves a plan alone that ends before it, or that is for the time after it', () => {
    expect(madeOf({ today: '2026-09-01', hours: { weekly: 35, months: 3 } }).remark).toBe('');
    expect(madeOf({ today: '2026-12-28', hours }).remark).toBe('');
    expect(madeOf({ today: '2026-11-22', hours, stage: '复试' }).remark).toBe('');
  });
});
