import type { PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import { analyse, base } from '#test/postgrad-exam/question.js';
import { paperKindOf, takesMathematics } from './papers.js';

const target = (change: Partial<PostgradTarget>): PostgradTarget => {
  const {
    mathematics: _stated,
    field: _field,
    ...own
  } = { ...base.targets[0]!, degree: '专业学位' as const };
  return { ...own, span: '本专业', ...change };
};

it.each([
  [{ major: '法律（非法学）' }, 'law', false],
  [{ major: '英语笔译' }, 'translation', false],
  [{ major: '艺术设计' }, 'art', false],
  [{ major: '会计' }, 'management', undefined],
  [{ major: '汉语言文字学', degree: '学术学位' as const }, 'general', false],
  [{ major: '法学理论', degree: '学术学位' as const }, 'general', false],
  [{ major: '计算机技术' }, 'general', undefined],
  [{ major: '集成电路设计' }, 'general', undefined],
  [{ major: '新闻与传播', mathematics: '数学三' as const }, 'general', true],
] as const)('%o has papers of the kind %s, mathematics %s', (change, kind, isTaken) => {
  expect([paperKindOf(target(change)), takesMathematics(target(change))]).toEqual([kind, isTaken]);
});

describe('targets with different papers', () => {
  const law = target({ school: '样例大学', major: '法律（非法学）', tier: '普通本科' });
  const computing = target({
    school: '近水大学',
    major: '计算机技术',
    tier: '普通本科',
    mathematics: '数学一',
  });
  const stated = { stage: '初试' as const, mathematics: { mock: 120 }, english: { mock: 60 } };

  it('have a plan for the papers of the first one, and the plan says so', () => {
    const { plan } = analyse({ ...stated, targets: [law, computing] });
    expect(plan.subjects.map(({ key }) => key)).not.toContain('mathematics');
    expect(plan.subjects.find(({ key }) => key === 'major')?.label).toBe('法硕专业基础与综合');
    expect(plan.formula).toContain('近水大学 计算机技术的科目请单独分析');
    const other = analyse({ ...stated, targets: [computing, law] }).plan;
    expect(other.subjects.map(({ key }) => key)).toContain('mathematics');
  });

  it('are grouped without mathematics if it is not examined', () => {
    const { targets } = analyse({ ...stated, targets: [law, computing] });
    expect(targets[0]?.reasons.join('')).not.toContain('数学');
    expect(targets[1]?.reasons.join('')).toContain('数学');
  });
});

it('a target is never rated 稳 without a mock score', () => {
  const easy = target({ major: '计算机技术', tier: '普通本科', mathematics: '数学二' });
  const undergraduate = { ...base.undergraduate, tier: '985' as const };
  const untested = analyse({
    undergraduate,
    targets: [easy],
    english: { cet6: 600 },
    mathematics: { self: 5 },
  });
  expect(untested.targets[0]?.group).toBe('冲');
  expect(untested.targets[0]?.reasons.join('')).toContain('成以上的模考成绩');
  const tested = analyse({
    undergraduate,
    targets: [easy],
    english: { cet6: 600, mock: 75 },
    mathematics: { self: 5 },
  });
  expect(tested.targets[0]?.group).toBe('稳');
  const failed = analyse({
    undergraduate,
    targets: [easy],
    english: { cet6: 600, mock: 75 },
    mathematics: { mock: 68 },
  });
  expect(failed.targets[0]?.group).toBe('冲');
});

it.each([
  ['英语笔译', '翻译硕士英语'],
  ['艺术设计', '史论与专业创作'],
])('%s has a plan for its own papers', (major, label) => {
  const { plan, notes } = analyse({ stage: '初试', targets: [target({ major })] });
  expect(plan.subjects.map((subject) => subject.label)).toContain(label);
  expect(plan.subjects.map(({ key }) => key)).not.toContain('mathematics');
  expect(notes.join('')).toMatch(/翻译硕士初试考|艺术类初试除/u);
});
