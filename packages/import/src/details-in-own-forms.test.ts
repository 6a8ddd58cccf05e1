import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;
const JOBS =
  '\n工作经历\n2018.07-2020.06  江城明远有限公司  仓管员\n登记出入库 40 批\n2020.07-至今  江城顺达有限公司  仓库主管\n带 6 人\n';

describe('the details of a person behind a label for all of them', () => {
  it.each([
    '【基本情况】彭若溪 / 女 / 1993年12月 / 土家族 / 重庆酉阳\n【联系】13800003411 / peng@example.com',
    '【个人】彭若溪/女/1993-12/重庆酉阳/13800003411',
  ])('give the name: %s', async (head) => {
    const { basics } = await read(`${head}\n${JOBS}`);
    expect(basics.name).toEqual({ zh: '彭若溪' });
    expect(basics.gender).toBe('female');
    expect(basics.phone).toBe('13800003411');
  });

  it('may be the first sentence of 个人简介, which is no self-evaluation', async () => {
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
    expect(intention.positions?.map(({ name }) => name.zh)).toEqual(['QC', '质量体系助理']);
    expect(intention.cities?.map(({ name }) => name.zh)).toEqual(['沈阳', '大连']);
    expect(intention.salary).toMatchObject({ min: 8, max: 10 });
  });

  it('may list several positions between gaps', async () => {
    const { intention } = await read(
      `姓名：彭若溪\n电话：13800003411\n期望工作\n焊工　　装配钳工　　叉车司机\n薪资：6000-8000\n${JOBS}`,
    );
    expect(intention.positions?.map(({ name }) => name.zh)).toEqual(['焊工', '装配钳工', '叉车司机']);
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
