import { civilExams, civilInput, type CivilInput, type CivilPost } from '@qicheng/analysis/civil-service';
import { civilReference, civilResult } from '@qicheng/analysis/civil-service-result';
import { SAMPLES } from '@qicheng/resume/samples';
import fc from 'fast-check';
import { candidates } from '#test/civil-service/posts.js';
import { analyseCivil, scoreInterview } from './analyse.js';
import { civilServiceKind, writeCivilReference } from './kind.js';
import { reportCivil, reportCivilReference } from './report.js';

const sample: CivilPost = {
  table: {
    ...{ exam: '国考', version: '示例职位表 2026-11', isSample: true },
    source: { title: '示例', date: '2026-11-21' },
  },
  ...{ name: '信息技术岗（示例）', department: '示例局', code: 'S01', region: '江苏省' },
  conditions: { education: '本科及以上', major: '计算机类（0809）', political: '共青团员或中共党员' },
  ...{ recruits: 2, applicants: 90, registerUntil: '2026-11-30', examOn: '2026-12-06' },
};
const pasted: CivilPost = {
  ...{ table: null, name: '粘贴的职位 2', department: '', code: '', region: '' },
  conditions: { other: '学历：本科及以上；专业：法学类' },
};
const base: CivilInput = {
  ...{ candidate: candidates.甲, exam: '国考', posts: [sample, pasted] },
  mock: { aptitude: 62, essay: 55, modules: { data: 70, quantity: 40 } },
  hours: { days: 100, total: 333 },
  ...{ resume: null, today: '2026-09-21' },
};
const analyse = (changes: Partial<CivilInput> = {}) =>
  civilResult.parse(analyseCivil(civilInput.parse({ ...base, ...changes })));
const totalOf = (changes: Partial<CivilInput>) => analyse(changes).overall?.score ?? Number.NaN;
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const runs = { seed: 20_261_121, numRuns: 150 };
const percent = fc.integer({ min: 0, max: 100 });
const inputs = fc.record({
  exam: fc.constantFrom(...civilExams),
  mock: fc.record({
    aptitude: percent,
    essay: percent,
    modules: fc.record({ data: percent, essay: percent }),
  }),
  hours: fc.record({ days: fc.integer({ min: 1, max: 730 }), total: fc.integer({ min: 1, max: 3_000 }) }),
});

describe('posts', () => {
  it('carry their table, and invented ones say so', () => {
    const { posts, counts, tables, notes, conclusion } = analyse();
    expect(posts.map(({ verdict }) => verdict)).toEqual(['eligible', 'ineligible']);
    expect(counts).toEqual({ eligible: 1, ineligible: 1, unverified: 0 });
    expect(conclusion).toBe('2 个职位：可报考 1 个，不符合 1 个，待核实 0 个。');
    expect(posts[0]?.conclusion).toMatch(/^示例职位。/);
    expect(tables).toEqual([sample.table]);
    expect(notes.join('')).toContain('示例职位：只用来演示');
  });

  it('have a level of competition by available figures, otherwise 数据缺失', () => {
    const [first, second] = analyse().posts;
    expect(first?.competition).toMatchObject({ band: '数据缺失' });
    expect(first?.competition.figures).toContain('竞争比 45:1（报名 ÷ 招录）');
    expect(second?.competition).toMatchObject({ band: '不可报考', figures: [] });
    const bandAt = (score: number) =>
      analyse({ posts: [{ ...sample, entryScore: { year: 2025, score } }] }).posts[0]?.competition.band;
    expect([107, 108, 122, 123].map(bandAt)).toEqual([
      '高于入围线',
      '接近入围线',
      '接近入围线',
      '低于入围线',
    ]);
  });

  it('remind of future days only with their source', () => {
    const { reminders, missing } = analyse();
    expect(reminders.map(({ date, label }) => [date, label])).toEqual([
      ['2026-11-30', '信息技术岗（示例）（示例）：报名截止'],
      ['2026-12-06', '信息技术岗（示例）（示例）：笔试'],
    ]);
    expect(reminders[0]?.source.title).toContain('示例职位表 2026-11');
    expect(missing.map(({ label }) => label)).toContain('粘贴的职位 2的报名或考试日期');
    expect(analyse({ today: '2026-12-01' }).reminders).toHaveLength(1);
  });

  it('tell the candidate where to find a missing figure, not what an operator does', () => {
    const remedies = analyse().missing.map(({ remedy }) => remedy);
    expect(remedies.join()).toContain('报名网站');
    expect(remedies.join()).not.toMatch(/运营|导入/);
  });

  it('require the documents named in their clauses', () => {
    const names = analyse().documents.map(({ name }) => name);
    expect(names.join()).toContain('党员、团员身份证明');
    expect(names.join()).toContain('学生证');
    expect(names.join()).not.toContain('户口簿');
  });
});

