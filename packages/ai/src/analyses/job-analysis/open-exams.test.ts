import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';

const inputOf = (position: string, resume: Written) => ({
  ...{ position, city: '成都', weeklyHours: 5, month: '2026-11' },
  resume: { title: '简历', language: 'zh' as const, document: written(resume) },
});

describe('a required certificate whose exam is under way', () => {
  const input = inputOf('律师', {
    school: ['江城政法大学', '法学', '2023.09-2027.06'],
    skills: ['国家统一法律职业资格考试：客观题已通过，主观题成绩未公布'],
  });
  const result = analyseJob(input);

  it('is described by its state and is not to be looked up', () => {
    const gap = result.gaps.find(({ label }) => label === '法律职业资格');
    expect(gap?.text).toContain('客观题已通过');
    expect(JSON.stringify(result)).not.toMatch(/报名时间与条件|没有写必备证书“法律职业资格”/u);
  });

  it('is open among the checks', () => {
    const check = referenceOf(input, result).entryChecks.find(({ text }) => text.includes('法律职业资格'));
    expect(check?.state).toBe('待确认');
  });
});

it('a required certificate that is not named is to be looked up', () => {
  const { gaps } = analyseJob(inputOf('律师', { school: ['江城政法大学', '法学', '2023.09-2027.06'] }));
  expect(JSON.stringify(gaps)).toContain('报名时间与条件');
});

it.each([
  ['药房店长', '药师'],
  ['眼镜店店长', '验光与配镜'],
  ['宠物店店长', '宠物美容与训练'],
  ['服装店店长', '门店店长与导购'],
])('the head of a shop is in its trade: %s', (position, name) => {
  expect(matchOccupation(position).occupation.name).toBe(name);
});

it.each([
  ['看得懂图纸，会标注公差', '未体现'],
  ['用AutoCAD绘制零件图40张', '有实例'],
])('drawing is not reading of drawings: %s', (statement, state) => {
  const { abilities } = analyseJob(
    inputOf('机械设计工程师', { work: [['青禾机械公司', '技术员', '2017.03-', statement]] }),
  );
  expect(abilities.find(({ key }) => key === 'cad')?.state).toBe(state);
});
