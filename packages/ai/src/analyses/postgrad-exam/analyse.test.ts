import {
  type EnrolmentFigure,
  postgradInput,
  type PostgradInput,
  schoolTiers,
} from '@qicheng/analysis/postgrad-exam';
import { postgradReference } from '@qicheng/analysis/postgrad-exam-result';
import { SAMPLES } from '@qicheng/resume/samples';
import fc from 'fast-check';
import { placeholdersIn } from '#src/text/placeholder.js';
import { analyse, base, inputs, runs, sum } from '#test/postgrad-exam/question.js';
import { analysePostgrad } from './analyse.js';
import { writePostgradReference } from './kind.js';
import { reportPostgrad, reportPostgradReference } from './report.js';

const figure: EnrolmentFigure = {
  ...{ school: '示例大学', major: '（081200）计算机科学与技术', year: 2026, studyMode: '全日制' },
  ...{ planned: 60, recommended: 24, applicants: 620, admitted: 40, line: 350 },
  source: { title: '示例大学 2026 年硕士招生数据（测试用）', date: '2026-09-01' },
};
const national: EnrolmentFigure = {
  ...{ school: '国家线A区', major: '工学', year: 2026, studyMode: '', line: 300 },
  source: { title: '国家线（测试用）', date: '2026-03-01' },
};
const groupsOf = (changes: Partial<PostgradInput>) => analyse(changes).targets.map(({ group }) => group);
const order = ['暂不建议', '冲', '稳', '保'];

describe('the conclusion', () => {
  it('names a single target with its group, and counts several', () => {
    const [target] = base.targets;
    if (!target) throw new Error('no target');
    const one = analyse({ targets: [target] });
    expect(one.conclusion).toContain(`${target.school} ${target.major}`);
    expect(one.conclusion).toContain(one.targets[0]?.group);
    expect(one.conclusion).not.toContain('个目标');
    expect(analyse({ targets: [target, target] }).conclusion).toContain('2 个目标：');
  });
});

describe('the strength of a candidate', () => {
  it('is the mean of parts whose reasons sum to their scores and whose weights sum to 100', () => {
    fc.assert(
      fc.property(inputs, (changes) => {
        const { dimensions, overall } = analyse(changes);
        expect(sum(dimensions.map(({ weight }) => weight))).toBe(100);
        for (const { score, contributions } of dimensions)
          expect(Math.abs(sum(contributions.map(({ points }) => points)) - score)).toBeLessThan(0.2);
        const mean = sum(dimensions.map(({ score, weight }) => score * weight)) / 100;
        expect(Math.abs(mean - overall.score)).toBeLessThanOrEqual(0.5);
      }),
      runs,
    );
  });

  it('never falls with a better fact, and no target becomes harder', () => {
    const better = (changes: Partial<PostgradInput>): Partial<PostgradInput>[] => {
      const { undergraduate, english, mathematics, research, hours } = { ...base, ...changes };
      const tier = schoolTiers[Math.min(schoolTiers.length - 1, schoolTiers.indexOf(undergraduate.tier) + 1)];
      return [
        { undergraduate: { ...undergraduate, tier: tier ?? '985' } },
        {
          undergraduate: {
            ...undergraduate,
            rankPercent: Math.max(1, (undergraduate.rankPercent ?? 50) - 5),
          },
        },
        { english: { ...english, cet6: Math.min(710, (english.cet6 ?? 0) + 40) } },
        { english: { ...english, mock: Math.min(100, (english.mock ?? 0) + 10) } },
        { mathematics: { mock: Math.min(150, (mathematics.mock ?? 0) + 10) } },
        { research: { ...research, papers: (research.papers ?? 0) + 1 } },
        { hours: { ...hours, weekly: Math.min(100, hours.weekly + 5) } },
        { targets: base.targets.map((target) => ({ ...target, span: '本专业' as const })) },
      ];
    };
    fc.assert(
      fc.property(inputs, (changes) => {
        const before = analyse(changes);
        for (const change of better(changes)) {
          const after = analyse({ ...changes, ...change });
          expect(after.overall.score).toBeGreaterThanOrEqual(before.overall.score);
          before.targets.forEach(({ group }, index) =>
            expect(order.indexOf(after.targets[index]?.group ?? '')).toBeGreaterThanOrEqual(
              order.indexOf(group),
            ),
          );
        }
      }),
      { ...runs, numRuns: 40 },
    );
  });

  it('omits parts without facts, and says so', () => {
    const { dimensions, overall, missing } = analyse({ english: {}, mathematics: {}, research: {} });
    const weights = Object.fromEntries(dimensions.map(({ key, weight }) => [key, weight]));
    expect(weights).toMatchObject({ english: 0, mathematics: 0, research: 0 });
    expect(overall.confidence).toBe(0.5);
    expect(missing.map(({ label }) => label)).toEqual(expect.arrayContaining(['英语', '数学', '科研']));
    const withoutScores = analyse({
      targets: base.targets.map((target) => ({ ...target, mathematics: '不考数学' })),
    });
    expect(
      withoutScores.dimensions.find(({ key }) => key === 'mathematics')?.contributions[0]?.reason,
    ).toContain('不考数学');
    expect(withoutScores.overall.confidence).toBe(1);
    expect(withoutScores.plan.subjects.map(({ key }) => key)).not.toContain('mathematics');
  });

  it('is the same for the same input', () => {
    const resume = { title: '简历', language: 'zh' as const, document: SAMPLES.research() };
    expect(JSON.stringify(analyse({ resume }))).toBe(JSON.stringify(analyse({ resume })));
  });
});

