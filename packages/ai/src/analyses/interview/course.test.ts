import { type InterviewInput, interviewInput, interviewResult } from '@qicheng/analysis/interview';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { predictInterview } from './predict.js';

const sample = SAMPLES.computerScience();
const base = {
  ...sample,
  meta: { ...sample.meta, sections: sample.meta.sections.map((section) => ({ ...section, visible: true })) },
  ...{ education: [], projects: [], research: [], campus: [], practice: [] },
};
const zh = (text: string) => ({ zh: text });
let count = 0;
const job = (company: string, title: string, from: string, to: string, statements: string[] = []) => {
  const [y = 0, m] = from.split('.').map(Number);
  const [ty = 0, tm] = to.split('.').map(Number);
  count += 1;
  return {
    ...{ id: `w${count}`, company: zh(company), title: zh(title) },
    period: { start: { y, m }, end: to === '' ? ('present' as const) : { y: ty, m: tm } },
    highlights: statements.map((text, at) => ({ id: `d${count}-${at}`, kind: 'paragraph', zh: [{ text }] })),
  };
};
const questionsFor = (
  work: unknown[],
  choices: Partial<InterviewInput> = {},
  change: Partial<ResumeDocument> = {},
) => {
  const document = { ...base, internships: [], intention: {}, work, ...change };
  const input = interviewInput.parse({
    resume: { title: '简历', language: 'zh', document },
    ...{ round: 'hr', month: '2026-11', ...choices },
  });
  return predictInterview(input).questions.map(({ text }) => text);
};

