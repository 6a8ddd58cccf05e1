import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { referenceOf } from './reference.js';

const inputOf = (position: string, resume: Written) => ({
  ...{ position, weeklyHours: 8, month: '2026-11' },
  resume: snapshotOf(resume),
});
const analysed = (position: string, resume: Written) => analyseJob(inputOf(position, resume));
const referred = (position: string, resume: Written) => {
  const input = inputOf(position, resume);
  return referenceOf(input, analyseJob(input));
};
const withCertificate = (resume: Written, name: string): Written => ({
  ...resume,
  change: (document) => ({
    ...document,
    meta: {
      ...document.meta,
      sections: document.meta.sections.map((each) =>
        each.key === 'certificates' ? { ...each, visible: true } : each,
      ),
    },
    certificates: [{ id: 'c1', name: { zh: name } }],
  }),
});

const NURSE: Written = {
  position: '病房护士',
  work: [
    [
      '江城第三医院',
      '护士',
      '2021.07-',
      '负责 30 张床位的护理，每班管床 9 名患者',
      '给药前严格查对，没有发生差错',
      '为出院患者讲解用药和饮食，每周 12 人',
    ],
  ],
};
const HR: Written = {
  position: '人事专员（培训方向）',
  work: [['青禾公司', '人事专员', '2020.03-', '离职率从 30% 降到 21%', '协商解决工资争执 3 起']],
  school: ['江城大学（自学考试）', '工商管理', '2025.03-'],
};

describe('the plan of a candidate with experience', () => {
  const { plan } = analysed('病房护士', NURSE);
  it('sends applications in the first thirty days', () => {
    expect(plan.phases[0]?.tasks.map(({ key }) => key)).toContain('apply');
  });

  it('plans at most one evening a week for collecting postings', () => {
    const task = plan.phases[0]?.tasks.find(({ key }) => key === 'postings');
    expect(task?.hours).toBeLessThanOrEqual(6);
  });
});

it('a candidate without experience applies from the second month', () => {
  const { plan } = analysed('数据分析师', { school: ['江城大学', '统计学', '2023.09-2027.06'] });
  expect(plan.phases[1]?.tasks.map(({ key }) => key)).toContain('apply');
});

it('a portfolio is mentioned only in trades that show work', () => {
  const adviceFor = (position: string) => JSON.stringify(referred(position, { position }).reviews);
  expect(adviceFor('病房护士')).not.toContain('作品');
  expect(adviceFor('平面设计师')).toContain('作品');
});

it('an adjacent occupation is not one with a licence that the candidate lacks', () => {
  const { adjacent } = analysed('病房护士', NURSE);
  expect(adjacent.map(({ name }) => name)).not.toContain('临床医生');
  expect(JSON.stringify(adjacent)).not.toContain('先取得');
});

it('a certificate is recognised by its short name', () => {
  const { entryChecks } = referred('病房护士', withCertificate(NURSE, 'BLS 证书'));
  expect(entryChecks.find(({ text }) => text.includes('BLS'))?.state).toBe('满足');
});

describe('a degree in progress alongside work', () => {
  it('does not meet the threshold', () => {
    const { dimensions } = analysed('人事专员', HR);
    expect(JSON.stringify(dimensions)).toContain('在读');
    expect(JSON.stringify(dimensions)).not.toContain('达到常见要求');
    expect(referred('人事专员', HR).entryChecks[0]?.state).not.toBe('满足');
  });
});

describe('abilities', () => {
  const stateOf = (position: string, resume: Written, label: string) =>
    analysed(position, resume).abilities.find((each) => each.label === label);

  it('are proven by the words of the trade', () => {
    for (const label of ['安全意识', '规范意识', '服务意识'])
      expect([label, stateOf('病房护士', NURSE, label)?.state]).toEqual([label, '有实例']);
    expect(stateOf('人事专员', HR, '沟通协调')?.state).toBe('有实例');
  });

  it('are not proven by a rate or a kind of cost with the same word', () => {
    expect(stateOf('人事专员', HR, '劳动关系')?.evidence[0]?.quote ?? '').not.toContain('离职率');
    const costs: Written = { work: [['青禾公司', '会计', '2020.03-', '核定 40 种产品的标准成本']] };
    expect(stateOf('会计', costs, '规范意识')?.state).toBe('待确认');
  });

  it('without evidence are a question, not a verdict', () => {
    const { dimensions } = analysed('会计', { work: [['青禾公司', '会计', '2020.03-', '登记凭证 300 张']] });
    expect(JSON.stringify(dimensions)).not.toContain('没有看到写明');
  });
});

it('a job intention with a direction in brackets is the same intention', () => {
  const { dimensions } = analysed('人事专员', HR);
  expect(JSON.stringify(dimensions)).toContain('求职意向就是这一方向');
});

it('a post whose name goes on is that post', () => {
  expect(analysed('设备维修工程师', {}).match.kind).toBe('exact');
  // A leading rank asks for more than the occupation.
  expect(analysed('仓库主管', {}).match.kind).toBe('nearest');
});

it('a line about the employer proves no ability', () => {
  const resume: Written = {
    work: [['江城实验幼儿园', '教师', '2020.09-', '幼儿园现有 9 个班，幼儿 260 名']],
  };
  expect(analysed('幼儿园教师', resume).abilities[0]?.state).not.toBe('有实例');
});
