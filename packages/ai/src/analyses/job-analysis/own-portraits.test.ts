import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';

const nameOf = (position: string): string | null => matchOccupation(position).match.occupation;
const analysed = (position: string, resume: Written) => {
  const input = {
    ...{ position, month: '2026-11' },
    resume: { title: '简历', language: 'zh' as const, document: written(resume) },
  };
  const result = analyseJob(input);
  return { ...result, reference: referenceOf(input, result) };
};
const stateOf = (position: string, key: string, ...statements: string[]) =>
  analysed(position, { work: [['江城实业公司', position, '2022.03-', ...statements]] }).abilities.find(
    (each) => each.key === key,
  )?.state;

describe('a post', () => {
  it.each([
    ['律师助理', '律师与律师助理'],
    ['诉讼律师', '律师与律师助理'],
    ['企业法律顾问', '法务专员'],
    ['新能源汽车销售顾问', '汽车销售顾问'],
    ['4S店销售顾问', '汽车销售顾问'],
    ['银行客户经理', '银行柜员与客户经理'],
    ['保险销售', '保险顾问与理赔'],
    ['珠宝销售', '门店店长与导购'],
    ['生产计划员', '生产计划与物控'],
    ['ERP实施顾问', '软件实施工程师'],
    ['内容审核', '数据标注与审核'],
    ['知识产权专员', '专利与知识产权'],
    ['助理研究员', '科研与研发人员'],
    ['证券研究员', '行业研究员'],
  ])('has the portrait of its own trade: %s is %s', (position, name) => {
    expect(nameOf(position)).toBe(name);
  });

  it.each(['管培生', '游戏开发', '量化研究员', '投行助理', '健康管理师', '编导', '体系审核员'])(
    'without one has none: %s',
    (position) => {
      expect(matchOccupation(position).match.kind).toBe('general');
    },
  );
});

describe('a lawyer', () => {
  it('must hold the licence, an assistant need not', () => {
    const neededBy = (position: string) =>
      matchOccupation(position)
        .occupation.certificates.filter(({ need }) => need === '必备')
        .map(({ name }) => name);
    expect(neededBy('律师助理')).toEqual([]);
    expect(neededBy('实习律师')).toEqual(['法律职业资格']);
    expect(neededBy('诉讼律师')).toEqual(['法律职业资格', '律师执业证']);
  });

  it('does not hold it by applying for the time as a trainee', () => {
    const { reference } = analysed('律师助理', {
      work: [['江城律师事务所', '律师助理', '2024.03-', '2025年起申请律师执业人员实习，参与案件 60 件']],
    });
    expect(reference.entryChecks.map(({ text }) => text).join()).not.toContain('律师执业证');
  });
});

describe('a general ability', () => {
  it.each([
    ['销售代表', 'dataSense', '完成公司下达的销售指标'],
    ['销售代表', 'resilience', '完成公司下达的业绩'],
    ['审计助理', 'compliance', '参与案件 12 件'],
    ['市场专员', 'organising', '参加行业活动 3 次'],
  ])('is not shown by one word of every trade: %s, %s', (position, key, statement) => {
    expect(stateOf(position, key, statement)).not.toBe('有实例');
  });

  it.each([
    ['销售代表', 'dataSense', '复盘活动数据，转化率从 3% 提到 5%'],
    ['律师助理', 'compliance', '建立案件期限台账，41 件无一逾期'],
    ['审计助理', 'compliance', '按内控制度审核凭证，差错率 0.2%'],
  ])('is shown by what tells it: %s, %s', (position, key, statement) => {
    expect(stateOf(position, key, statement)).toBe('有实例');
  });
});

it('the operations of a nurse are shown by operations, not by records', () => {
  const statements = ['书写护理记录，抽查合格率 98%', '静脉采血、留置导尿每班 20 例'];
  const { abilities } = analysed('护士', { work: [['江城医院', '护士', '2022.03-', ...statements]] });
  expect(abilities.find(({ key }) => key === 'nursingSkill')?.evidence.map(({ quote }) => quote)).toEqual([
    statements[1],
  ]);
});

describe('the field of study', () => {
  const majorOf = (position: string, major: string) =>
    analysed(position, { school: ['江城学院', major, '2019.09-2023.06'] })
      .dimensions.flatMap(({ contributions }) => contributions)
      .find(({ ruleId }) => ruleId === 'education.major')?.reason;

  it.each([
    ['土建施工员', '建筑工程技术', '专业相符'],
    ['汽车销售顾问', '汽车营销与服务', '专业相符'],
    ['财务分析', '资产评估', '相近'],
    ['会计', '护理学', '常见专业是'],
  ])('of %s, %s: %s', (position, major, reason) => {
    expect(majorOf(position, major)).toContain(reason);
  });
});

it('a figure that another line states is not requested', () => {
  const { reference } = analysed('汽车销售顾问', {
    work: [
      ['江城汽车公司', '销售顾问', '2022.03-', '我一个人在展厅接待，全年卖了整车 126 台，试驾 300 次'],
      ['江城贸易公司', '销售顾问', '2020.03-2022.02', '接待客户，介绍车型'],
    ],
  });
  expect(JSON.stringify(reference.target)).not.toContain('接待客户，介绍车型，【待补充');
});

it('the class of a teacher is shown by the pupils, not by the teacher who was assisted', () => {
  const { abilities } = analysed('幼儿园教师', {
    work: [
      ['江城第一幼儿园', '主班教师', '2022.02-', '带中二班28名幼儿，记录个案 12 份'],
      ['江城第二幼儿园', '配班教师', '2021.07-2022.01', '协助主班教师组织午睡和户外活动'],
    ],
  });
  expect(abilities.find(({ key }) => key === 'classManagement')?.evidence.map(({ quote }) => quote)).toEqual([
    '带中二班28名幼儿，记录个案 12 份',
  ]);
});

it('a tool that is only to be learnt is not listed', () => {
  const { abilities } = analysed('前端开发工程师', {
    work: [['江城软件', '前端开发', '2022.02-', '用 Vue 开发页面 42 个']],
    self: '希望转到全栈方向，计划学习 Go',
  });
  expect(abilities.find(({ key }) => key === 'programming')?.words).not.toContain('Go');
});