describe('the groups of targets', () => {
  it('are decided by the estimated score and the latest line if both are known', () => {
    const figures = [figure, { ...figure, year: 2025, line: 340 }, national];
    const groupAt = (estimatedScore: number) => groupsOf({ figures, estimatedScore })[0];
    expect([380, 379, 355, 354, 325, 324].map(groupAt)).toEqual(['保', '稳', '稳', '冲', '冲', '暂不建议']);
    const { targets, sources } = analyse({ figures, estimatedScore: 360 });
    expect(targets[0]).toMatchObject({ method: 'line', reasons: ['估分 360 − 2026 年复试线 350 = 10 分'] });
    // An estimate without a line decides nothing.
    expect(targets[1]).toMatchObject({ group: '暂不分档' });
    expect(targets[1]?.reasons[0]).toContain('先不分档');
    expect(sources.map(({ title }) => title)).toContain(figure.source.title);
    // Below the national line nothing else counts.
    const high = { ...national, line: 365 };
    expect(groupsOf({ figures: [figure, high], estimatedScore: 360 })[0]).toBe('暂不建议');
  });

  it('show figures with year, computation and source, otherwise 数据缺失', () => {
    const [first, second] = analyse({ figures: [figure, national] }).targets;
    expect(first?.figures.map(({ label, year, value, formula }) => [label, year, value, formula])).toEqual([
      ['推免比', 2026, '40%', '推免 24 人 ÷ 拟招生 60 人'],
      ['报录比', 2026, '15.5:1', '报考 620 人 ÷ 录取 40 人；录取若含推免 24 人，统考约 38.8:1'],
      ['复试线', 2026, '350 分', '总分'],
      ['国家线（A 区 工学）', 2026, '300 分', '总分'],
    ]);
    expect(first?.missing).toEqual([]);
    expect(second?.figures).toEqual([]);
    expect(second?.missing.map(({ label }) => label)).toEqual(
      ['推免比、报录比、复试线', '国家线'].map((label) => `样例大学 软件工程的${label}：数据缺失`),
    );
  });

  it('tell the candidate where to find a missing figure, not what an operator does', () => {
    const remedies = analyse().targets.flatMap(({ missing }) => missing.map(({ remedy }) => remedy));
    expect(remedies.join()).toContain('研究生院');
    expect(remedies.join()).not.toMatch(/运营|导入/);
  });

  it('use the line of area B for Guangxi, and none for an unknown province', () => {
    const lineB = { ...national, school: '国家线B区', line: 290 };
    const target = {
      school: '样例大学',
      tier: '普通本科',
      major: '软件工程',
      field: '工学',
      span: '本专业',
    } as const;
    const figures = [national, lineB];
    const at = (region?: string) =>
      analyse({ figures, targets: [{ ...target, region }] }).targets[0]?.figures;
    expect(at('广西壮族自治区')?.[0]).toMatchObject({ label: '国家线（B 区 工学）', value: '290 分' });
    expect(at('江苏省')?.[0]).toMatchObject({ value: '300 分' });
    expect(at()).toEqual([]);
  });

  it('never mention a probability', () => {
    const words = JSON.stringify({ ...analyse({ figures: [figure] }), methods: [], notes: [] });
    expect(words).not.toMatch(/概率|几率|%\s*的把握/);
  });
});

