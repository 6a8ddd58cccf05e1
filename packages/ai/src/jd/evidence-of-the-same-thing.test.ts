import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const matrixOf = (line: string, resume: Written) => read(`岗位：专员\n任职要求：\n1. ${line}`, resume).matrix;
const rowOf = (line: string, resume: Written) => matrixOf(line, resume)[0];
const dutyOf = (line: string, resume: Written) =>
  read(`岗位：专员\n岗位职责：\n1. ${line}\n任职要求：\n1. 责任心强`, resume).matrix.find(
    ({ level }) => level === 'duty',
  );
const job = (company: string, title: string, ...statements: string[]): Written => ({
  work: [[company, title, '2015.03-', ...statements]],
});
const certified = (...names: string[]): Written => ({ skills: names });

describe('years of leading', () => {
  it('count from the date of the sentence that tells the post', () => {
    const row = rowOf('3年以上带班经验', job('青禾食品厂', '包装操作工', '2020年6月起任班长，管一条线'));
    expect(row).toMatchObject({ state: '直接' });
    expect(row?.reason).toContain('6.4 年');
    expect(row?.reason).toContain('2020 年 6 月');
  });
  it('fall short if the post is held for a shorter time', () => {
    expect(rowOf('5年以上带班经验', job('青禾食品厂', '包装操作工', '2024年起做班长'))?.state).not.toBe(
      '直接',
    );
  });
  it('are the years of having a class for a teacher', () => {
    const row = rowOf('3年以上带班经验', job('青禾幼儿园', '主班老师', '带大班30名幼儿'));
    expect(row).toMatchObject({ state: '直接' });
  });
  it('are not those of a post without people', () => {
    expect(rowOf('2年以上带班经验', job('青禾食品厂', '包装操作工', '每班包装 300 件'))?.state).not.toBe(
      '直接',
    );
  });
  it('do not count trainees as staff', () => {
    const row = dutyOf('管理教师团队 10 人', job('青禾幼儿园', '主班老师', '带过实习生3名'));
    expect(row).toMatchObject({ state: '可迁移' });
    expect(row?.reason).not.toContain('3 人');
  });
  it('of a post begin where its title dates it', () => {
    const row = rowOf('2年以上主班经验', {
      work: [['青禾幼儿园', '配班 → 主班（2023年9月起）', '2018.09-']],
    });
    expect(row?.reason).toContain('3.2 年');
  });
});

it.each([
  ['5年以上幼教经验', '青禾幼儿园', '老师', '直接'],
  ['5年以上幼教经验', '青禾幼儿园', '厨师', '缺口'],
  ['5年以上幼教经验', '青禾小学', '老师', '待确认'],
])('%s at %s as %s: %s', (line, company, title, state) => {
  expect(rowOf(line, job(company, title, '完成日常工作'))?.state).toBe(state);
});

describe('several certificates of one family', () => {
  it.each([
    ['有高压电工证者优先', ['低压电工作业证', '高压电工作业证'], '直接'],
    ['持有低压、高压电工证', ['低压电工作业证', '高压电工作业证'], '直接'],
    ['持有低压、高压电工证', ['高低压电工证'], '直接'],
    ['持有低压、高压电工证', ['低压电工作业证'], '可迁移'],
    ['有高压电工证者优先', ['低压电工作业证'], '缺口'],
    ['持有ISO14001内审员证', ['ISO9001内审员', 'ISO14001内审员'], '直接'],
  ])('%s with %s: %s', (line, names, state) => {
    expect(rowOf(line, certified(...names))?.state).toBe(state);
  });
});

describe('a degree that was not obtained', () => {
  const studied = (major: string, end = '2023.07'): Written => ({
    school: ['江城大学（函授）', major, `2020.03-${end}`],
    work: [['青禾公司', '专员', '2015.03-', '完成日常工作']],
  });
  it.each(['会计（本科，在读，差3门）', '会计（本科，肄业）', '会计（未毕业）'])('%s', (major) => {
    const row = rowOf('本科及以上学历', studied(major));
    expect(row?.state).toBe('待确认');
    expect(row?.reason).toContain('还没有取得学历');
  });
  it('is obtained if nothing says otherwise', () => {
    expect(rowOf('本科及以上学历', studied('会计'))?.state).toBe('直接');
  });
});

