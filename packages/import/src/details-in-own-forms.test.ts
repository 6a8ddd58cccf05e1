import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;
const JOBS =
  '\n工作经历\n2018.07-2020.06  江城明远有限公司  仓管员\n登记出入库 40 批\n2020.07-至今  江城顺达有限公司  仓库主管\n带 6 人\n';

describe('the details of a person after a label for all of them', () => {
  it.each([
    '【基本情况】彭若溪 / 女 / 1993年12月 / 土家族 / 重庆酉阳\n【联系】13800003411 / peng@example.com',
    '【个人】彭若溪/女/1993-12/重庆酉阳/13800003411',
  ])('give the name: %s', async (head) => {
    const { basics } = await read(`${head}\n${JOBS}`);
    expect(basics.name).toEqual({ zh: '彭若溪' });
    expect(basics.gender).toBe('female');
    expect(basics.phone).toBe('13800003411');
  });

  it('may be the first sentence of 个人简介, which is not a self-evaluation', async () => {
    const { basics, selfEvaluation } = await read(
      `个人简介\n彭若溪，女，1991年5月出生，苗族，湖南凤凰人，中共党员。\n联系方式：138-0000-3411；peng@example.com\n${JOBS}`,
    );
    expect(basics).toMatchObject({
      name: { zh: '彭若溪' },
      gender: 'female',
      birthDate: { y: 1991, m: 5 },
      politicalStatus: { code: '01' },
    });
    expect(selfEvaluation).toEqual([]);
  });

  it.each(['邮箱：无', '身份证号：面试时提供', '作品集：请粘贴链接'])(
    'have no value where the form says that there is none: %s',
    async (row) => {
      const { document } = await readAll(`姓名：彭若溪\n电话：13800003411\n${row}\n${JOBS}`);
      expect(document.basics.facts).toBeUndefined();
      expect(document.basics.links).toBeUndefined();
    },
  );
});

describe('a job preference', () => {
  it('gives positions, cities, pay and the date from its brackets', async () => {
    const { intention } = await read(
      `基本：女，1996.1，内蒙古赤峰，现在沈阳铁西，13800003411\n目标：QC / 质量体系助理（沈阳、大连，8-10K，一个月内到岗）\n工作履历：\n• 2021.03-至今，诺恩药业有限公司，质检员\n  - 每天检验 12 批\n我：说话慢一点，但记录不出错。\n`,
    );
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['QC', '质量体系助理']);
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['沈阳', '大连']);
    expect(intention.salary).toMatchObject({ min: 8, max: 10 });
  });

  it('may list several positions between gaps', async () => {
    const { intention } = await read(
      `姓名：彭若溪\n电话：13800003411\n期望工作\n焊工　　装配钳工　　叉车司机\n薪资：6000-8000\n${JOBS}`,
    );
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['焊工', '装配钳工', '叉车司机']);
  });
});

it('an education below a heading for education and languages is an education', async () => {
  const { education, languages } = await read(
    `彭若溪\n13800003411\n${JOBS}\n学习经历及语言\n江城师范大学　国际贸易　本科　2014年9月-2018年6月\n英语六级 520\n`,
  );
  expect(education).toMatchObject([{ school: { name: { zh: '江城师范大学' } }, degreeLevel: 'bachelor' }]);
  expect(languages).toHaveLength(1);
});

it.each([
  ['江城市旅游学校', 'technical'],
  ['江城县第二高级中学', 'highSchool'],
])('a school of one level gives the level: %s', async (school, level) => {
  const { education } = await read(
    `姓名：彭若溪\n电话：13800003411\n${JOBS}\n教育经历\n2015.09-2018.06  ${school}\n`,
  );
  expect(education[0]).toMatchObject({ school: { name: { zh: school } }, degreeLevel: level });
});

describe('a copy of a job site', () => {
  const SITE = `姓名：彭若溪  女\n手机：13800003411\n求职意向\n期望从事职业：采购经理、供应链主管\n期望从事行业：机械、汽车\n希望待遇：12000-15000元/月\n工作经历\n2018/03 -- 至今：江城沃野装备有限公司 | 采购部 （7年8个月）\n采购主管 | 10001-15000元/月\n机械制造 | 企业性质：民营 | 规模：500-999人\n工作描述：\n1. 管理 42 家供应商\n2. 年降本 6%\n`;

  it('gives the preferences under the labels of the site', async () => {
    const { intention } = await read(SITE);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['采购经理', '供应链主管']);
    expect(intention.industries?.map((name) => name.zh)).toEqual(['机械', '汽车']);
    expect(intention.salary).toMatchObject({ min: 12000, max: 15000 });
  });

  it('has no statement of what the employer is or paid', async () => {
    const { document, unplaced } = await readAll(SITE);
    expect(document.work[0]?.highlights).toHaveLength(2);
    expect(unplaced.map(({ text }) => text).join()).toMatch(
      /企业性质.*10001-15000元|10001-15000元.*企业性质/u,
    );
  });
});

