import { importFile } from './import-file.js';

const read = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const PERSON = '姓名：罗青禾\n电话：13800001111\n\n';

describe('tables whose cells are separated by marks', () => {
  it.each([
    ['bars', ' | '],
    ['wide bars', '｜'],
    ['tabs', '\t'],
    ['gaps', '  '],
    ['slashes', '/'],
  ])('are read by their column titles: %s', async (_name, bar) => {
    const row = (...cells: string[]) => cells.join(bar);
    const { document, unplaced } = await read(
      [
        PERSON.trim(),
        '教育经历',
        row('起止时间', '学校', '专业', '学历'),
        row('2019.09-2022.06', '武汉职业技术学院', '模具设计与制造', '大专'),
        '工作经历',
        row('时间', '单位', '岗位', '工作内容'),
        row('2022.07-2024.03', '武汉恒光塑胶制品厂', '模具钳工', '修模 320 套，返修率 1.2%'),
        row('2024.04-至今', '黄石科力精密机械有限公司', '模具组长', '带 6 个人，排试模计划'),
      ].join('\n'),
    );
    expect(document.education).toMatchObject([
      {
        school: { name: { zh: '武汉职业技术学院' } },
        major: { zh: '模具设计与制造' },
        degreeLevel: 'college',
      },
    ]);
    expect(document.work).toMatchObject([
      {
        company: { zh: '武汉恒光塑胶制品厂' },
        title: { zh: '模具钳工' },
        period: { start: { y: 2022, m: 7 } },
      },
      { company: { zh: '黄石科力精密机械有限公司' }, title: { zh: '模具组长' }, period: { end: 'present' } },
    ]);
    expect(document.work.map(({ highlights }) => highlights?.length)).toEqual([1, 1]);
    expect(unplaced).toEqual([]);
  });

  it('start the section that their titles imply', async () => {
    const { document } = await read(
      `${PERSON}| 起止时间 | 工作单位 | 工种 |\n| 2012.3-2018.12 | 中建五局安装公司 | 管道工 |\n| 2019.3-至今 | 长沙恒信钢结构有限公司 | 焊工班长 |\n\n证书 | 取得时间 | 有效期\n低压电工证 | 2020.11 | 2026.11\n焊接与热切割作业证 | 2021.05 | -`,
    );
    expect(document.work.map(({ company }) => company?.zh)).toEqual([
      '中建五局安装公司',
      '长沙恒信钢结构有限公司',
    ]);
    expect(document.certificates).toMatchObject([
      { name: { zh: '低压电工证' }, date: { y: 2020, m: 11 } },
      { name: { zh: '焊接与热切割作业证' }, date: { y: 2021, m: 5 } },
    ]);
  });

  it('give levels and issuers of certificates, and examinations to the languages', async () => {
    const { document } = await read(
      `${PERSON}技能证书\n名称 | 等级 | 发证机构 | 时间\n车工职业资格证 | 高级（三级） | 湖北省人社厅 | 2021.05\n大学英语六级 | - | 教育部考试中心 | 2019.12`,
    );
    expect(document.certificates).toMatchObject([
      { name: { zh: '车工职业资格证' }, level: { zh: '高级（三级）' }, issuer: { zh: '湖北省人社厅' } },
    ]);
    expect(document.certificates).toHaveLength(1);
    expect(document.languages).toMatchObject([{ exam: '大学英语六级' }]);
  });

  it('hold personal details below a heading on the same line', async () => {
    const { document } = await read(
      '基本信息：姓名/性别/年龄/民族\n韦家豪/男/23岁/壮族\n电话：18278136620\n\n教育经历\n2020.09-2023.06 广西物流职业技术学院 物流管理 大专',
    );
    expect(document.basics).toMatchObject({ name: { zh: '韦家豪' }, gender: 'male', ethnicity: '08' });
  });
});

describe('tables with titles in other words', () => {
  it('are read if dates are below the title for the time', async () => {
    const { document } = await read(
      `${PERSON}工作经历\n年份 / 厂 / 干什么\n2014-2017 / 东莞长安电子厂 / 插件工\n2017-2021 / 佛山恒达物流园 / 叉车组长\n\nEducation\n\n| School | Degree | Major | Dates |\n|---|---|---|---|\n| 江城大学 | 本科 | 信息管理 | 2010.09 – 2014.06 |`,
    );
    expect(document.work).toMatchObject([
      { company: { zh: '东莞长安电子厂' }, title: { zh: '插件工' } },
      { company: { zh: '佛山恒达物流园' }, title: { zh: '叉车组长' } },
    ]);
    expect(document.education).toMatchObject([
      { school: { name: { zh: '江城大学' } }, major: { zh: '信息管理' }, degreeLevel: 'bachelor' },
    ]);
    expect(document.education).toHaveLength(1);
  });

  it('of awards leave their titles out', async () => {
    const { document } = await read(
      `${PERSON}教育背景\n2022.09-2025.06 江城医学高等专科学校 护理 大专\n\n荣誉 | 时间\n校级优秀实习生 | 2025.05\n江城市护理技能竞赛 三等奖 | 2024.04`,
    );
    expect(document.awards.map(({ name }) => name?.zh)).toEqual(['校级优秀实习生', '江城市护理技能竞赛']);
  });
});

it('labels and values in turn between bars are personal details', async () => {
  const { document } = await read(
    '个人信息\n姓名|吴东升|性别|男|年龄|38\n电话|13800002341|现住|洛阳市涧西区\n求职|数控铣工|期望工资|9000\n\n工作履历\n起止|单位|工种\n2006.08-2013.05|江城重工机械股份有限公司|铣工',
  );
  expect(document.basics).toMatchObject({ name: { zh: '吴东升' }, gender: 'male', phone: '13800002341' });
  expect(document.intention.positions).toMatchObject([{ name: { zh: '数控铣工' } }]);
  expect(document.work).toHaveLength(1);
});

describe('positions at employers under 实践经历', () => {
  it('are internships; volunteering remains', async () => {
    const { document } = await read(
      `${PERSON}教育背景\n2022.09-2026.06 南宁师范大学 汉语言文学 本科\n\n实践经历\n2025.09-2025.12 南宁市滨湖路小学 语文实习教师\n独立讲授 12 节新授课\n2024.07-2024.08 百色市三下乡支教团 队员\n给 40 个孩子上课`,
    );
    expect(document.internships).toMatchObject([
      { company: { zh: '南宁市滨湖路小学' }, title: { zh: '语文实习教师' } },
    ]);
    expect(document.practice).toHaveLength(1);
  });
});
