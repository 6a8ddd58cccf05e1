import { importFile } from './import-file.js';

const read = async (text: string) =>
  (await importFile({ bytes: Buffer.from(`罗青禾\n电话：13800001111\n\n${text}`), name: 'x.txt' })).document;

describe('labels below an education', () => {
  it('give awards and campus roles to their sections', async () => {
    const { education, awards, campus } = await read(`教育背景
2022.09-2026.06    江城师范大学    文学院    汉语言文学    本科
主修课程：现代汉语、古代文学
担任职务：学习委员（2023.09-2025.06），收发作业、组织早读
荣誉：2024年国家励志奖学金；2025年江城师范生教学技能大赛 二等奖；校级三好学生`);
    expect(education[0]?.courses).toHaveLength(2);
    expect(education[0]?.highlights ?? []).toEqual([]);
    expect(awards.map(({ name }) => name?.zh)).toEqual([
      '国家励志奖学金',
      '江城师范生教学技能大赛',
      '校级三好学生',
    ]);
    expect(campus).toMatchObject([
      { role: { zh: '学习委员' }, period: { start: { y: 2023, m: 9 }, end: { y: 2025, m: 6 } } },
    ]);
    expect(JSON.stringify(campus[0]?.highlights)).toContain('收发作业、组织早读');
  });
});

it.each(['职业技能：会用万用表、钳形表', '获奖情况：2024年国家奖学金'])(
  'a label about an office below a list is a campus role: %s',
  async (list) => {
    const { campus, skills, awards } = await read(`教育背景
2022.09-2025.06 江城职业技术学院 光伏工程技术 大专

${list}
担任职务：班级生活委员    2024.10-2025.06   收班费、排值日`);
    expect(campus).toMatchObject([
      { role: { zh: '班级生活委员' }, period: { start: { y: 2024, m: 10 }, end: { y: 2025, m: 6 } } },
    ]);
    expect(JSON.stringify([skills, awards])).not.toContain('生活委员');
  },
);

it('a label about a contest is not the name of the award', async () => {
  const { awards } = await read(`教育背景
2022.09-2025.06 江城职业技术学院 光伏工程技术 大专

技能大赛：2025年江城省职业院校技能大赛光伏电站赛项 三等奖`);
  expect(JSON.stringify(awards[0]?.name)).toContain('江城省职业院校技能大赛');
});

it('an apprentice at a factory under 实践经历 is an intern', async () => {
  const { internships, practice } = await read(`教育背景
2022.09-2025.06 江城职业技术学院 光伏工程技术 大专

实践经历
时间 | 单位 | 岗位 | 工作内容
2024.07-2024.11 | 江城楚源新能源工程有限公司 | 运维实习 | 每天巡检箱变，上报缺陷63条
2023.07-2023.08 | 江城恒通电器成套厂 | 装配学徒 | 照图给配电柜配线`);
  expect(internships.map(({ company }) => company?.zh)).toEqual([
    '江城楚源新能源工程有限公司',
    '江城恒通电器成套厂',
  ]);
  expect(practice).toEqual([]);
});

it('an office in the union of students in a message is a campus role, and 在…住 the residence', async () => {
  const { basics, campus, education } = await read(`姓名 田小满
20岁 女 贵州遵义 苗族
在贵阳花溪住

学校
江城轻工职业技术大学 烹饪工艺与营养 2024级 大专在读 2027年毕业
校学生会生活部干事 查寝 组织了 2 次厨艺比赛

实习
2026年3月到8月 贵阳某酒店 西饼房实习生
做早餐面包 每天 200 多个

想做西点师
证书有西式面点师五级 健康证`);
  expect(education).toHaveLength(1);
  expect(campus).toHaveLength(1);
  expect(JSON.stringify(campus)).toContain('组织了 2 次厨艺比赛');
  expect(JSON.stringify(basics.residence)).toContain('贵阳花溪');
});

it('a list of tools with a long remark in brackets gives keywords', async () => {
  const { skills } = await read(
    '教育背景\n2022.09-2026.06 江城大学 材料科学与工程 本科\n\n技能证书\n英语：CET-6 512 分，能读英文文献\n软件：LS-DYNA、Abaqus（会基本操作）、Origin、Python（pandas、matplotlib）',
  );
  expect(skills[0]?.keywords).toEqual(expect.arrayContaining(['LS-DYNA', 'Abaqus', 'Origin']));
});
