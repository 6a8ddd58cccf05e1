import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';

const analysed = (position: string, resume: Written) =>
  analyseJob({ position, month: '2026-11', resume: snapshotOf(resume) });

describe('a post is measured by an occupation of the same trade and level', () => {
  it.each([
    ['品检员', 'exact', 'qualityInspector'],
    ['质量工程师', 'exact', 'quality'],
    ['机械工', 'general', null],
    ['通话质检员', 'general', null],
    ['客房经理', 'exact', 'housekeepingSupervisor'],
    ['客房服务员', 'exact', 'roomAttendant'],
    ['酒店经理', 'nearest', 'hospitality'],
  ])('%s', (position, kind, code) => {
    expect(matchOccupation(position).match).toMatchObject({ kind, occupationCode: code });
  });

  it('a word that only tells the trade is no alternative', () => {
    const codes = (position: string) => matchOccupation(position).match.alternatives.map(({ code }) => code);
    expect(codes('电商仓储主管')).not.toContain('ecommerce');
    expect(codes('出纳兼行政')).toContain('administration');
  });

  it('pay of schools and hospitals is asked of no HR', () => {
    const { portrait } = analysed('小学语文教师', {});
    expect(portrait.salary.lookUp.join()).not.toMatch(/HR|企业薪酬/u);
  });

  it('years in the post itself count more than a degree of the trade', () => {
    const { dimensions } = analysed('客房领班', {
      work: [['江城饭店', '客房领班', '2016.03-', '每天查房50间，排18名服务员的班', '布草报损由3%降到2%']],
    });
    const rules = dimensions.flatMap(({ contributions }) => contributions.map(({ ruleId }) => ruleId));
    expect(rules).toContain('experience.held');
  });
});

describe('an ability is shown by an act', () => {
  const stateOf = (position: string, label: string, resume: Written) =>
    analysed(position, resume).abilities.find((each) => each.label === label)?.state;

  it('not by what one says to have grown in', () => {
    const campus: Written = { campus: [['学生会', '干事', '2023.09-2024.06', '参加例会，锻炼了沟通能力']] };
    expect(stateOf('品检员', '沟通协调', campus)).toBe('待确认');
  });

  it('also by one that does not name it', () => {
    const job = (line: string): Written => ({ work: [['江城商场', '秩序维护员', '2020.03-', line]] });
    expect(stateOf('品检员', '沟通协调', job('顾客之间有争执时劝解，一年30多次'))).toBe('有实例');
    expect(stateOf('品检员', '规范意识', job('按GSP规范养护药品，每月盘点一次'))).toBe('有实例');
  });
});

it('an action at work is quoted before one of a project', () => {
  const { abilities } = analysed('品检员', {
    internships: [['江城饼干厂', '实习生', '2025.07-2025.09', '负责来料检验，每天抽检面粉 12 批']],
    projects: [['饮料配方', '组员', '2024.03-2024.06', '检测饮料糖度 30 次，获校级二等奖']],
  });
  expect(abilities.find(({ key }) => key === 'productInspection')?.evidence[0]?.quote).toContain('来料检验');
});

it('the title of a project leaves open what was done with the ability', () => {
  const { abilities } = analysed('工艺工程师', {
    projects: [['毕业设计：焊接工艺参数研究', '', '2025.03-2025.05', '整理试样数据 60 组']],
  });
  expect(abilities.find(({ key }) => key === 'process')?.state).not.toBe('仅列出');
});

it('the present post is no occupation to change to', () => {
  const { adjacent } = analysed('辅警', {
    work: [['江城小区', '保安', '2021.03-', '夜间巡逻4次，登记来访车辆']],
  });
  expect(adjacent.map(({ code }) => code)).not.toContain('guard');
});

it('a licence that is closed to the field of study is a gap of its own, and nothing is planned for it', () => {
  const { gaps, plan } = analysed('药师', { school: ['江城大学', '市场营销', '2020.09-2024.06'] });
  expect(gaps.find(({ key }) => key === 'entry.major')?.text).toContain('市场营销');
  expect(JSON.stringify(plan)).not.toContain('备考');
});
