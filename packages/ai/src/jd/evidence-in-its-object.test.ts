import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const analysed = (text: string, resume: Written) =>
  withAllRows({ text, resume: snapshotOf(resume), month: '2026-11' });

const rowOf = (clause: string, resume: Written, title = '专员', heading = '任职要求') =>
  analysed(`${title}\n${heading}：\n1. ${clause}`, resume).matrix.find(({ text }) =>
    clause.includes(text.slice(0, 6)),
  );

const quotesIn = (reason: string): string[] =>
  [...reason.matchAll(/“([^”]+)”/gu)].map(([, word = '']) => word);

const FLORIST: Written = {
  position: '花店店长',
  work: [
    [
      '锦绣鲜花连锁',
      '店长',
      '2019.03-2024.02',
      '带4名花艺师，每天排班、进货，培养副店长2名，月营业额由6万做到9万',
    ],
  ],
};

describe('a reason', () => {
  it('quotes only words that the résumé has', () => {
    const statements = FLORIST.work?.flat().join('') ?? '';
    const { matrix } = analysed(
      '店长\n岗位职责：\n1. 负责门店日常运营，完成销售目标\n2. 负责员工排班、绩效考核与招聘\n3. 处理客诉，维护会员\n任职要求：\n1. 熟悉花材采购',
      FLORIST,
    );
    for (const { reason } of matrix.filter(({ reason: each }) => each.startsWith('简历写到')))
      for (const word of quotesIn(reason.split('，没有写到')[0] ?? '')) expect(statements).toContain(word);
    expect(matrix.some(({ reason }) => quotesIn(reason).length > 0)).toBe(true);
  });

  it('names every tool that is only listed, and those that are missing', () => {
    const row = rowOf('精通CAD、SketchUp、Revit', { skills: ['CAD', 'SketchUp'] });
    expect(row?.reason).toContain('“CAD”');
    expect(row?.reason).toContain('“SketchUp”');
    expect(row?.reason).toContain('没有写到“Revit”');
    expect(row?.action).not.toContain('数据量');
  });
});

describe('years', () => {
  it('count in an industry that the names of employers and posts show', () => {
    const row = rowOf('3年以上水果或生鲜零售经验', {
      work: [['果然鲜果连锁', '店长', '2018.01-2023.06', '每天排班、订货']],
    });
    expect(row).toMatchObject({ state: '直接' });
  });

  it('count over several sites only if several are managed', () => {
    const clause = '2年以上多店管理经验';
    expect(rowOf(clause, FLORIST)?.state).not.toBe('直接');
    const supervisor: Written = {
      work: [['锦绣鲜花连锁', '店长', '2019.03-2024.02', '管理3家门店，带12人']],
    };
    expect(rowOf(clause, supervisor)?.state).toBe('直接');
  });

  it('are those of the head of a compound: selling software is not development', () => {
    const developer: Written = { work: [['蓝图科技', '软件开发工程师', '2018.01-2024.01', '开发订单接口']] };
    expect(rowOf('3年以上软件销售经验', developer)?.state).not.toBe('直接');
    const clerk: Written = { work: [['蓝图科技', '行政专员', '2018.01-2024.01', '采购办公用品']] };
    expect(rowOf('3年以上行政人事经验', clerk)?.state).toBe('直接');
  });

  it('in brand marketing are found in an English clause', () => {
    const marketer: Written = { work: [['云杉茶饮', '品牌经理', '2018.01-2024.01', '负责品牌年度计划']] };
    expect(rowOf('5+ years in brand marketing', marketer)).toMatchObject({ state: '直接' });
  });
});

it('takes an English preference for an industry as one', () => {
  const row = rowOf('beauty industry preferred', {
    work: [['澜心化妆品有限公司', '市场专员', '2020.01-2024.01', '策划新品发布 3 场']],
  });
  expect(row).toMatchObject({ state: '直接' });
});

describe('a certificate', () => {
  it('for one standard is not the one for another', () => {
    const holder: Written = { skills: ['质量管理体系内审员（ISO 9001）'] };
    expect(rowOf('持有IATF16949内审员证书', holder)?.state).toBe('可迁移');
    expect(rowOf('持有ISO9001内审员证书', holder)?.state).toBe('直接');
  });
});