describe('the alternative of employment', () => {
  const reasonsOf = (changes: Partial<PostgradInput>) =>
    analyse(changes)
      .alternatives.find(({ kind }) => kind === '就业')
      ?.reasons.join('') ?? '';

  it('does not mention a résumé that was not chosen', () => {
    expect(reasonsOf({ resume: null })).toContain('没有选择简历');
    expect(reasonsOf({ resume: null })).not.toContain('没有实习经历');
    const document = { ...SAMPLES.research(), internships: [], work: [] };
    expect(reasonsOf({ resume: { title: '简历', language: 'zh', document } })).toContain('没有实习经历');
  });
});

describe('drafts', () => {
  it('contain facts of the résumé with their pointer, otherwise placeholders', () => {
    const resume = { title: '简历', language: 'zh' as const, document: SAMPLES.research() };
    const { interview, dimensions } = analyse({ resume, research: {} });
    const study = interview.introduction.find(({ part }) => part === '科研经历');
    expect(study?.evidence[0]?.pointer).toMatch(/^\/(research|papers)\/0$/);
    expect(study?.text).toContain(study?.evidence[0]?.quote ?? '-');
    expect(dimensions.find(({ key }) => key === 'research')?.contributions[1]?.reason).toContain('来自简历');
    const without = analyse()
      .interview.introduction.map(({ text }) => text)
      .join('');
    expect(placeholdersIn(without)).toEqual(expect.arrayContaining(['姓名', '本科院校']));
  });

  it('sign the mail with the phone number of the résumé unless it is hidden', () => {
    const sample = SAMPLES.research();
    const signed = (hidden: 'phone'[]) => {
      const document = { ...sample, basics: { ...sample.basics, phone: '13800000021', hidden } };
      const { mail } = analyse({ resume: { title: '简历', language: 'zh', document } }).interview;
      return mail.lines.find(({ part }) => part === '落款')?.text;
    };
    expect(signed([])).toMatch(/13800000021$/u);
    expect(signed(['phone'])).toMatch(/【待补充：联系电话】$/u);
  });

  it('are written out in the reference answer, which lists what to fill in', () => {
    const input = postgradInput.parse({ ...base, targets: [{ ...base.targets[0], span: '跨专业' }] });
    const result = analysePostgrad(input);
    const reference = postgradReference.parse(writePostgradReference(input, result));
    expect(reference.needsFact).toContain('导师姓氏');
    expect(reference.questions[0]?.question).toBe('为什么从软件工程跨考计算机科学与技术？');
    expect(reportPostgradReference(input, result, reference).blocks.length).toBeGreaterThan(8);
    expect(reportPostgrad(input, result).blocks.length).toBeGreaterThan(20);
  });
});

describe('a free-text question', () => {
  it('is answered by its topics, and says what they do not cover', () => {
    const { custom } = analyse({ question: '我跨考计算机，数学很差，时间还来得及吗？' });
    expect(custom?.topics).toEqual(['跨专业', '数学', '时间']);
    expect(custom?.paragraphs.join('')).toContain('数学模拟 90');
    const other = analyse({ question: '今天天气好吗' }).custom;
    expect(other).toMatchObject({
      topics: [],
      paragraphs: [],
      limit: expect.stringContaining('没有识别') as string,
    });
    expect(analyse().custom).toBeNull();
  });
});

