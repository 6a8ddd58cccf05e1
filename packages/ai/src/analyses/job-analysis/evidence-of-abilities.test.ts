import { monthsOf } from '#src/jd/match-dates.js';
import { yearsIn } from '#src/jd/months.js';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';

const analysed = (position: string, resume: Written, city = '潍坊') =>
  analyseJob({
    ...{ position, city, weeklyHours: 5, month: '2026-11' },
    resume: { title: '简历', language: 'zh', document: written(resume) },
  });

const stateOf = (result: ReturnType<typeof analysed>, key: string) =>
  result.abilities.find((each) => each.key === key);

const STATIONER: Written = {
  work: [
    [
      '青禾文具店',
      '店长',
      '2019年至2024年',
      '带6名店员，每天排班、进货、盘点，月营业额由8万做到11万，报损从3%降到1%',
    ],
  ],
};

describe('an ability', () => {
  it('of leading is shown by the number of people led', () => {
    expect(stateOf(analysed('文具店店长', STATIONER), 'leadership')).toMatchObject({
      state: '有实例',
      words: expect.arrayContaining(['带6名店员']),
    });
  });

  it('of automating tests is not shown by requests sent by hand', () => {
    const tester = (line: string): Written => ({ work: [['江城软件公司', '测试员', '2023.03-', line]] });
    const byHand = analysed('软件测试工程师', tester('用Postman手工做接口测试60个'));
    expect(stateOf(byHand, 'testAutomation')?.state).not.toBe('有实例');
    const byScript = analysed('软件测试工程师', tester('用pytest编写接口用例60条，每晚自动运行'));
    expect(stateOf(byScript, 'testAutomation')?.state).toBe('有实例');
  });

  it('of a shop is selling in the shop, not finding clients', () => {
    const result = analysed('文具店店长', STATIONER);
    expect(stateOf(result, 'salesSkill')).toBeUndefined();
    expect(stateOf(result, 'shopSales')).toMatchObject({ state: '有实例' });
  });

  it('of reading data is shown by a measure before and after', () => {
    const result = analysed('新媒体运营', {
      work: [['蓝鲸食品公司', '运营专员', '2022.03-', '账号改版后完播率由18%提到31%']],
    });
    expect(stateOf(result, 'dataSense')).toMatchObject({ state: '有实例' });
  });

  it('is not shown by a register of other things', () => {
    const result = analysed('人事专员', {
      work: [['北岭机械厂', '仓库管理员', '2020.01-2024.05', '登记刀具台账，每月核对设备档案 300 份']],
    });
    expect(stateOf(result, 'labourRelations')?.state).toBe('未体现');
  });

  it('of communication is not shown by the analysis of a complaint', () => {
    const result = analysed('质量工程师', {
      work: [['北岭机械厂', '质检员', '2020.01-2024.05', '分析一次客诉，查出焊缝虚焊']],
    });
    expect(stateOf(result, 'communication')?.state).toBe('待确认');
    const reasons = result.dimensions.flatMap(({ contributions }) => contributions);
    const open = reasons.filter(({ ruleId }) => ruleId === 'ability.open');
    expect(open.map(({ reason }) => reason)).toEqual([expect.stringContaining('“沟通协调”')]);
    expect(JSON.stringify(reasons)).not.toContain('没有读到能说明');
  });

  it('is quoted in the words of the résumé, each of them separately', () => {
    const statement = 'Prepared weekly reports and ran 零差错 checks';
    const result = analysed('新媒体运营', { work: [['Lumen Foods', '', '2022.03-', statement]] });
    for (const { words } of result.abilities) for (const word of words) expect(statement).toContain(word);
    expect(JSON.stringify(result.strengths)).not.toMatch(/“[^”]*、[^”]*”/u);
  });
});

describe('a degree below the usual one', () => {
  const CASHIER: Written = {
    school: ['潍坊第二职业中专', '会计', '2010.09-2013.06'],
    change: (document) => ({
      ...document,
      education: document.education.map((item) => ({ ...item, degreeLevel: 'technical' as const })),
    }),
    work: [['启明商贸公司', '会计', '2014.03-', '做账报税，每月凭证 300 张']],
  };

  it('is not an urgent gap for a person who holds such a post', () => {
    const gap = analysed('会计', CASHIER).gaps.find(({ key }) => key === 'entry.degree');
    expect(gap?.severity).toBe('minor');
    expect(gap?.action).not.toContain('专升本');
  });

  it('is an urgent gap for others', () => {
    const gap = analysed('软件测试工程师', CASHIER).gaps.find(({ key }) => key === 'entry.degree');
    expect(gap?.severity).toBe('urgent');
  });

  it('is none for a post in a shop', () => {
    expect(analysed('店员', CASHIER).portrait.entry.degree).toContain('高中');
  });
});

describe('a post that joins administration and personnel', () => {
  it.each(['行政人事专员', '人事行政主管', '行政与人事专员', '人力行政专员'])(
    'is one occupation: %s',
    (position) => {
      expect(matchOccupation(position).occupation.code).toBe('adminHr');
    },
  );

  const result = analysed('行政人事专员', {
    work: [
      ['恒泰轮胎有限公司', '行政专员', '2018.03-2023.05', '采购办公用品，管理固定资产 400 项，组织年会 2 次'],
    ],
  });

  it('takes years in one of both as related', () => {
    expect(JSON.stringify(result.dimensions)).toContain('相关工作经历');
  });

  it('is next to the post that was held', () => {
    expect(result.adjacent.map(({ code }) => code)).toContain('administration');
  });
});

it('lists nothing to learn for another occupation that the résumé shows', () => {
  const { adjacent } = analysed('市场专员', {
    work: [['云杉茶饮', '市场专员', '2021.03-', '负责小红书投放，活动 12 场，到店转化 900 人']],
    skills: ['剪辑', 'Illustrator'],
  });
  const media = adjacent.find(({ code }) => code === 'operations');
  expect(media).toBeDefined();
  expect(media?.toLearn).not.toContain('图像与视频处理');
});

it('compares an English city with a Chinese one', () => {
  const resume: Written = {
    ...STATIONER,
    change: (document) => ({
      ...document,
      basics: { ...document.basics, residence: { name: { zh: 'Hangzhou' } } },
    }),
  };
  expect(JSON.stringify(analysed('市场专员', resume, '杭州').dimensions)).toContain('现居地');
});

it('counts the same years as the other services', () => {
  const resume: Written = { work: [['青禾文具店', '店长', '2012.01-2016.12', '带6名店员，管一家门店']] };
  const { work } = written(resume);
  const years = yearsIn(monthsOf(work, 2026 * 12 + 11));
  expect(JSON.stringify(analysed('店长', resume).dimensions)).toContain(`约 ${years} 年`);
});

it('the name of an employer shows no ability, a language mark does', () => {
  const result = analysed('酒店前台', {
    work: [['宏远大酒店', '前台接待员', '2020.01-', '办理入住退房 80 间']],
    languages: [['英语', 'CET-6', '455']],
  });
  expect(stateOf(result, 'english')?.state).not.toBe('未体现');
  const accountant = analysed('会计', { work: [['宏远食品有限公司', '会计', '2020.01-', '全盘账务']] });
  expect(stateOf(accountant, 'excel')?.state).toBe('未体现');
});
