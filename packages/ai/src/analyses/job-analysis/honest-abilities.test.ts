import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { ownCertificate } from './fit/own-certificate.js';
import { PreparedResume } from './fit/prepared-resume.js';
import { matchOccupation } from './match-occupation.js';

const analysed = (position: string, resume: Written, unplaced: string[] = []) =>
  analyseJob({
    ...{ position, city: '宜昌', weeklyHours: 5, month: '2026-11' },
    resume: { title: '简历', language: 'zh', document: written(resume), unplaced },
  });
const working = (post: string, ...statements: string[]): Written => ({
  work: [['峡江公司', post, '2019.03-', ...statements]],
});
const abilityOf = (position: string, resume: Written, key: string) =>
  analysed(position, resume).abilities.find((each) => each.key === key);
const reasonsOf = (position: string, resume: Written, unplaced: string[] = []): string =>
  analysed(position, resume, unplaced)
    .dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason))
    .join('\n');

describe('communication', () => {
  it.each([
    '跟三家供应商谈账期，月结由 30 天改到 60 天',
    '联系本地商户 40 家，签下 12 家',
    '每天接待来访和电话咨询 20 人次',
    '交期晚了向客户解释，重排 6 次发货',
  ])('is shown by words with others: %s', (statement) => {
    expect(abilityOf('采购专员', working('采购专员', statement), 'communication')?.state).toBe('有实例');
  });

  it.each(['对接仓储系统接口 6 个', '每周核对 300 张单据'])(
    'is a question where nobody is spoken with: %s',
    (statement) => {
      expect(abilityOf('采购专员', working('采购专员', statement), 'communication')?.state).toBe('待确认');
    },
  );
});

describe('an ability', () => {
  it.each(['不足：没有独立做过薪酬核算', '缺少薪酬核算经验', '薪酬没有正式负责过'])(
    'is not shown by what the person denies: %s',
    (line) => {
      const resume: Written = { ...working('招聘助理', '电话邀约 900 人'), self: `做事细心；${line}。` };
      expect(abilityOf('人力资源专员', resume, 'compensation')?.words).toEqual([]);
      expect(reasonsOf('人力资源专员', resume)).not.toContain('“薪酬”');
    },
  );

  it('is not shown by what was learnt', () => {
    const found = abilityOf('数控车工', working('普工', '搬运毛坯，后面转到数控车间学操机'), 'cncSkill');
    expect(found?.state).not.toBe('有实例');
  });

  it('is not shown by a list of skills below a job', () => {
    const listed = working('普工', '会的东西：数控编程、对刀、调机');
    expect(abilityOf('数控车工', listed, 'cncSkill')?.state).not.toBe('有实例');
  });

  it('of driving is shown by the vehicle', () => {
    expect(abilityOf('货车司机', working('司机', '开了3年6.8米，跑西南线'), 'driving')?.state).toBe('有实例');
  });

  it('is not shown by a failure or by a change of version', () => {
    const failed = working('运营专员', '一次失败：会员日活动数据没有埋点，复盘后停掉');
    expect(abilityOf('新媒体运营', failed, 'dataSense')?.state).not.toBe('有实例');
    const version = working('产品经理', '把排课系统从 1.x 升级到 3.0');
    expect(abilityOf('产品经理', version, 'dataSense')?.state).not.toBe('有实例');
  });

  it('is quoted from the line on the matter, in whole clauses', () => {
    const found = abilityOf(
      '数控车工',
      working(
        '车工',
        '给 2 台数控车床清洁',
        '每天编程、对刀、调机、首件检验，公差 0.01，首件合格率由 90% 提高到 99%',
      ),
      'cncSkill',
    );
    expect(found?.evidence[0]?.quote).toContain('编程');
    const analysis = analysed('新媒体运营', {
      work: [
        ['峡江公司', '运营', '2022.03-', '重写公众号选题和排版以后，新关注读者的次月留存率由 31% 提高到 46%'],
      ],
    });
    const words = analysis.abilities.flatMap((each) => each.words);
    expect(words.filter((word) => /\d$/u.test(word))).toEqual([]);
  });

  it('of a trade is not shown by a word with another sense', () => {
    const statement = working('产品经理', '给骑手端加上地图定位和电子围栏');
    expect(abilityOf('产品经理', statement, 'productDesign')?.words ?? []).not.toContain('定位');
  });
});

