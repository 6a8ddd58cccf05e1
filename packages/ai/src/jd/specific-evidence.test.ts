import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (line: string, resume: Written, rest = '') =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}\n${rest}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const job = (statement: string, title = '职员'): Written => ({
  work: [['青禾公司', title, '2019.03-', statement]],
});

const stateOf = (line: string, statement: string) =>
  read(line, job(statement)).matrix.find(({ text }) => text === line)?.state;

describe('evidence must share the specific part', () => {
  it.each([
    ['有口腔护理经验者优先', '参与抢救 12 次，记录护理文书'],
    ['有渠道销售经验优先', '销售办公用品 300 件'],
    ['有制定仓库制度的经验', '管理仓库 1200 个货位，盘点差异率降到 0.3%'],
  ])('%s is not met by %s', (line, statement) => {
    expect(stateOf(line, statement)).not.toBe('直接');
  });

  it.each([
    ['有口腔护理经验者优先', '口腔科护理患者 40 人'],
    ['有制定仓库制度的经验', '编写仓库收发货流程 6 份'],
  ])('%s is met by %s', (line, statement) => {
    expect(stateOf(line, statement)).toBe('直接');
  });
});

it('a missing preference does not prevent an application', () => {
  const { matrix } = read('博士学历优先', { school: ['江城大学', '统计学', '2019.09-2023.06'] });
  expect(matrix[0]).toMatchObject({ level: 'plus', state: '缺口' });
  expect(matrix[0]?.action).toContain('不影响投递');
});

describe('an exception to the years', () => {
  it('refers to other experience, not to the year of graduation', () => {
    const { matrix } = read('至少2年独立站运营经验（平台店铺运营经验优秀者可放宽）', {
      ...job('运营平台店铺 3 个，销售额增长 40%', '店铺运营'),
      school: ['江城大学', '英语', '2013.09-2017.06'],
    });
    expect(matrix[0]?.reason).not.toMatch(/应届|2017/u);
  });

  it('for graduates does not apply long after graduation', () => {
    const { matrix } = read('3年以上护理经验，应届生可放宽', {
      work: [['江城医院', '护士', '2025.01-2026.06', '护理患者 30 人']],
      school: ['江城大学', '护理学', '2014.09-2018.06'],
    });
    expect(matrix[0]?.reason).not.toMatch(/应届/u);
  });
});

describe('questions to the employer', () => {
  it('end with a question mark', () => {
    const { questions } = read('18-40岁', job('整理资料'), '单休，试用期3个月，待遇从优');
    expect(questions.length).toBeGreaterThan(2);
    for (const question of questions) expect(question).toMatch(/？$/u);
  });
});

describe('risks', () => {
  it('that are serious never come with advice to apply', () => {
    const { risks } = read('18-30岁，限女生', job('整理资料'), '入职交服装押金300元');
    expect(risks.map(({ kind }) => kind)).toContain('deposit');
    for (const { advice } of risks) expect(advice).not.toMatch(/可以(?:照常)?投/u);
  });

  it('are found in each clause of a line without commas', () => {
    const { risks } = read('会普通话', job('收银'), '工资3500 社保补贴300 先交服装费200 押一个月工资');
    expect(risks.map(({ id }) => id)).toEqual(expect.arrayContaining(['fee.charged', 'contract.withheld']));
  });

  it('do not include an unlimited bonus next to a stated pay', () => {
    const { risks, job: posting } = read('会Excel', job('收银'), '薪资：8000-10000元/月，奖金上不封顶');
    expect(posting.salary).toMatchObject({ low: 8000, high: 10_000 });
    expect(risks.map(({ id }) => id)).not.toContain('pay.bait');
  });

  it('do not claim that pay is missing if it is only without a figure', () => {
    expect(
      read('会Excel', job('收银'), '计件工资，多劳多得').risks.find(({ id }) => id === 'pay.none')?.why,
    ).not.toContain('全文没有写薪资');
  });
});