describe('the first message', () => {
  const late = { today: '2026-11-24', hours: { weekly: 30, months: 1 } };
  const tasksOf = (changes: Partial<PostgradInput>) => JSON.stringify(analyse(changes).plan.weeks);

  it('four weeks before the examination says that registration is closed, and only past papers and memorising are left', () => {
    for (const stage of ['初试', '择校'] as const) {
      const { conclusion, notes } = analyse({ ...late, stage });
      expect(conclusion).toContain('请把初试年份填为 2027 重新分析');
      expect(notes.join('')).not.toContain('报名');
      expect(conclusion).toMatch(/^离 2026 年的初试约 4 周，报名通常已在 10 月结束/u);
      expect(tasksOf({ ...late, stage })).toMatch(/真题/u);
      expect(tasksOf({ ...late, stage })).not.toMatch(/第一遍|两轮|框架|目录|定一冲一稳/u);
    }
    expect(tasksOf({ today: '2026-05-10', hours: { weekly: 30, months: 7 } })).toContain('第一遍');
  });

  it('asks about a year that may mean the year of entry', () => {
    const named = (months: number) =>
      analyse({ today: '2026-11-24', hours: { weekly: 30, months, examYear: 2027 } }).conclusion;
    expect(named(1)).toContain('2026 年 12 月考、2027 年入学');
    expect(named(12)).not.toContain('入学');
  });
});

describe('a question in several parts', () => {
  const targets = [
    { ...base.targets[0]!, school: '华东师范大学', tier: '985' as const },
    { ...base.targets[1]!, school: '样例学院' },
  ];
  const answered = (question: string) =>
    analyse({ question, targets, english: { cet4: 402, mock: 45 } }).custom;

  it('is answered part by part: the named school, and the certificate', () => {
    const custom = answered('我四级只有402，还要不要冲华师大？复试会卡四级吗？');
    const text = custom?.paragraphs.join('\n') ?? '';
    expect(text).toContain('国家没有规定考研必须过四级');
    expect(text).toContain('402 分，没有到 425 分');
    expect(text).toContain('华东师范大学');
    expect(text).not.toContain('样例学院');
    expect(text).not.toContain('自我介绍');
  });

  it('says which part it does not answer', () => {
    expect(answered('英语怎么补？食堂好吃吗？')?.limit).toContain('没有回答：“食堂好吃吗？”');
  });
});

describe('the content of drafts', () => {
  it('is favourable and for a realistic target', () => {
    const undergraduate = {
      ...{ tier: '民办本科' as const, major: '汉语言文学', rankPercent: 45 },
      gpa: { value: 3.1, scale: 4 },
    };
    const far = { ...base.targets[0]!, school: '远山大学', tier: '985' as const, span: '跨专业' as const };
    const { interview, targets } = analyse({
      ...{ undergraduate, english: { cet4: 390 }, mathematics: {}, research: {} },
      targets: [far, { ...base.targets[1]!, school: '近水学院' }],
    });
    expect(targets[0]?.group).toBe('暂不建议');
    expect(targets[1]?.group).not.toBe('暂不建议');
    const text = JSON.stringify(interview);
    expect(text).toContain('近水学院');
    expect(text).not.toMatch(/远山大学|排名前 45|3\.1\/4/u);
  });
});

describe('degrees of management', () => {
  const questionsFor = (major: string, degree: '专业学位' | '学术学位') =>
    analyse({
      today: '2026-05-10',
      targets: [{ ...base.targets[0]!, major, degree, mathematics: '不考数学' }],
      mathematics: {},
    });

  it('have plans for their own paper and English, without politics', () => {
    const { plan, dimensions } = questionsFor('会计硕士（MPAcc）', '专业学位');
    expect(plan.subjects.map(({ label }) => label)).toEqual(['英语', '管理类综合']);
    expect(JSON.stringify(plan)).not.toMatch(/政治|参考书|马原/u);
    expect(JSON.stringify(dimensions)).not.toContain('政治');
    expect(questionsFor('会计学', '学术学位').plan.subjects.map(({ label }) => label)).toContain('政治');
  });
});

