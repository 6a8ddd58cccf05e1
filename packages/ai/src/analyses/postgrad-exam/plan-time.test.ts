import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import fc from 'fast-check';
import { analyse, base, inputs, runs, sum } from '#test/postgrad-exam/question.js';

describe('the plan', () => {
  it('sums to its hours exactly at every stage, and has the stated hours unless the examination comes first', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const { plan } = analyse(changes);
        const { weekly, months } = changes.hours;
        const stated = weekly * Math.max(1, Math.round((months * 52) / 12));
        if (!plan.formula.includes('初试的前一天')) expect(plan.totalHours).toBe(stated);
        expect(sum(plan.weeks.map(({ hours }) => hours))).toBe(plan.totalHours);
        expect(sum(plan.subjects.map(({ hours }) => hours))).toBe(plan.totalHours);
        for (const { hours, items } of plan.weeks) expect(sum(items.map((item) => item.hours))).toBe(hours);
      }),
      runs,
    );
  });

  it('warns only of more than ten hours per day', () => {
    const formulaAt = (weekly: number) => analyse({ hours: { weekly, months: 3 } }).plan.formula;
    expect(formulaAt(84)).toContain('平均每天 12 小时，超过 10 小时');
    expect(formulaAt(70)).not.toContain('平均每天');
  });

  it('has no mathematics if its paper was not stated, and says so', () => {
    const missingFor = (changes: Partial<PostgradInput>) => {
      const { plan, missing, dimensions } = analyse({ english: {}, mathematics: {}, ...changes });
      const time = dimensions.find(({ key }) => key === 'time')?.contributions[0]?.reason ?? '';
      const keys = plan.subjects.map(({ key }) => key);
      return { has: keys.includes('mathematics'), time, said: JSON.stringify(missing) };
    };
    const unknown = missingFor({});
    expect([unknown.has, unknown.time.includes('数学')]).toEqual([false, false]);
    expect(unknown.said).toContain('没有填写数学科目，计划没有排数学');
    const stated = missingFor({ targets: [{ ...base.targets[0]!, mathematics: '数学一' }] });
    expect([stated.has, stated.time.includes('数学')]).toEqual([true, true]);
    expect(stated.said).not.toContain('没有填写数学科目');
    expect(missingFor({ mathematics: { self: 2 } }).has).toBe(true);
  });
});

describe('the registration for the December examination', () => {
  const hours = { weekly: 35, months: 1 };
  const requestsTime = (changes: Partial<PostgradInput>) =>
    analyse({ hours, ...changes }).conclusion.startsWith('离 2026 年的初试');

  it('leads to a question once it is usually closed, only for the examination of that year', () => {
    expect(requestsTime({ today: '2026-11-23' })).toBe(true);
    expect(requestsTime({ today: '2026-10-20' })).toBe(false);
    expect(requestsTime({ today: '2026-11-23', hours: { ...hours, examYear: 2027 } })).toBe(false);
    expect(requestsTime({ today: '2026-11-23', stage: '复试' })).toBe(false);
  });
});

describe('a plan and the December examination', () => {
  const hours = { weekly: 35, months: 4 };
  const planOf = (changes: Partial<PostgradInput>) => {
    const { plan, notes, conclusion } = analyse(changes);
    // The message about the plan occurs once, with the plan.
    expect(notes.join('')).not.toMatch(/12 月下旬|报名通常/u);
    return {
      ...{ conclusion, formula: plan.formula, total: plan.totalHours },
      first: plan.weeks[0],
      last: plan.weeks.at(-1)?.to ?? '',
      phases: [...new Set(plan.weeks.map(({ phase }) => phase))],
    };
  };

  it.each(['初试', '择校'] as const)(
    'ends the day before the earliest date, and says once that registration is closed: %s',
    (stage) => {
      const { conclusion, formula, last, total } = planOf({ today: '2026-11-21', hours, stage });
      expect([last, total]).toEqual(['2026-12-18', 4 * 35]);
      expect(conclusion).toContain('请把初试年份填为 2027 重新分析');
      expect(formula).not.toContain('报名');
    },
  );

  it('says where it is cut while registration is open', () => {
    const { formula, last } = planOf({ today: '2026-10-10', hours });
    expect(last).toBe('2026-12-18');
    expect(formula).toContain('2026 年的初试通常在 12 月下旬，以教育部公告为准');
    expect(formula).toContain('把初试年份填为 2027');
  });

  it('has whole weeks at its end: an incomplete week comes first', () => {
    const { first, total } = planOf({ today: '2026-11-24', hours });
    expect(first).toMatchObject({ from: '2026-11-24', to: '2026-11-27', hours: 20 });
    expect(total).toBe(20 + 3 * 35);
  });

  it('is extended to the examination if the months end about one month before it', () => {
    const { formula, last } = planOf({ today: '2026-11-23', hours: { weekly: 20, months: 12 } });
    expect(last).toBe('2027-12-24');
    expect(formula).toContain('相差一个月左右');
  });

  it('that ends long before it has only the phases of that time', () => {
    const planned = planOf({ today: '2026-11-23', hours: { ...hours, examYear: 2027 } });
    expect([planned.last, planned.phases]).toEqual(['2027-03-21', ['基础']]);
    expect(planned.formula).toContain('离 2027 年的初试还有约 40 周');
  });

  it('is unchanged in later stages, and begins after an examination that was not held yet', () => {
    expect(planOf({ today: '2027-03-02', hours, stage: '复试' }).first?.from).toBe('2027-03-02');
    const early = planOf({ today: '2026-11-22', hours, stage: '复试' });
    expect(early.first?.from).toBe('2026-12-21');
    expect(early.conclusion).toContain('2026 年的初试还没有考');
    expect(planOf({ today: '2026-11-22', hours, stage: '调剂' }).first?.from).toBe('2027-03-01');
  });

  it('a few weeks before it ends with a week of revision, and its hours are not scored', () => {
    const { phases } = planOf({ today: '2026-11-23', hours });
    expect(phases).toEqual(['真题与背诵', '整套限时', '考前']);
    expect(planOf({ today: '2026-12-04', hours }).phases).toEqual(['整套限时', '考前']);
    const { dimensions, conclusion } = analyse({ today: '2026-11-23', hours });
    expect(dimensions.find(({ key }) => key === 'time')?.weight).toBe(0);
    expect(conclusion).not.toContain('复习时间不够');
  });

  it('has memorising tasks without mathematics, and problems to solve with it', () => {
    const majorAt = (mathematics: '不考数学' | '数学一') =>
      JSON.stringify(
        analyse({ today: '2026-11-23', hours, targets: [{ ...base.targets[0]!, mathematics }] }).plan.weeks,
      );
    expect(majorAt('不考数学')).toContain('名词和简答');
    expect(majorAt('数学一')).not.toContain('名词和简答');
  });
});