describe('an exam in writing', () => {
  it('does not show fluent speech', () => {
    const passed: Written = { languages: [['英语', 'CET-6', '470']] };
    expect(rowOf('英语六级，口语流利', passed)).toMatchObject({ state: '可迁移' });
    expect(rowOf('英语六级以上', passed)).toMatchObject({ state: '直接' });
  });
});

describe('a thing', () => {
  it('is not the information about it', () => {
    const row = rowOf(
      '收集设备信息',
      { work: [['北岭机械厂', '操作工', '2020.01-', '操作 3 台设备，检测首件']] },
      '专员',
      '岗位职责',
    );
    expect(row?.state).not.toBe('直接');
    expect(row?.state).not.toBe('可迁移');
  });

  it('of one kind of people is not of another: KOL for KOC', () => {
    const { keywords } = analysed('推广专员\n岗位职责：\n1. 维护KOC，跟进寄样', {
      work: [['云杉茶饮', '推广专员', '2020.01-', '对接 KOL 投放 40 位']],
    });
    expect(keywords.filter(({ word }) => word === 'KOC').map(({ state }) => state)).not.toContain('deed');
  });
});

describe('a posting', () => {
  it('is named without its slogan', () => {
    expect(analysed('急聘！珠宝导购 月入过万不是梦\n要求：\n1. 会普通话', FLORIST).job.title?.text).toBe(
      '珠宝导购',
    );
  });

  it('of a mere trade has no employer', () => {
    expect(analysed('物流公司招聘叉车司机\n要求：\n1. 持叉车证', FLORIST).job.company).toBeNull();
  });

  it('pays what it pays after probation', () => {
    const { job } = analysed(
      '前台\n待遇：\n试用期两个月工资2600元，转正后4200元\n要求：\n1. 会普通话',
      FLORIST,
    );
    expect(job.salary?.low ?? null).not.toBe(2600);
  });
});

it('a preference for the same post in other words needs no change', () => {
  const of = (title: string, position: string) =>
    analysed(`${title}\n任职要求：\n1. 会普通话`, { ...FLORIST, position }).findings.filter(
      ({ ruleId }) => ruleId === 'jd.position',
    );
  expect(of('鲜花店店长', '门店店长')).toEqual([]);
  expect(of('Product Manager 产品经理', '产品经理 Product Manager')).toEqual([]);
  expect(of('测试工程师（车载方向）', '软件测试')).toEqual([]);
  expect(of('财务会计', '花店店长')).not.toEqual([]);
});

describe('a keyword', () => {
  it('is in an action if it is in a post or in the trade of an employer', () => {
    const { keywords } = analysed('物业主管\n岗位职责：\n1. 负责物业收费\n任职要求：\n1. 熟悉物业法规', {
      work: [['安居物业', '客服主管', '2019.01-2024.01', '收缴率由82%升到93%']],
      skills: ['物业项目经理证'],
    });
    expect(keywords.find(({ word }) => word === '物业')?.state).toBe('deed');
  });

  it('that names a project with actions is shown by them', () => {
    const { keywords } = analysed('研发助理\n岗位职责：\n1. 协助配方设计', {
      projects: [['低盐酱油配方研究', '负责人', '2024.03-2025.03', '做了 20 组试验，含盐量降低 15%']],
    });
    expect(keywords.find(({ word }) => word === '配方')?.state ?? 'deed').toBe('deed');
  });
});

it('an award of a lower level is not the required one', () => {
  const row = rowOf('有省级及以上公开课获奖者优先', {
    work: [['启明学校', '数学教师', '2018.09-', '公开课获区级二等奖']],
  });
  expect(row).toMatchObject({ state: '可迁移', reason: '要求省级，简历写的是区县级' });
});

it('planning the shifts of others does not say that one works shifts', () => {
  const row = rowOf('能接受三班倒', {
    work: [['澜湾酒店', '前台领班', '2019.01-', '管理5名前台，排班、培训新人']],
  });
  expect(row?.state).toBe('待确认');
});

it('years at the reception of a hotel are years in its front office', () => {
  const row = rowOf('3+ years in hotel front office', {
    work: [['凤凰假日酒店', '前台领班', '2018.01-2024.01', '办理入住退房']],
  });
  expect(row?.state).toBe('直接');
});
