import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';

const nameOf = (position: string): string | null => matchOccupation(position).match.occupation;

describe('a trade of workers', () => {
  it.each([
    ['设备维修班长', '设备与电气维修'],
    ['幼儿园主班教师', '幼儿园教师'],
    ['保育员', '保育师'],
    ['托育老师', '托育与早教老师'],
    ['施工技术员', '土木施工工程师'],
    ['电梯维保工', '电梯安装与维保'],
    ['汽车维修工', '汽车维修'],
    ['氩弧焊工', '焊工'],
    ['注塑调机员', '模具与注塑成型'],
    ['行车工', '工程与起重机械操作'],
    ['叉车司机', '工程与起重机械操作'],
    ['养老护理员', '养老与生活护理员'],
    ['快递员', '快递与外卖配送'],
    ['保安队长', '保安'],
    ['餐厅服务员', '餐厅服务'],
    ['客房服务员', '客房服务员'],
    ['咖啡师', '咖啡与饮品'],
    ['流水线普工', '生产操作工'],
    ['地铁司机', '轨道列车司机'],
    ['污水处理工', '水处理运行'],
    ['美发师', '美容美发与造型'],
    ['健身教练', '健身与运动教练'],
    ['康复治疗师', '康复治疗师'],
    ['房产经纪人', '房产经纪与置业顾问'],
    ['数据标注员', '数据标注与审核'],
    ['瓦工班组长', '建筑与装修技工'],
  ])('is in the table: %s is %s', (position, name) => {
    expect(nameOf(position)).toBe(name);
  });

  it.each(['土木工程', '服装店客服主管培训师傅', '殡仪服务员', '钢琴调律师', '消防员'])(
    'is not found by a part of another name: %s',
    (position) => {
      expect(nameOf(position) ?? '').not.toMatch(/技工|餐厅|艺术培训|操作员/u);
    },
  );
});

const analysed = (position: string, resume: Written) =>
  analyseJob({
    ...{ position, city: '佛山', weeklyHours: 5, month: '2026-11' },
    resume: { title: '简历', language: 'zh', document: written(resume) },
  });

describe('an occupation without a usual degree', () => {
  const { portrait, gaps, dimensions } = analysed('月嫂', {
    work: [['安心家政', '月嫂', '2019.3-', '照料产妇和新生儿 40 多户，做月子餐、给宝宝抚触']],
  });

  it('asks for none, and nobody is below it', () => {
    expect(portrait.entry.degree).toBe('一般不限学历');
    expect(gaps.map(({ key }) => key)).not.toContain('entry.degree');
    const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason));
    expect(reasons).toContain('这一职业一般不限学历');
  });

  it('states no pay', () => {
    expect([portrait.salary.state, portrait.salary.figures]).toEqual(['missing', []]);
  });
});

it('a certificate of which the file says that a part of the exam is open is not met', () => {
  const document = written({
    work: [['青禾建材', '总账会计', '2014.4-2019.12', '全套账务处理与报表']],
    self: '持有中级会计师证书',
  });
  const entryOf = (unplaced: string[]) => {
    const resume = { title: '简历', language: 'zh' as const, document, unplaced };
    const input = { position: '会计', city: '成都', weeklyHours: 5, month: '2026-11', resume };
    return referenceOf(input, analyseJob(input)).entryChecks.filter(({ text }) => text.includes('中级会计'));
  };
  expect(entryOf(['已过两科（中级会计实务、经济法），财务管理未过'])).toEqual([]);
  expect(entryOf([])).toHaveLength(1);
});
