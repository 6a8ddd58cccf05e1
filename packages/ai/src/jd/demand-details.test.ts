import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { parseJobDescription } from './parse.js';

const read = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const rowOf = (line: string, resume: Written, part = '任职要求', title = '专员') =>
  read(`岗位：${title}\n${part}：\n1. ${line}`, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});
const rowsOf = (line: string) => {
  const { must, plus } = parseJobDescription(`岗位：专员\n任职要求：\n1. 熟悉 Excel\n2. ${line}`);
  return [...must.slice(1), ...plus].map(({ level, text }) => [level, text]);
};

describe('a preference within a requirement', () => {
  it.each([
    ['护师职称（二级以上医院取得优先）', [['must', '护师职称（二级以上医院取得优先）']]],
    ['教师资格证（入职前取得即可）', [['must', '教师资格证，入职前取得即可']]],
  ])('is not a separate requirement: %s', (line, rows) => {
    expect(rowsOf(line)).toEqual(rows);
  });
});

describe('an annual salary in a column', () => {
  it('is read', () => {
    const { salary } = parseJobDescription(
      '财务经理（制造业）\n苏州盛拓新材料科技有限公司 | 苏州工业园区 | 20-30万/年\n任职要求：\n1. 会计专业',
    );
    expect(salary).toMatchObject({ unit: 'year', low: 200_000, high: 300_000 });
  });
});

describe('two certificates in one line', () => {
  const skill = '中级会计师（2020），注会已过会计、税法、经济法三科';
  it.each([
    ['中级会计师必须', '直接'],
    ['CPA优先，通过三科以上亦可', '直接'],
    ['CPA优先，通过四科以上亦可', '可迁移'],
    ['持有CPA证书', '可迁移'],
  ])('are judged separately: %s is %s', (line, state) => {
    expect(rowOf(line, { ...job('会计', '做账'), skills: [skill] })?.state).toBe(state);
  });
});

describe('heading a department', () => {
  it.each([
    [job('总账会计', '编制财务报表，配合年审3次'), '未体现'],
    [job('财务经理', '管理6人团队'), '直接'],
  ] as const)('is proven by people led: %#', (resume, state) => {
    expect(rowOf('全面主持财务部工作', resume, '岗位职责')?.state).toBe(state);
  });
});

describe('an assistant', () => {
  it('has not held the post in a duty', () => {
    const row = rowOf('担任班主任，负责班级管理', job('实习教师', '协助班主任管理班级46人'), '岗位职责');
    expect(row?.state).toBe('可迁移');
  });
});

describe('monthly and yearly work of one kind', () => {
  it('is named as a whole', () => {
    const row = rowOf('组织月度、年度结账，出具经营分析报告', job('会计', '月结由8天缩短到5天'), '岗位职责');
    expect(row?.reason).not.toContain('“月度”');
    expect(row?.state).toBe('可迁移');
  });
});

describe('a preferred industry', () => {
  it('is recognised in the name of the employer', () => {
    const own: Written = { work: [['凯恒精密制造有限公司', '会计', '2017.03-', '做账']] };
    expect(rowOf('制造业优先', own)?.state).toBe('直接');
  });
});

describe('a requirement of several things, one of which is denied', () => {
  it('is partly met', () => {
    const own: Written = { ...job('质量工程师', '用Minitab分析数据'), skills: ['三坐标不会编程只会操作'] };
    const row = rowOf('熟练使用Minitab、三坐标编程', own);
    expect([row?.state, row?.reason]).toEqual(['可迁移', expect.stringContaining('不会编程')]);
  });
});

describe('emergency care', () => {
  it('is recognised by synonyms', () => {
    const row = rowOf('负责急危重症患者抢救', job('护士', '参与危重患者抢救260次'), '岗位职责');
    expect(['直接', '可迁移']).toContain(row?.state);
  });
});

describe('years of development in English', () => {
  it('are counted by the post', () => {
    const own: Written = {
      work: [['Qingyun Technology', 'Backend Engineer', '2020.07-', 'Built services in Go']],
    };
    expect(rowOf('5+ years of backend development experience', own, 'Requirements')?.state).toBe('直接');
  });

  it('are separate from a sentence about future duties', () => {
    const { must, duties } = parseJobDescription(
      'Backend Engineer\nRequirements\n- Fluent English; you will present to the Singapore office\n- Knowledge of MySQL',
    );
    expect(must.map(({ text }) => text)).not.toContain('you will present to the Singapore office');
    expect(duties.map(({ text }) => text)).toContain('you will present to the Singapore office');
  });
});

describe('a duty to lead people', () => {
  it.each(['全面主持财务部工作，带领6人团队', '带领4人HRBP团队'])('is kept: %s', (line) => {
    const { duties } = parseJobDescription(
      `岗位：经理\n岗位职责：\n1. 编制年度预算\n2. ${line}\n3. 负责员工关系`,
    );
    expect(duties.map(({ text }) => text).join()).toMatch(/带领\d人/u);
  });
});