describe('the strength', () => {
  it('is the mean of its summed parts, counts unverified posts as zero, and omits parts without facts', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const { dimensions } = analyse(changes);
        expect(sum(dimensions.map(({ weight }) => weight))).toBe(100);
        for (const { score, contributions } of dimensions)
          expect(Math.abs(sum(contributions.map(({ points }) => points)) - score)).toBeLessThan(0.2);
      }),
      runs,
    );
    const unverified = analyse({ candidate: candidates.丙, posts: [sample] });
    expect(unverified.dimensions[0]).toMatchObject({ key: 'eligibility', score: 0, weight: 0 });
    expect(unverified.dimensions[0]?.contributions[0]?.reason).toContain('待核实');
    const mixed = analyse({ candidate: candidates.丙, posts: [sample, pasted] });
    expect(mixed.counts).toEqual({ eligible: 0, ineligible: 1, unverified: 1 });
    expect(mixed.dimensions[0]).toMatchObject({ score: 0, weight: 30 });
    const silent = analyse({ mock: {}, posts: [pasted] });
    expect(silent.dimensions.map(({ weight }) => weight)).toEqual([67, 0, 0, 33, 0]);
  });

  it('has no total with fewer than three stated parts: hours alone are not competitiveness', () => {
    const little = { candidate: candidates.丙, posts: [{ ...sample, applicants: undefined }], mock: {} };
    const hoursAlone = analyse(little);
    expect(hoursAlone.dimensions.filter(({ weight }) => weight > 0).map(({ key }) => key)).toEqual(['time']);
    expect(hoursAlone.overall).toBeNull();
    expect(civilServiceKind.isFree?.(hoursAlone, base)).toBe(true);
    const printed = JSON.stringify(reportCivil({ ...base, ...little }, hoursAlone));
    expect(printed).toContain('暂不给总分');
    expect(printed).not.toMatch(/优秀|良好/);
    expect(analyse({ mock: {}, posts: [pasted] }).overall).toBeNull();
    const enough = analyse({ mock: { aptitude: 70 }, posts: [pasted] });
    expect(enough.overall?.score).toBeGreaterThan(0);
    expect(civilServiceKind.isFree?.(enough, base)).toBe(false);
  });

  it('never falls with a better mock score or more hours', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const before = totalOf(changes);
        const { mock, hours } = changes;
        const better: Partial<CivilInput>[] = [
          { mock: { ...mock, aptitude: Math.min(100, mock.aptitude + 7) } },
          { mock: { ...mock, essay: Math.min(100, mock.essay + 7) } },
          { hours: { ...hours, total: hours.total + 50 } },
        ];
        for (const change of better)
          expect(totalOf({ ...changes, ...change })).toBeGreaterThanOrEqual(before);
      }),
      { ...runs, numRuns: 50 },
    );
  });

  it('is the same for the same input', () => {
    const resume = { title: '简历', language: 'zh' as const, document: SAMPLES.computerScience() };
    expect(JSON.stringify(analyse({ resume }))).toBe(JSON.stringify(analyse({ resume })));
  });
});

describe('the plan', () => {
  it('sums to the stated hours by weeks and modules, and ends on the day before the examination', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const { plan, modules } = analyse(changes);
        expect(plan.totalHours).toBe(changes.hours.total);
        expect(sum(plan.weeks.map(({ hours }) => hours))).toBe(changes.hours.total);
        // Teachers write other papers.
        if (changes.exam !== '教师') expect(sum(modules.map(({ hours }) => hours))).toBe(changes.hours.total);
        for (const { hours, items } of plan.weeks) expect(sum(items.map((item) => item.hours))).toBe(hours);
      }),
      runs,
    );
    expect(analyse().plan.weeks.at(-1)).toMatchObject({ week: 14, to: '2026-12-29' });
  });

  it('ends before the announced examination of a real post, with the same hours per day', () => {
    const table = { ...sample.table!, isSample: false };
    const { plan, modules } = analyse({ today: '2026-11-21', posts: [{ ...sample, table }] });
    expect(plan.weeks.at(-1)).toMatchObject({ week: 2, to: '2026-12-05' });
    expect(plan.totalHours).toBe(Math.round((333 * 15) / 100));
    expect(sum(modules.map(({ hours }) => hours))).toBe(plan.totalHours);
    expect(plan.formula).toContain('最晚是 2026-12-06，距今 15 天；您填了 100 天');
  });

  it('warns only of more than ten hours per day', () => {
    const heavy = analyse({ hours: { days: 10, total: 120 } });
    expect(heavy.plan.formula).toContain('平均每天 12 小时，超过 10 小时');
    const bearable = analyse({ hours: { days: 10, total: 100 } });
    expect(bearable.plan.formula).not.toContain('平均每天');
  });

  it('accepts runs from before the limit of hours per day', () => {
    expect(analyse({ hours: { days: 10, total: 200 } }).plan.totalHours).toBe(200);
  });

  it('gives more time to the wider gap, and politics only to the national examination', () => {
    const hoursAt = (quantity: number) =>
      analyse({ mock: { ...base.mock, modules: { quantity } } }).modules.find(({ key }) => key === 'quantity')
        ?.hours ?? 0;
    expect(hoursAt(20)).toBeGreaterThan(hoursAt(55));
    const keysOf = (exam: CivilInput['exam']) => analyse({ exam }).modules.map(({ key }) => key);
    expect(keysOf('国考')).toContain('politics');
    expect(keysOf('事业编')).not.toContain('politics');
  });
});