describe('an exception in a posting', () => {
  it('turns a gap into a question', () => {
    const { matrix } = read('大专及以上学历（特别优秀的中专可放宽）', {
      change: (document) => ({
        ...document,
        education: [{ id: 'e1', school: { name: { zh: '江城卫校' } }, degreeLevel: 'technical' }],
      }),
    });
    expect(matrix[0]).toMatchObject({
      kind: 'degree',
      state: '待确认',
      reason: expect.stringContaining('可放宽'),
    });
  });

  it('is not a separate requirement', () => {
    const { job: posting } = read('大专（可放宽至中专，需5年以上同岗经验）', job('整理资料'));
    expect(posting.must.map(({ text }) => text)).toEqual(['大专']);
  });

  it.each(['优秀的应届生或转行者也可考虑', '仍在服务期内的不得报考', '投递时请附2篇作品', '（必须）'])(
    'nor is an invitation, a prohibition or an enclosure: %s',
    (line) => {
      expect(read(`会Excel；${line}`, job('整理资料')).job.must.map(({ text }) => text)).toEqual(['会Excel']);
    },
  );
});

describe('a degree', () => {
  it.each([
    ['硕士及以上学历', '法律（非法学）硕士'],
    ['硕士及以上学历', '工商管理（MBA）'],
    ['博士学历', '材料学（直博）'],
  ])('%s is read from the name of the studies: %s', (line, major) => {
    expect(read(line, { school: ['江城大学', major, '2019.09-2022.06'] }).matrix[0]?.state).toBe('直接');
  });

  it('is not read from the pupils of a teacher', () => {
    expect(read('能胜任本科教学', job('整理资料')).matrix.some(({ kind }) => kind === 'degree')).toBe(false);
  });
});

describe('amounts and words that are not a risk', () => {
  it.each([
    '安家费60万元（税前），科研启动费30万元',
    '有进场押金？——无押金、无培训费',
    '育有12周岁以下子女的妈妈优先',
  ])('%s', (line) => {
    const kinds = read('会Excel', job('收银'), `薪资：5000-6000元/月\n${line}`).risks.map(({ kind }) => kind);
    expect(kinds).toEqual([]);
  });

  it('include a probation that is consistent with the stated contract term', () => {
    const { risks } = read('会Excel', job('收银'), '薪资：5000-6000元/月\n试用期3个月\n需签三年合同');
    expect(risks.map(({ id }) => id)).not.toContain('probation.ask');
  });
});

it('a gap note is not evidence', () => {
  const { matrix } = read('协助办理入离职手续', job('2022.09-2026.08 家庭原因离职，照顾老人'));
  expect(matrix.every(({ state }) => state !== '直接')).toBe(true);
});

it('a preference for the opposite is a gap', () => {
  const { matrix } = read('能适应夜班、倒班', { ...job('值夜班三年'), self: '希望能换成白班工作' });
  expect(matrix.find(({ kind }) => kind === 'condition')).toMatchObject({ state: '缺口' });
});

it('keywords do not include verbs', () => {
  const { keywords } = read('担任过主管，适应驻地工作，熟悉用友', job('整理资料'));
  expect(keywords.map(({ word }) => word)).toContain('用友');
  expect(keywords.map(({ word }) => word)).not.toContain('担任');
});

it('a lower certificate is reported as such', () => {
  expect(read('持有一级建造师证', { skills: ['二级建造师证'] }).matrix[0]).toMatchObject({
    state: '缺口',
    reason: expect.stringContaining('二级建造师'),
  });
});

it('no question about age limits that the candidate meets', () => {
  const aged = (y: number): Written => ({
    ...job('整理资料'),
    change: (document) => ({ ...document, basics: { ...document.basics, birthDate: { y, m: 3 } } }),
  });
  const questionAt = (y: number) => read('20-45岁', aged(y), '薪资：5000-6000元/月').questions.join();
  expect(questionAt(1990)).not.toContain('年龄');
  expect(questionAt(1970)).toContain('年龄');
});

it('preferred years must be of the named kind', () => {
  const plus = (statement: string) =>
    read('有儿童康复临床经验1年以上者优先', job(statement, '康复治疗师')).matrix.find(
      ({ level }) => level === 'plus',
    )?.state;
  expect(plus('康复治疗脑卒中患者 300 人次，参与临床评定')).not.toBe('直接');
});