describe('an adjacent occupation', () => {
  const OPERATOR: Written = {
    ...working(
      '数控组长',
      '管理 8 台加工中心，对刀、调机、首件检验，不良率由 4% 降到 1%',
      '改进装夹工艺，节拍由 9 分钟降到 6 分钟',
    ),
    school: ['宜昌技工学校', '数控技术', '2008.09-2011.06'],
    change: (document) => ({
      ...document,
      education: document.education.map((item) => ({ ...item, degreeLevel: 'technical' as const })),
    }),
  };

  it('asks for no degree above the stated one', () => {
    const names = analysed('数控车工', OPERATOR).adjacent.map(({ name }) => name);
    expect(names).not.toContain('机械设计工程师');
    expect(names).not.toContain('工艺与制造工程师');
  });
});

describe('a certificate', () => {
  const needOf = (position: string, name: string) =>
    matchOccupation(position).occupation.certificates.find((each) => each.name.startsWith(name))?.need;

  it.each([
    ['药店店长', '执业药师', '必备'],
    ['药剂师', '执业药师', '优先'],
    ['法务专员', '法律职业资格', '优先'],
    ['诉讼律师', '法律职业资格', '必备'],
    ['律师助理', '法律职业资格', '优先'],
    ['总账会计', '初级会计', '优先'],
    ['维修电工', '电工作业证', '必备'],
    ['设备维修', '电工作业证', '优先'],
    ['临床护士', '护士执业资格', '必备'],
    ['临床医生', '住院医师规范化培训', '优先'],
    ['叉车司机', '特种设备作业人员证', '必备'],
    ['语文教师', '教师资格证', '必备'],
    ['语文教师', '普通话', '优先'],
    ['导游', '导游证', '必备'],
    ['消防设施操作员', '消防设施操作员', '必备'],
    ['厨师', '健康证', '必备'],
  ])('of %s: %s is %s', (position, name, need) => {
    expect([position, needOf(position, name)]).toEqual([position, need]);
  });
});

describe('a field of study', () => {
  it('in a line of the file without a place is not called missing', () => {
    const reasons = reasonsOf('数控车工', working('车工', '加工法兰 200 件'), [
      '宜昌技师学院',
      '模具制造专业',
    ]);
    expect(reasons).not.toContain('简历没有写专业');
    expect(reasons).toContain('模具制造专业');
  });

  it('does not matter to an occupation that is open to all', () => {
    expect(reasonsOf('货运调度', working('调度', '每天排车 30 趟'))).toContain('专业不限');
  });
});

it('takes praise of oneself for no activity', () => {
  const reasons = reasonsOf('会计', {
    ...working('会计', '登记凭证 300 张'),
    change: (document) => ({
      ...document,
      selfEvaluation: [{ id: 's1', kind: 'paragraph' as const, zh: [{ text: '热爱会计核算和税务申报' }] }],
    }),
  });
  expect(reasons).not.toContain('在自选的项目或活动中');
});

describe('what proves nothing', () => {
  it('a pass rate of goods shows no sense of rules', () => {
    const ability = abilityOf(
      '采购经理',
      working('采购经理', '引入供应商 8 家，来料批次合格率由96%升到98%'),
      'compliance',
    );
    expect(ability?.state).not.toBe('有实例');
  });

  it('a project of the employer is no free time', () => {
    const resume = (name: string): Written => ({
      ...working('采购员', '采购电子料 200 种'),
      projects: [[name, '负责人', '2022.05-2022.12', '与供应商谈判议价，采购单价下降 6%']],
    });
    expect(reasonsOf('采购员', resume('供应商整合项目'))).not.toContain('自选');
    expect(reasonsOf('采购员', resume('个人比价小程序'))).toContain('自选');
  });

  it('a certificate of a lower level is not the higher one', () => {
    const checks = (skill: string) =>
      ownCertificate(new PreparedResume(written({ skills: [skill] })), '一级造价工程师');
    expect(checks('二级造价工程师（土建）')).toBeUndefined();
    expect(checks('一级造价工程师（土建）')).toBeDefined();
  });

  it('somebody who is to lead is not sent to the posts of those who are led', () => {
    const resume = working('采购经理', '管理采购员 6 人，用 Excel 做降本台账，年采购额 2 亿元');
    expect(analysed('采购经理', resume).adjacent).toEqual([]);
  });
});
