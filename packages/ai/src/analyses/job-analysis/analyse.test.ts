import { jobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import { report } from '@qicheng/analysis/report';
import { valueAt } from '@qicheng/resume/pointer';
import { timeLimit } from '@qicheng/testing/open-database';
import { OCCUPATIONS } from '#src/data/occupations.js';
import { HELD_OUT_FIT_PAIRS, type FitPair, TUNED_FIT_PAIRS } from '#test/job-analysis/fit-pairs.js';
import { jobQuestions } from '#test/job-analysis/questions.js';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { jobAnalysisKind } from './kind.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';
import { jobReferenceReport, jobReport } from './report.js';

const WITHIN_MS = timeLimit(2_000);
const PASSING = 0.95;

const fitOf = (resume: Written, input: FitPair['input']): number => {
  const document = written(resume);
  const { overall } = analyseJob({
    ...input,
    month: '2026-11',
    resume: { title: '简历', language: 'zh', document },
  });
  return overall?.score ?? 0;
};

const unseen = (pairs: readonly FitPair[]): string[] =>
  pairs.flatMap(({ edit, input, weak, improved }) => {
    const [before, after] = [fitOf(weak, input), fitOf(improved, input)];
    return after > before ? [] : [`${edit}（${input.position}）：${before} → ${after}`];
  });

describe('an improved résumé fits better than the weak one', () => {
  it('in the pairs that were used for tuning the rules', () => {
    expect(TUNED_FIT_PAIRS).toHaveLength(12);
    expect(unseen(TUNED_FIT_PAIRS)).toEqual([]);
  });

  it('in 95 of 100 of all pairs, a third of which were not used for tuning', () => {
    expect(HELD_OUT_FIT_PAIRS).toHaveLength(6);
    const all = [...TUNED_FIT_PAIRS, ...HELD_OUT_FIT_PAIRS];
    expect(unseen(all).length).toBeLessThanOrEqual(all.length * (1 - PASSING));
  });
});

describe('an analysis of an occupation', () => {
  it.each(jobQuestions().map((input, index) => [index, input.position, input] as const))(
    '%i, %s: is deterministic, matches its schema, and quotes the résumé',
    (_index, _position, input) => {
      const started = performance.now();
      const result = analyseJob(input);
      expect(performance.now() - started).toBeLessThan(WITHIN_MS);
      expect(JSON.stringify(analyseJob(structuredClone(input)))).toBe(JSON.stringify(result));
      expect(jobAnalysisResult.parse(result)).toEqual(result);
      expect(jobReference.parse(referenceOf(input, result)).weeks).toHaveLength(13);
      expect(report.parse(jobReport(input, result)).blocks.length).toBeGreaterThan(10);
      const weeks = jobReferenceReport(input, result, referenceOf(input, result));
      expect(report.parse(weeks).blocks.length).toBeGreaterThan(10);
      const scores = result.dimensions.map(({ contributions, score }) => [
        score,
        Math.min(
          100,
          Math.max(0, Math.round(contributions.reduce((sum, { points }) => sum + points, 0) * 10) / 10),
        ),
      ]);
      expect(scores.every(([score, sum]) => score === sum)).toBe(true);
      const pointers = result.dimensions.flatMap(({ contributions }) =>
        contributions.flatMap(({ evidence }) => evidence.map(({ pointer }) => pointer)),
      );
      expect(pointers.filter((pointer) => valueAt(input.resume?.document, pointer) === undefined)).toEqual(
        [],
      );
    },
  );

  it('explains which occupation was matched', () => {
    expect(matchOccupation('Java开发工程师').match).toMatchObject({
      kind: 'exact',
      occupationCode: 'backend',
    });
    expect(matchOccupation('初中语文老师').match).toMatchObject({ kind: 'exact', occupationCode: 'teacher' });
    expect(matchOccupation('新能源汽车电池工艺').match).toMatchObject({ kind: 'exact' });
    expect(matchOccupation('供应链与宠物托运').match).toMatchObject({
      kind: 'nearest',
      occupationCode: 'supplyChain',
    });
    expect(matchOccupation('供应链数字化').match).toMatchObject({ kind: 'general', occupation: null });
    expect(matchOccupation('宠物殡葬师').match).toMatchObject({ kind: 'general', occupation: null });
  });

  it.each([
    ['人事助理', 'hr'],
    ['总经理助理', 'administration'],
    ['幼儿教师', 'kindergarten'],
    ['初中数学老师', 'teacher'],
    ['骨科医生', 'doctor'],
    ['药物研发', 'biotech'],
    ['电商设计师', 'graphic'],
    ['酒店前台', 'frontOffice'],
  ])('%s is distinguished from other trades by the words before its noun', (position, occupationCode) => {
    expect(matchOccupation(position).match).toMatchObject({ kind: 'exact', occupationCode });
  });

  it.each([['宠物殡葬师'], ['活动板房设计'], ['珠宝鉴定师'], ['软件研发工程师'], ['电竞陪练'], ['调香师']])(
    '%s is not in the table and has no similar-sounding alternatives',
    (position) => {
      const { match } = matchOccupation(position);
      expect(match).toMatchObject({ kind: 'general', occupation: null });
      expect(match.alternatives).toEqual([]);
      expect(match.explanation).toContain(`职业表没有收录“${position}”`);
    },
  );

  it.each([
    ['资深Java架构师', '后端开发工程师'],
    ['质量经理', '质量工程师'],
    ['Embedded Software Engineer', '嵌入式开发工程师'],
    ['Procurement Specialist', '采购与供应链专员'],
    ['Production Supervisor', '生产主管'],
    ['Store Manager', '门店店长与导购'],
    ['药店营业员', '门店店长与导购'],
  ])('matches %s with %s', (position, name) => {
    expect(matchOccupation(position).match.occupation).toBe(name);
  });

  it.each(['亚马逊运营', 'Store Planner'])('does not match %s by one of its words', (position) => {
    expect(matchOccupation(position).match.kind).toBe('general');
  });

  it('gives no score for an unknown occupation, and is free', () => {
    const document = written({ school: ['江城学院', '统计学', '2022.09-2026.06'], skills: ['Excel'] });
    const resume = { title: '简历', language: 'zh' as const, document };
    const unknown = analyseJob({ position: '火星挖矿工程师', month: '2026-11', resume });
    expect(unknown.match.kind).toBe('general');
    expect([unknown.overall, unknown.dimensions]).toEqual([null, []]);
    expect(unknown.gaps.filter(({ gain }) => gain > 0)).toEqual([]);
    expect(unknown.notes.join()).toContain('不评匹配度，次数会退回');
    expect(jobAnalysisKind.isFree?.(unknown, { resume })).toBe(true);
    const known = analyseJob({ position: '会计', month: '2026-11', resume });
    expect(known.overall).not.toBeNull();
    expect(jobAnalysisKind.isFree?.(known, { resume })).toBe(false);
  });

  it('names an unknown position in every sentence', () => {
    const document = written({ school: ['江城学院', '统计学', '2022.09-2026.06'], skills: ['Excel'] });
    const resume = { title: '简历', language: 'zh' as const, document };
    const input = { position: '殡葬礼仪', month: '2026-11', resume };
    const result = analyseJob(input);
    const printed = JSON.stringify([{ ...result, match: null }, referenceOf(input, result)]);
    expect(printed).not.toContain('通用能力');
    expect(printed).toContain('按“殡葬礼仪”的招聘要求');
    expect(result.portrait.abilities.map(({ label }) => label)).not.toContain('文字写作');
  });

  it.each(OCCUPATIONS.map(({ name }) => name))('gives advice for %s with a single verb', (position) => {
    const document = written({ school: ['江城学院', '统计学', '2022.09-2026.06'], skills: ['Excel'] });
    const { gaps } = analyseJob({
      position,
      month: '2026-11',
      resume: { title: '简历', language: 'zh', document },
    });
    const advice = gaps.find(({ key }) => key === 'experience')?.action ?? '';
    expect(advice).toMatch(/每条写成“做法 \+ 结果”/u);
    expect(advice).not.toMatch(/建议写清(?:给出|写出|写清|附|看重|已上架)/u);
  });

  it('gives no pay without source and date', () => {
    const { portrait } = analyseJob({ position: '会计', resume: null, month: '2026-11' });
    expect(portrait.salary).toMatchObject({ state: 'missing', figures: [] });
    expect(portrait.salary.text).toContain('数据缺失');
  });

  it('plans the available hours, also in the weeks of the reference answer', () => {
    const input = { position: '数据分析师', resume: null, month: '2026-11', weeklyHours: 9 };
    const result = analyseJob(input);
    const inAll = result.plan.phases.reduce((sum, { hours }) => sum + hours, 0);
    expect(inAll).toBe(9 * 13);
    for (const { hours, tasks } of result.plan.phases)
      expect(tasks.reduce((sum, task) => sum + task.hours, 0)).toBe(hours);
    for (const { hours, tasks } of referenceOf(input, result).weeks) {
      expect(hours).toBe(9);
      expect(tasks.reduce((sum, task) => sum + task.hours, 0)).toBe(9);
    }
  });

  it('an additional statement never lowers the fit', () => {
    const resume: Written = { school: ['江城学院', '统计学', '2022.09-2026.06'], skills: ['Excel'] };
    const input = { position: '数据分析师' };
    let before = fitOf(resume, input);
    for (const line of [
      '用 SQL 查询 3 万行数据',
      '用 Python 清洗数据，耗时由 4 小时降到 20 分钟',
      '汇报分析结论',
    ]) {
      const highlights = [...(resume.internships?.[0]?.slice(3) ?? []), line];
      resume.internships = [['星河公司', '实习生', '2025.06-2025.09', ...highlights]];
      const after = fitOf(resume, input);
      expect(after).toBeGreaterThanOrEqual(before);
      before = after;
    }
  });

  it('requests facts that only the candidate knows in the reference answer', () => {
    const input = { position: '会计', resume: null, month: '2026-11' };
    const { target } = referenceOf(input, analyseJob(input));
    expect(target.every(({ statement }) => statement.includes('【待补充'))).toBe(true);
    expect(new Set(target.map(({ statement }) => statement)).size).toBe(target.length);
  });

  it('contains each action of the résumé once in the reference answer', () => {
    const bullet = '编制月度报表，月结由12天缩短到5天';
    const document = written({ position: '会计', work: [['江城公司', '会计', '2020.01-', bullet]] });
    const input = {
      position: '会计',
      resume: { title: '简历', language: 'zh' as const, document },
      month: '2026-11',
    };
    const { target } = referenceOf(input, analyseJob(input));
    expect(target.filter(({ statement }) => statement === `${bullet}。`)).toHaveLength(1);
    expect(new Set(target.map(({ statement }) => statement)).size).toBe(target.length);
  });
});
