import { parseJobDescription } from './parse.js';

const MESSY = `【急聘！！！】数据分析实习生/管培生…
🔥江城云帆数据科技有限公司
① 职责：
1、负责日常数据整理✅
2.协助做报表；
要求：
1）统计/数学/计算机相关，本科及以上
2）会Excel、SQL
3、35岁以下，形象好，限女生
4. 能适应弹性工作制
联系人王姐 微信xx123
电话13900001234 简历发 hr@yunfan.example
`;
const asking = (line: string) =>
  parseJobDescription(`岗位：行政专员\n任职要求：\n1. 熟悉 Excel；\n2. ${line}\n薪资：5000-6000元/月`);
const requirementsIn = (line: string) => {
  const { must, plus } = asking(line);
  return [...must, ...plus].map(({ text }) => text).filter((text) => !text.includes('Excel'));
};

describe('a messy posting', () => {
  const job = parseJobDescription(MESSY);

  it('has the title and the company of its first lines', () => {
    expect(job.title?.text).toBe('数据分析实习生/管培生');
    expect(job.company?.text).toBe('江城云帆数据科技有限公司');
  });

  it('requires no contact, age, looks or gender, and they are not keywords', () => {
    expect(job.must.map(({ kind, text }) => [kind, text])).toEqual([
      ['major', '统计/数学/计算机相关'],
      ['degree', '本科及以上'],
      ['skill', '会Excel、SQL'],
      ['condition', '能适应弹性工作制'],
    ]);
    expect(job.keywords.map(({ word }) => word)).toEqual(['数据分析', 'Excel', 'SQL', '报表']);
  });
});

describe('clauses that nobody can meet are not requirements', () => {
  it.each([
    '联系人：李老师',
    '有意者请将简历发至 hr@qinghe.example',
    '咨询电话：0991-1234567',
    '微信：qinghe_hr',
    '电话微信同号13900001234',
    '请投简历至邮箱',
    '年龄18-35岁',
    '形象气质佳，身高160以上',
    '性别女',
    '弹性工作制，双休',
    '五险一金，年终奖',
    '免费班车，节日福利',
  ])('%s', (line) => {
    expect(requirementsIn(line)).toEqual([]);
  });

  it.each([
    '有微信公众号运营经验',
    '会维护客户的联系方式',
    '熟悉社保、公积金的办理',
    '有电话销售经验优先',
    '能组织团建活动',
  ])('a requirement with similar words is kept: %s', (line) => {
    expect(requirementsIn(line)).toHaveLength(1);
  });
});

describe('a list of subjects', () => {
  it.each([
    ['统计/数学/计算机相关', '统计 数学 计算机'],
    ['统计、数学、计算机类优先', '统计 数学 计算机'],
    ['统计学或数学等相关专业', '统计学 数学'],
    ['统计学，数学，计算机等相关专业', '统计学 数学 计算机'],
    ['相关专业（统计学、数学）', '统计学 数学'],
    ['统计、数学优先', '统计 数学'],
  ])('%s is one choice of them', (line, majors) => {
    const { must, plus } = asking(line);
    const facts = [...must, ...plus].flatMap(({ fact }) => (fact?.kind === 'major' ? [fact.majors] : []));
    expect(facts).toEqual([majors.split(' ')]);
  });

  it.each(['英语优先', 'SQL、Python优先', '数据库相关经验'])('%s contains no subject', (line) => {
    const { must, plus } = asking(line);
    expect([...must, ...plus].filter(({ kind }) => kind === 'major')).toEqual([]);
  });
});

describe('duties', () => {
  it('are listed once, without the title', () => {
    const { duties, title } = parseJobDescription(
      '数据分析师（校招）\n岗位职责\n数据分析师（校招）\n1. 负责业务数据的监控和分析；\n2. 搭建数据报表；\n2. 搭建数据报表；\n任职要求：本科',
    );
    expect(title?.text).toBe('数据分析师');
    expect(duties.map(({ text }) => text)).toEqual(['负责业务数据的监控和分析', '搭建数据报表']);
  });

  it('have keywords from their own words', () => {
    const { keywords } = parseJobDescription('岗位职责\n1. 搭建数据报表，支持业务决策。\n任职要求：本科');
    expect(keywords.map(({ word }) => word)).toEqual(['报表']);
  });
});