it('a certificate whose subject or grade is in the next cell is one certificate', async () => {
  const { certificates } = await read(
    `姓名\t彭若溪\t性别\t女\n手机\t13800003411\n${JOBS}\n证书\n教师资格证\t初级中学物理\n普通话水平\t二级甲等\n`,
  );
  expect(certificates.map(({ name }) => name?.zh)).toEqual([
    '教师资格证（初级中学物理）',
    '普通话水平（二级甲等）',
  ]);
});

it('a label with its unit and a former name are labels of a form', async () => {
  const { basics } = await read(
    `招聘报名登记表\n姓名\t曾用名\t性别\t民族\t出生年月（岁）\n彭若溪\t无\t女\t汉族\t1994.06（30岁）\n手机号码\t电子邮箱\n13800003411\tpeng@example.com\n${JOBS}`,
  );
  expect(basics).toMatchObject({ name: { zh: '彭若溪' }, birthDate: { y: 1994, m: 6 } });
});

it('个人简历 in a form is the employments, whichever section is above it', async () => {
  const { work } = await read(
    `教师信息表\n姓　名　性　别　年　龄　民　族　学　历\n彭若溪　女　　27　　汉族　本科\n联系方式\n13800003411\n应聘岗位　　能否住校\n保育员　　能\n个人简历（从参加工作填起）\n2019.9-2020.8　江城阳光幼儿园　保育员\n2020.9-2022.7　江城育才幼儿园　配班教师\n奖励\n2023年6月　县自制玩教具比赛二等奖\n`,
  );
  expect(work).toMatchObject([
    { company: { zh: '江城阳光幼儿园' }, title: { zh: '保育员' } },
    { company: { zh: '江城育才幼儿园' }, title: { zh: '配班教师' } },
  ]);
});

it('a statement about a year is not employment of that year', async () => {
  const { work } = await read(
    `姓名：彭若溪\n电话：13800003411\n\n工作经历\n江城衣禾服饰有限公司\n区域督导\n2019年3月 — 2025年6月\n管理 12 家门店\n2024年因部门调整兼任退货组负责人\n`,
  );
  expect(work).toHaveLength(1);
  expect(work[0]?.highlights).toHaveLength(2);
});

describe('a province and what lies in it', () => {
  const basicsOf = async (line: string) => {
    const text = [line, '2019年3月到2024年6月在江城市第二福利院做护理员，喂饭、翻身', '护理员证'].join('\n');
    return (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document.basics;
  };

  it.each([
    ['我叫白小荷，女，贵州榕江人，电话13800002232', '贵州榕江'],
    ['我叫白小荷，女，老家江西修水，电话13800002232', '江西修水'],
    ['我叫白小荷，女，籍贯湖南邵阳武冈，现在住江城，电话13800002232', '湖南邵阳武冈'],
  ])('is the native place: %s', async (line, place) => {
    expect((await basicsOf(line)).nativePlace?.name?.zh).toBe(place);
  });

  it('is the place of the household register if it is told as that', async () => {
    const { householdPlace, nativePlace } = await basicsOf('我叫白小荷，女，户籍浙江丽水，电话13800002232');
    expect([householdPlace?.name?.zh, nativePlace]).toEqual(['浙江丽水', undefined]);
  });
});

it.each(['呼吸与危重症医学科医师', '【报考岗位】呼吸与危重症医学科医师'])(
  'takes a post alone on its line for the desired one: %s',
  async (line) => {
    const text = [
      '姓名：白小荷',
      '电话：13800002232',
      line,
      '',
      '教育经历',
      '江城医科大学  临床医学  本科  2014.09-2019.06',
      '',
      '工作经历',
      '江城市中心医院  住院医师  2019.07-至今',
      '- 管床 8 张',
    ].join('\n');
    const { document } = await importFile({ bytes: Buffer.from(text), name: 'x.txt' });
    expect(document.intention.positions?.map(({ name }) => name?.zh)).toEqual(['呼吸与危重症医学科医师']);
  },
);