describe('degrees with separate rules', () => {
  const target = (major: string, changes: Partial<PostgradInput['targets'][number]> = {}) => ({
    ...{ ...base.targets[0]!, major, degree: '专业学位' as const, mathematics: '不考数学' as const },
    ...changes,
  });

  it('scale an estimate to 300 points for the management paper', () => {
    const line = { ...figure, school: '示例大学', major: '会计', studyMode: '', line: 200 };
    const groupAt = (estimatedScore: number) =>
      groupsOf({ figures: [line], estimatedScore, targets: [target('会计', { field: '管理学' })] })[0];
    expect([218, 203, 185, 184].map(groupAt)).toEqual(['保', '稳', '冲', '暂不建议']);
  });

  it('have no deduction for another major if only other majors are admitted', () => {
    const spanOf = (major: string) =>
      analyse({ targets: [target(major, { span: '跨专业' })] }).dimensions.find(
        ({ key }) => key === 'majorSpan',
      )?.score;
    expect([spanOf('法律（非法学）'), spanOf('工商管理（MBA）'), spanOf('新闻与传播')]).toEqual([95, 95, 50]);
  });

  it('have no group if neither English nor mathematics nor research was stated', () => {
    const silent = { english: {}, mathematics: {}, research: {} };
    expect(groupsOf({ ...silent, targets: [target('护理')] })).toEqual(['暂不分档']);
  });

  it('use work experience in the drafts if they require it', () => {
    const document = {
      ...SAMPLES.research(),
      work: [{ id: 'w', company: { zh: '示例物流' }, title: { zh: '会计' } }],
    };
    const resume = { title: '简历', language: 'zh' as const, document };
    const text = JSON.stringify(analyse({ resume, targets: [target('会计（MPAcc）')] }).interview);
    expect(text).toContain('示例物流 会计');
    expect(text).not.toMatch(/导师|研究计划/u);
  });
});

describe('questions that the national rules answer', () => {
  const answerTo = (question: string, changes: Partial<PostgradInput> = {}) =>
    analyse({ question, ...changes }).custom?.paragraphs.join('') ?? '';

  it.each([
    ['自考本科算不算同等学力？', '不算同等学力'],
    ['大专能考研吗，要不要加试？', '满 2 年'],
    ['非全日制的学位单位认吗？', '同等效力'],
    ['没过线怎么办，要不要二战？', '不能调剂'],
    ['现在还能换学校吗？', '不能再改'],
  ])('%s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it('the order of subjects is answered by the hours of the plan', () => {
    const late = { today: '2026-11-27', hours: { weekly: 42, months: 1 } };
    expect(answerTo('还剩三周，先保政治还是专业课？', late)).toMatch(
      /剩下 22 天共 \d+ 小时，计划这样分：政治/u,
    );
  });
});

describe('a group without a line', () => {
  it('is never 保, at most 冲 for the highest tier, and 暂不建议 for a major that is not admitted', () => {
    const best = {
      ...{ undergraduate: { tier: '985' as const, major: '软件工程' }, english: { cet6: 650 } },
      ...{ mathematics: { mock: 140 }, research: { papers: 2, projects: 2, competitions: 2 } },
    };
    const to = (tier: '985' | '普通本科') => groupsOf({ ...best, targets: [{ ...base.targets[0]!, tier }] });
    expect([to('985'), to('普通本科')]).toEqual([['冲'], ['稳']]);
    const law = { ...base.targets[0]!, major: '法律（非法学）', degree: '专业学位' as const };
    const undergraduate = { tier: '普通本科' as const, major: '法学' };
    const [target] = analyse({ undergraduate, targets: [law] }).targets;
    expect(target?.group).toBe('暂不建议');
    expect(target?.reasons[0]).toContain('不能报');
  });
});