describe('an examination grade', () => {
  it.each(['钢琴六级（业余）', '古筝六级', '维修电工四级'])('of another subject is no CET: %s', (name) => {
    const rows = matrixOf('英语四级优先', certified(name));
    expect(rows.find(({ kind }) => kind === 'language')?.state).toBe('未体现');
  });
  it.each(['英语六级', '六级', '通过六级', '大学英语四级、六级'])('of English is one: %s', (name) => {
    const rows = matrixOf('英语四级优先', certified(name));
    expect(rows.find(({ kind }) => kind === 'language')?.state).toBe('直接');
  });
  it('is not a subject of studies', () => {
    const rows = matrixOf('英语四级、计算机二级优先', {
      school: ['江城大学', '土木工程', '2023.09-2027.06'],
    });
    expect(rows.map(({ kind }) => kind)).not.toContain('major');
  });
});

describe('English statements', () => {
  const statements = [
    'Built and monitored the application scorecard (logistic regression, 46 variables); KS rose from 0.31 to 0.37',
    'Ran champion–challenger tests on the cut-off',
    'Built weekly dashboards in Power BI',
  ];
  const analyst = {
    ...job('Huizhong 消费金融公司', '风险策略分析师', ...statements),
    skills: ['LightGBM', 'SAS (coursework only)'],
  };
  it('are evidence of a Chinese duty', () => {
    const row = dutyOf('负责申请评分卡的开发与监控', analyst);
    expect(row?.state).not.toBe('未体现');
    expect(row?.atoms[0]?.quote).toContain('scorecard');
  });
  it.each([
    ['有A/B测试经验', '可迁移'],
    ['熟悉XGBoost', '可迁移'],
    ['熟练使用Tableau', '可迁移'],
    ['熟悉SAS', '可迁移'],
    ['熟悉逻辑回归', '直接'],
    ['熟悉LR', '直接'],
  ])('%s: %s', (line, state) => {
    expect(rowOf(line, analyst)?.state).toBe(state);
  });
  it('do not make one tool the keyword of another', () => {
    const { keywords } = read('岗位：分析师\n任职要求：\n1. 熟练使用Tableau、XGBoost', analyst);
    for (const { word, state } of keywords.filter(({ word: each }) => /Tableau|XGBoost/u.test(each)))
      expect([word, state]).toEqual([word, 'missing']);
  });
  it('count years of the same trade in another language', () => {
    const row = rowOf('3年及以上消费金融/信用卡/互联网信贷风控经验', analyst);
    expect(row?.state).toBe('直接');
  });
});

it('what another firm did is not evidence', () => {
  const row = rowOf(
    '能编写PLC程序',
    job('青禾机械厂', '电工', '换了 3 条线的控制柜，PLC程序是厂家写的，接线我做的'),
  );
  expect(row?.state).not.toBe('直接');
});

it('an accepted condition is named next to one that is not', () => {
  const row = rowOf('能接受夜班、值班', job('青禾机械厂', '电工', '上三班倒的夜班五年'));
  expect(row).toMatchObject({ state: '待确认' });
  expect(row?.reason).toBe('简历写到夜班，没有写是否接受值班');
});

it('an exception in brackets is not a row', () => {
  const rows = matrixOf('持二级造价师者优先（应届可不要求）', {
    school: ['江城大学', '土木工程', '2023.09-2027.06'],
  });
  expect(rows.map(({ text }) => text)).toEqual(['持二级造价师者优先']);
});

it('pay of a month is not read as that of a year', () => {
  const { job: posting } = read('岗位：分析师\n底薪0，收益分成，月入5-30万\n任职要求：\n1. 责任心强', {});
  expect(posting.salary).toMatchObject({ unit: 'month', low: 50_000, high: 300_000 });
});