describe('questions about the career', () => {
  it('about a gap in a line without a place belong to the round', () => {
    for (const round of ['hr', 'business'] as const) {
      const input = interviewInput.parse({
        resume: {
          ...{ title: '简历', language: 'zh', unplaced: ['2020.2-2021.8  在家'] },
          document: { ...base, internships: [], work: [job('云帆商贸', '会计', '2016.03', '2020.01')] },
        },
        ...{ round, month: '2026-11' },
      });
      const { questions } = interviewResult.parse(predictInterview(input));
      for (const { anchor, requirement } of questions) expect(anchor ?? requirement).toBeDefined();
      expect(questions.filter(({ bankId }) => bankId === 'ex-gap-told').length).toBe(1);
    }
  });

  it('about a gap are not asked of people who are back in work', () => {
    const input = interviewInput.parse({
      resume: {
        ...{ title: '简历', language: 'zh', unplaced: ['2018.2-2019.8  在家照顾老人'] },
        document: {
          ...base,
          internships: [],
          work: [job('云帆商贸', '会计', '2012.03', '2018.01'), job('海川制造', '会计', '2019.09', '')],
        },
      },
      ...{ round: 'business', month: '2026-11' },
    });
    const { questions } = predictInterview(input);
    expect(questions.map(({ bankId }) => bankId)).not.toContain('ex-gap-told');
  });

  it('ask about two overlapping full-time jobs, but not about a side job', () => {
    const first = job('云帆商贸', '会计', '2019.03', '2020.08');
    const questions = (post: string) =>
      questionsFor([first, job('海川制造', post, '2020.02', '2023.05')], { position: '会计' }).filter(
        (text) => text.includes('重叠'),
      );
    expect(questions('总账会计')).toEqual([
      '从 2020 年 2 月起，“云帆商贸”和“海川制造”的时间是重叠的。是同时做的两份工作，还是派出、借调这样的安排？当时怎么分的时间？',
    ]);
    expect(questions('兼职会计')).toEqual([]);
  });

  it('ask about no overlap of jobs that may have followed each other within a year', () => {
    const overlapOf = (...work: unknown[]) =>
      questionsFor(work, { position: '裁缝' }).filter((text) => text.includes('重叠'));
    const until = (end: string) => job('锦绣裁缝铺', '裁缝', '2016.12', end);
    const next = job('云裳制衣厂', '样衣工', '2018.04', '2022.03');
    expect(overlapOf(until('2018'), next)).toEqual([]);
    expect(overlapOf(until('2019.06'), job('云裳制衣厂', '样衣工', '2018.04', '2018'))).toEqual([]);
    expect(overlapOf(until('2019'), next)).toHaveLength(1);
  });

  it('ask about a gap, and about the preparation after years at home', () => {
    const before = job('新源物业', '行政主管', '2012.03', '2019.05');
    const after = job('和顺酒店', '行政专员', '2025.06', '');
    expect(questionsFor([before, after], { position: '行政主管' }).join('\n')).toContain(
      '2019 年 5 月到 2025 年 6 月这段时间，简历上没有写工作',
    );
    expect(questionsFor([before], { position: '行政主管' }).join('\n')).toContain(
      '2019 年 5 月到现在这段时间',
    );
    const home = job('全职照顾家庭', '', '2019.06', '2025.05');
    const texts = questionsFor([before, home, after], { position: '行政主管' }).join('\n');
    expect(texts).toContain('简历里写了“全职照顾家庭”这段时间');
    expect(texts).not.toContain('没有写工作');
  });

  it.each([
    ['照顾生病的母亲', true],
    ['脱产备考公务员', true],
    ['求职空窗期', true],
    ['因身体原因休养', true],
    ['江城日间照料中心', false],
  ])(
    'ask one fair question about a stated gap, in each round with questions about the career: %s',
    (name, isGap) => {
      const work = [
        job('新源物业', '行政主管', '2016.03', '2022.05'),
        job(name, isGap ? '' : '护理员', '2022.06', '2025.05'),
        job('和顺酒店', '行政专员', '2025.06', ''),
      ];
      for (const round of ['hr', 'business', 'manager'] as const) {
        const texts = questionsFor(work, { position: '行政主管', round, count: 8 }).filter((text) =>
          text.includes(`简历里写了“${name}”这段时间`),
        );
        expect(texts).toHaveLength(isGap ? 1 : 0);
      }
    },
  );

  it.each([
    ['踏实细心。2022年3月到2024年4月因照顾家人没有工作，现在孩子已上学。', true],
    ['2023年离职后脱产备考教师编，未上岸', true],
    ['能照顾老人，有耐心，离家近', false],
    ['做过员工离职面谈，照顾到每个人的感受', false],
  ])('ask about a gap that a self-evaluation states: %s', (text, isGap) => {
    const texts = questionsFor(
      [job('新源物业', '行政主管', '2016.03', '2022.02'), job('和顺酒店', '行政专员', '2025.05', '')],
      { position: '行政主管', round: 'business', count: 8 },
      { selfEvaluation: [{ id: 's1', kind: 'paragraph', zh: [{ text }] }] },
    );
    expect(texts.some((each) => each.includes('这段时间。现在回来工作'))).toBe(isGap);
  });

  it('ask about a change of trade only if there is one', () => {
    const questions = (post: string) =>
      questionsFor([job('城建集团', post, '2018.07', '2025.03')], { position: '数据分析师' }).join('\n');
    expect(questions('施工员')).toContain('你之前做的是施工员，为什么转来做数据分析师？');
    expect(questions('数据分析师')).not.toContain('转来做');
  });

  it('do not take the same post in another language for another trade', () => {
    const questions = (post: string, position: string) =>
      questionsFor([job('精密部件', post, '2018.07', '2025.03')], { position }).join('\n');
    expect(questions('高级供应商质量工程师', 'Supplier Quality Engineer')).not.toContain('转来做');
    expect(questions('采购主管', 'Procurement Manager')).not.toContain('转来做');
    expect(questions('Warehouse Supervisor', '仓储主管')).not.toContain('转来做');
    expect(questions('施工员', 'Data Analyst')).toContain('转来做');
  });

  it('ask for the reason for leaving an employer only', () => {
    expect(
      questionsFor([job('明达机械', '销售工程师', '2019.03', '2026.02')], { position: '销售' }),
    ).toContain('你当时为什么离开“明达机械”？');
    expect(questionsFor([job('明达机械', '销售工程师', '2019.03', '')], { position: '销售' })).toContain(
      '你现在在“明达机械”，为什么想换工作？下一份工作最看重什么？',
    );
    expect(questionsFor([job('社区志愿者', '图书整理', '2024.03', '')]).join('\n')).not.toMatch(
      /离开|换工作/u,
    );
  });

  it('ask for the starting point of an implausible figure', () => {
    const claim = '独立负责会员小程序，注册用户增长600%';
    const text = questionsFor(
      [job('乐购网络', '运营助理', '2025.01', '2026.03', [claim, '整理活动报名表'])],
      {
        ...{ round: 'business', position: '运营' },
      },
    ).join('\n');
    expect(text).toContain(`简历里写“${claim}”，起点是多少？`);
    expect(
      questionsFor([job('乐购网络', '运营助理', '2025.01', '2026.03', ['会员复购率提升12%'])], {
        ...{ round: 'business', position: '运营' },
      }).join('\n'),
    ).not.toContain('起点是多少');
  });

  it('ask about three short jobs in a row', () => {
    const work = [
      job('甲店', '店员', '2024.01', '2024.09'),
      job('乙店', '店员', '2024.10', '2025.06'),
      job('丙店', '店员', '2025.07', ''),
    ];
    expect(questionsFor(work, { position: '店员' }).join('\n')).toContain('这几份工作做得都不长');
  });
});

