import { written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';

const inputFor = (position: string, bullets: string[], post = ['星海公司', '专员', '2019.03-2026.10']) => {
  const document = written({
    school: ['江城学院', '食品科学与工程', '2015.09-2019.06'],
    work: [[...post, ...bullets] as [string, string, string, ...string[]]],
  });
  return { position, month: '2026-11', resume: { title: '简历', language: 'zh' as const, document } };
};

describe('an occupation that shares a word with another trade', () => {
  it.each([
    ['食品研发工程师', 'foodDevelopment'],
    ['烘焙研发工程师', 'foodDevelopment'],
    ['食品品控主管', 'foodQuality'],
    ['食品质量工程师', 'foodQuality'],
    ['CNC调机', 'cnc'],
    ['数控操作员', 'cnc'],
    ['加工中心编程工程师', null],
    ['ESG咨询顾问', 'esg'],
    ['碳核算专员', 'esg'],
    ['食品合规专员', 'corporateCompliance'],
    ['合规经理', 'corporateCompliance'],
    ['银行合规专员', 'riskControl'],
    ['数据合规专员', null],
    ['生态学专任教师', 'universityTeacher'],
    ['大学讲师', 'universityTeacher'],
    ['小学专任教师', 'teacher'],
    ['服装品控', null],
    ['农艺师', 'agronomist'],
    ['供应链数字化', null],
  ])('%s is %s', (position, code) => {
    expect(matchOccupation(position).match.occupationCode).toBe(code);
  });

  it('says which of two joined kinds of work is not covered', () => {
    const { kind, explanation } = matchOccupation('会计与行政').match;
    expect([kind, explanation.includes('“会计”这一部分没有覆盖')]).toEqual(['nearest', true]);
    expect(matchOccupation('风控与合规专员').match).toMatchObject({
      kind: 'exact',
      occupationCode: 'riskControl',
    });
  });

  it('is not recognised by an ambiguous word alone', () => {
    const result = analyseJob(inputFor('银行合规专员', ['逐家做过风险分级，帮扶 28 家取得许可证']));
    expect(result.abilities.find(({ key }) => key === 'creditRisk')?.state).toBe('待确认');
  });
});

describe('an ability that a résumé clearly shows', () => {
  it('is not reported as missing: enforced rules, an organised event', () => {
    const { abilities } = analyseJob(inputFor('合规专员', ['主办行政处罚案件 37 件，无一被复议撤销']));
    expect(abilities.find(({ key }) => key === 'compliance')?.state).toBe('有实例');
    const event = analyseJob(inputFor('产品经理', ['组织两千人的运动会，做赛程编排、裁判分工和应急预案']));
    expect(event.abilities.find(({ key }) => key === 'projectManagement')?.state).toBe('有实例');
  });

  it('is not requested again if the figure is stated', () => {
    const input = inputFor('合规专员', ['执笔总结和汇报材料每年约 20 篇，被州局采用 14 条']);
    const { target } = referenceOf(input, analyseJob(input));
    const writing = target.find(({ key }) => key === 'writing')?.statement ?? '';
    expect(writing).toContain('14 条');
    expect(writing).not.toContain('【待补充');
  });

  it('has no sentence if its only action already shows another ability', () => {
    const input = inputFor('合规专员', ['主办行政处罚案件 37 件，起草的处罚决定书获评优秀案卷']);
    const shown = referenceOf(input, analyseJob(input)).target.filter(({ now }) => now === '有实例');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.statement).toContain('37 件');
    expect(shown[0]?.statement).not.toContain('【待补充');
  });
});

describe('an ability that a résumé does not show', () => {
  it('is not proven by courses and books', () => {
    const input = inputFor('产品经理', ['2025.10起自学产品经理：看完《用户体验要素》']);
    const { abilities } = analyseJob(input);
    expect(abilities.find(({ key }) => key === 'productDesign')?.state ?? '未体现').not.toBe('有实例');
  });

  it('is not proven by years in another trade', () => {
    const input = inputFor(
      '产品经理',
      ['每周 16 节体育课，带校田径队'],
      ['长湴中学', '体育教师', '2014.08-2026.10'],
    );
    const experience = analyseJob(input).dimensions.find(({ key }) => key === 'experience');
    expect(experience?.score).toBe(0);
  });
});