it('a duty of which the résumé has the object is a question', () => {
  const row = dutyOf('绘制电气图纸并归档', {
    ...job('青禾机械厂', '出纳', '付款 300 笔'),
    skills: ['看电气图纸'],
  });
  expect(row?.state).toBe('待确认');
  expect(row?.reason).toContain('电气图纸');
});

describe('leading since a stated time', () => {
  it.each([
    ['Since Jan 2024 supervise 3 planners', '2.8 年'],
    ['2023年5月起管理 4 人', '3.5 年'],
  ])('%s', (statement, years) => {
    expect(rowOf('2年以上团队管理经验', job('青禾公司', '计划专员', statement))?.reason).toContain(years);
  });
  it('is not shortened by people who were led all along', () => {
    const row = rowOf(
      '5年以上团队管理经验',
      job('青禾公司', '计划专员', '管理 4 人', '2023年5月起管理 9 人'),
    );
    expect(row?.state).toBe('直接');
  });
  it('is what a ward asks of its head nurse', () => {
    const nurse = job('青禾医院', '护士', '2022年11月起任护理组长');
    expect(rowOf('3年以上护理管理经验', nurse)?.reason).toContain('4 年');
  });
});

it.each([
  ['主管护师及以上职称', '护师资格', '缺口'],
  ['主管护师及以上职称', '主管护师', '直接'],
  ['持有熔化焊接与热切割证', '焊工证（熔化焊接与热切割）', '直接'],
  ['CPIM 证书优先', 'APICS CPIM Part 1', '可迁移'],
])('%s with %s: %s', (line, name, state) => {
  expect(rowOf(line, certified(name))?.state).toBe(state);
});

it('a little of a tool is less than its use', () => {
  expect(rowOf('会BIM优先', job('青禾公司', '技术员', 'BIM学了一点'))?.state).not.toBe('直接');
});

it('what the head office orders is not purchasing of the candidate’s own', () => {
  const row = dutyOf('负责食材采购', job('青禾餐饮公司', '厨师长', '采购的单子是总部下的，我只报需求'));
  expect(row?.atoms).toEqual([]);
});

it('places of a work are not its object', () => {
  const row = dutyOf('负责注塑车间、机加车间设备的日常维修', job('青禾塑业', '电工', '注塑机 24 台日常维修'));
  expect(row?.state).toBe('直接');
});

it('the line that dates a post is not moved after the actions', () => {
  const { tailoring } = read('岗位：焊接班组长\n任职要求：\n1. 熟悉焊接工艺', {
    work: [['青禾钢构', '焊工', '2015.03-', '2019年7月起任班长', '焊接工艺评定 12 项，返修率从 6% 降到 2%']],
  });
  expect(tailoring?.orders.filter(({ pointer }) => pointer === '/work/0/highlights') ?? []).toEqual([]);
});

it('a line in another language that matches the posting is not moved to the end', () => {
  const { tailoring } = read(
    '岗位：信用风险分析师\n岗位职责：\n1. 负责申请评分卡的开发与监控\n任职要求：\n1. 熟悉 SQL',
    {
      work: [
        [
          'Huizhong 消费金融公司',
          '风险策略分析师',
          '2023.03-',
          'Built and monitored the application scorecard (logistic regression); KS rose from 0.31 to 0.37',
          '用 SQL 搭建日监控，覆盖 12 个渠道，异常发现时间从 3 天缩短到当天',
          '每月汇报 vintage 分析',
        ],
      ],
    },
  );
  const [order] = tailoring?.orders.filter(({ pointer }) => pointer === '/work/0/highlights') ?? [];
  const [first] =
    snapshotOf({ work: [['a', 'b', '2023.03-', 'x', 'y', 'z']] }).document.work[0]?.highlights ?? [];
  expect(order?.ids.at(-1)).not.toBe(first?.id);
});

it.each([
  ['6.5', '可迁移'],
  ['4.5', '缺口'],
])('IELTS %s for a college grade: %s', (score, state) => {
  expect(rowOf('英语四级', { languages: [['英语', 'IELTS', score]] })?.state).toBe(state);
});