it('an experienced candidate is not asked about grades or clubs', () => {
  for (const set of [1, 2, 3, 4])
    expect(
      questionsFor([job('明达机械', '销售工程师', '2019.03', '')], { set, count: 10, position: '销售' }).join(
        '\n',
      ),
    ).not.toMatch(/在班里|在校期间|毕业前|室友|考研考公/u);
});

describe('questions about the current situation', () => {
  it('ask about a current job that has only just begun, instead of the reason for a change', () => {
    const questions = (from: string) =>
      questionsFor([job('和顺酒店', '行政专员', from, '')], { position: '行政专员' }).join('\n');
    expect(questions('2026.05')).toContain('你在“和顺酒店”才做了约 6 个月，为什么现在就想走？');
    expect(questions('2026.05')).not.toContain('你现在在“和顺酒店”，为什么想换工作');
    expect(questions('2022.05')).not.toContain('才做了');
  });

  it('ask about a preference for another city', () => {
    const place = (name: string) => ({ name: { zh: name } });
    const questions = (here: string) =>
      questionsFor(
        [job('和顺酒店', '行政专员', '2022.05', '')],
        { position: '行政专员' },
        {
          basics: { ...base.basics, residence: place(here) },
          intention: { cities: [place('杭州')] },
        },
      ).join('\n');
    expect(questions('兰州市')).toContain('你现在在兰州，求职意向写的是杭州，为什么想去那里工作？');
    expect(questions('杭州市')).not.toContain('求职意向写的是');
  });
});

it.each([
  ['小学数学教师', /学生|家长|作业|课/u],
  ['ICU护士', /病人|家属|护士|检查结果/u],
])('a structured interview of a %s is about that work', (position, words) => {
  const texts = questionsFor([], { position, round: 'structured', count: 8 });
  expect(texts.filter((text) => words.test(text)).length).toBeGreaterThanOrEqual(4);
  expect(texts.join('')).not.toMatch(/夜经济|青年员工住宿|防诈骗/u);
});

it('questions of a round contain the post, the employer and the month of graduation if known', () => {
  const worker = questionsFor([job('和顺酒店', '行政专员', '2022.05', '')], {
    position: '行政主管',
    round: 'manager',
  });
  expect(worker.join('\n')).toContain('如果入职做行政主管，前三个月');
  expect(worker.join('\n')).toContain('你在“和顺酒店”做过的最难的一件事');
  const student = questionsFor(
    [],
    { position: '小学语文老师', count: 10 },
    {
      education: [{ id: 'e1', period: { start: { y: 2023, m: 9 }, end: { y: 2027, m: 6 } } }],
    },
  );
  expect(student.join('\n')).toContain('你对我们学校了解多少');
  expect(student.join('\n')).not.toContain('“”');
});

describe('somebody in full-time study', () => {
  const study = (end: { y: number; m: number } | undefined) => ({
    education: [
      {
        ...{ id: 'e1', school: zh('海河职业学院'), major: zh('物流管理') },
        ...(end && { period: { start: { y: 2024, m: 9 }, end } }),
      },
    ] as unknown as ResumeDocument['education'],
  });
  const side = job('好味面馆', '兼职服务员', '2024.10', '2025.03');

  it('is asked about no gap after a side job', () => {
    for (const end of [{ y: 2027, m: 6 }, undefined])
      expect(questionsFor([side], {}, study(end)).join('\n')).not.toContain('没有写工作');
  });

  it('is asked once the studies have ended', () => {
    expect(questionsFor([side], {}, study({ y: 2025, m: 3 })).join('\n')).toContain('没有写工作');
  });
});