describe('the interview', () => {
  const rate = (score: number) => ({
    ...{ analysis: score, planning: score, relations: score, response: score, speech: score, bearing: score },
  });

  it('drops the highest and the lowest total and averages the rest', () => {
    expect(scoreInterview([rate(90), rate(80), rate(70), rate(84), rate(60)])).toMatchObject({
      totals: [90, 80, 70, 84, 60],
      dropped: { highest: 90, lowest: 60 },
      average: 78,
    });
    const weighed = { ...rate(80), analysis: 100, bearing: 50 };
    expect(scoreInterview([weighed, weighed, weighed]).average).toBe(81);
    expect(analyse({ ratings: [rate(70), rate(80), rate(90)] }).interview.score?.formula).toBe(
      '去掉最高 90 和最低 70，（80）÷ 1 = 80',
    );
  });

  it('has an outline for each element with a request for own experience', () => {
    const input = civilInput.parse(base);
    const result = analyseCivil(input);
    const reference = civilReference.parse(writeCivilReference(input, result));
    expect(reference.answers).toHaveLength(6);
    expect(reference.needsFact.length).toBeGreaterThan(2);
    expect(reportCivilReference(input, result, reference).blocks.length).toBeGreaterThan(8);
    expect(reportCivil(input, result).blocks.length).toBeGreaterThan(20);
  });
});

describe('a free-text question', () => {
  it('is answered from the clauses, and says what they do not cover', () => {
    const { custom } = analyse({ question: '我的专业能报这两个职位吗？' });
    expect(custom?.topics).toEqual(['能否报考', '专业']);
    expect(custom?.paragraphs.join('')).toContain('计算机类（0809）');
    expect(analyse({ question: '你好' }).custom?.limit).toContain('没有识别');
  });
});

describe('the last days', () => {
  const national = { posts: [pasted], today: '2026-11-21' };

  it('before the national examination end the plan, and a closed registration is the first message', () => {
    const { conclusion, plan } = analyse(national);
    expect(conclusion).toMatch(/^国考通常在 10 月中下旬报名，现在多半已经截止/u);
    expect(plan.weeks.at(-1)?.to).toBe('2026-11-28');
    expect(plan.formula).toContain('您填了 100 天，排到了笔试之后');
    expect(analyse({ ...national, exam: '省考' }).plan.totalHours).toBe(333);
  });

  it('contain whole papers of both kinds, and nothing new', () => {
    const { plan, modules, documents } = analyse({ posts: [pasted], hours: { days: 9, total: 54 } });
    expect(plan.subjects.map(({ label }) => label)).toEqual(['行测整卷', '申论']);
    expect(JSON.stringify(plan)).not.toContain('分题型精讲');
    expect(sum(modules.map(({ hours }) => hours))).toBe(54);
    expect(documents[0]?.name).toBe('准考证');
    const eve = analyse({ posts: [pasted], hours: { days: 2, total: 12 } }).plan.weeks[0];
    expect(eve?.phase).toBe('考前');
  });
});

describe('a plan without scores of modules', () => {
  it('does not use the score of the paper for a module, and has both papers every week', () => {
    const { modules, plan } = analyse({ mock: { aptitude: 62, essay: 55 } });
    expect(modules.every(({ now, gap }) => now === null && gap === null)).toBe(true);
    for (const { items } of plan.weeks) expect(items.map(({ subject }) => subject)).toContain('申论');
    const essay = plan.subjects.find(({ label }) => label === '申论')?.hours ?? 0;
    expect(essay / plan.totalHours).toBeGreaterThan(0.27);
  });
});

describe('an ineligible post', () => {
  it('requires no documents, and a gap of all posts is mentioned once', () => {
    const { documents, missing } = analyse({
      posts: [{ ...pasted, conditions: { other: '学历：硕士研究生及以上；专业：法学类；中共党员' } }, pasted],
    });
    expect(documents.map(({ name }) => name).join()).not.toContain('党员');
    expect(missing.filter(({ label }) => label.includes('往年入围分')).map(({ label }) => label)).toEqual([
      '所选 2 个职位的往年入围分',
    ]);
  });
});

describe('questions with the same answer for every post', () => {
  it.each([
    ['私企上班算基层经历吗？', '含私企'],
    ['交过社保还算应届吗？', '未落实工作单位'],
    ['2026年11月满35周岁还能报吗？', '36 周岁生日之前'],
    ['最后两天怎么安排？', '打印准考证'],
    ['面试占多少？', '各占 50%'],
  ])('%s', (question, answer) => {
    expect(analyse({ question }).custom?.paragraphs.join('')).toContain(answer);
  });
});
