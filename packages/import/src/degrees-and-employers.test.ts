import { importFile } from './import-file.js';

const read = async (text: string) => {
  const { document, unplaced } = await importFile({
    bytes: new TextEncoder().encode(text),
    name: '简历.txt',
  });
  return { ...document, unplaced: unplaced.map((line) => line.text) };
};
const shown = (highlights: readonly { zh?: readonly { text?: string }[] }[] | undefined) =>
  highlights?.map(({ zh }) => zh?.map(({ text }) => text).join(''));
const studied = (line: string) =>
  read(`谷晓岚
13800007202
求职意向：专员
教育背景
${line}
工作经历
2022/07-至今   江城示例咨询有限公司   咨询专员
• 整理资料30份`);

describe('the degree', () => {
  it.each([
    ['2019/09-2022/06 江城示例大学 法律（非法学）硕士', 'master', '法律（非法学）'],
    ['2022.09-2027.06 江城示例大学 材料学 博士研究生（直博，预计2027年6月毕业）', 'doctor', '材料学'],
    ['2019.09–2020.06 江城示例大学 MSc Information Systems', 'master', 'Information Systems'],
    ['2022.09-2027.06 江城某医学院 临床医学 本科（五年制）均分82', 'bachelor', '临床医学'],
    ['2020.03-2023.01 江城示例大学 护理学 专升本（函授，已取得毕业证）', 'bachelor', '护理学'],
    ['2020.03-2023.06 江城医学院（自学考试） 护理学 本科', 'bachelor', '护理学'],
  ])('is %s', async (line, degreeLevel, major) => {
    const { education } = await studied(line);
    expect(education).toMatchObject([{ degreeLevel }]);
    expect(education[0]?.major?.zh).toBe(major);
    expect(education[0]?.school?.name?.zh).toMatch(/^江城\S+[学院]$/u);
  });

  it('of a school is read, and MBA is a master’s degree', async () => {
    const { education } = await studied('2008–2011 江城示例财经大学 MBA');
    expect(education).toMatchObject([
      { school: { name: { zh: '江城示例财经大学' } }, degreeLevel: 'master' },
    ]);
  });

  it('is not taken from a course without a degree', async () => {
    const { education } = await studied('2022-2024 某知名大学MBA总裁班 工商管理硕士（在读结业）');
    expect(education[0]).not.toHaveProperty('degreeLevel');
  });

  it('may follow the field of study among the personal details', async () => {
    const { education } = await read(`姓名：谷晓岚
学校：江城示例学院（2023-2027）
专业：新闻学（本科在读）
电话：13800007202

教育经历
江城示例学院 新闻学 2023.09-2027.06`);
    expect(education).toMatchObject([{ major: { zh: '新闻学' }, degreeLevel: 'bachelor' }]);
  });

  it('below a list of certificates is not a certificate', async () => {
    const { certificates, education } = await read(`个人信息
谷晓岚，男，45岁
电话13800007202
工作经验：
2012年—2019年 江城顺达运输有限公司 货车司机
证件：A2驾驶证（2011年）、道路货物运输从业资格证、叉车证、无酒驾毒驾记录
学历：初中`);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      'A2驾驶证',
      '道路货物运输从业资格证',
      '叉车证',
    ]);
    expect(education).toMatchObject([{ degreeLevel: 'juniorHigh' }]);
  });
});

describe('the school', () => {
  it('is the first of two names if neither is a known school', async () => {
    const { education } = await studied('江边某二本 土木工程 本科 2023.09—2027.06');
    expect(education).toMatchObject([
      { school: { name: { zh: '江边某二本' } }, major: { zh: '土木工程' }, degreeLevel: 'bachelor' },
    ]);
  });

  it('is not found in an entry of military service', async () => {
    const { education, unplaced } = await studied(
      '2015.09-2017.08 应征入伍\n2017.09-2021.06 江城某学院 机械设计 本科',
    );
    expect(education).toHaveLength(1);
    expect(unplaced).toEqual(['2015.09-2017.08 应征入伍']);
  });
});

describe('an employment', () => {
  it('keeps its projects and their statements', async () => {
    const { work, projects, skills, unplaced } = await read(`个人简历
姓名：谷建业  性别：男  年龄：36
应聘职位：项目经理
工作经历：
2019年3月—至今   江城示例建设集团有限公司   生产经理
项目：锦湖湾住宅二期（建筑面积12.6万㎡，6栋剪力墙结构，合同额3.2亿）
主要负责现场施工生产，编制周、月进度计划，协调劳务、塔吊、混凝土等9家分包；
主体结构阶段实行铝模+爬架，标准层工期由7天压到6天；
项目二：新河产业园标准厂房，处理地基换填方案，节约成本约60万元。
2013年7月-2019年2月  江城远成建筑工程有限公司   施工员
从事砌筑、抹灰工程现场管理
证书：二级建造师、安全员B证`);
    expect(work).toHaveLength(2);
    expect(work[0]).toMatchObject({
      company: { zh: '江城示例建设集团有限公司' },
      title: { zh: '生产经理' },
    });
    expect(shown(work[0]?.highlights)?.join('|')).toMatch(/锦湖湾.*主要负责.*铝模.*新河产业园/u);
    expect(projects).toEqual([]);
    expect(skills).toEqual([]);
    expect(unplaced).toEqual([]);
  });

  it('keeps the bracketed remark after its name', async () => {
    const { work } = await read(`谷晓岚
13800007202
工作：
1、2022年7月—2025年12月  江城示例区人民医院（二甲） 心内科护士
   日均护理患者12名；参与抢救40余例；带教实习护士5名
2、2016.07-2022.06  江城嘉合示例精密机械有限公司（280人）  人事专员
◇ 招聘：年均招聘一线员工120人`);
    expect(work).toMatchObject([
      { company: { zh: '江城示例区人民医院（二甲）' }, title: { zh: '心内科护士' } },
      { company: { zh: '江城嘉合示例精密机械有限公司' }, title: { zh: '人事专员' } },
    ]);
    expect(work[0]?.highlights).toHaveLength(3);
  });

  it('may have its place before its name', async () => {
    const { work } = await read(`谷晓岚
13800007202
【工作履历】
▲ 2021.06~2026.08 东莞 · 粤湖示例大酒店 行政副总厨
  主管热菜、砧板、打荷共20人；
▲ 2014.03~2021.05 深圳 · 顺河示例海鲜酒家 热菜主管
  带徒弟3个；`);
    expect(work).toMatchObject([
      { company: { zh: '粤湖示例大酒店' }, place: { zh: '东莞' } },
      { company: { zh: '顺河示例海鲜酒家' }, title: { zh: '热菜主管' }, place: { zh: '深圳' } },
    ]);
  });
});

describe('a detail of the person', () => {
  it.each([
    ['期望薪资 8-10K  随时到岗', { min: 8, max: 10, unit: 'kiloPerMonth' }],
    ['期望薪资：年薪30w+', { min: 30, unit: 'wanPerYear' }],
    ['期望薪资：1.5-2万', { min: 15, max: 20, unit: 'kiloPerMonth' }],
    ['期望薪资：200元/天', { min: 200, unit: 'yuanPerDay' }],
  ])('%s', async (line, salary) => {
    const { intention } = await read(`谷晓岚\n电话：13800007202\n求职意向：数据分析师\n${line}`);
    expect(intention.salary).toEqual(salary);
  });

  it('may follow a bar and a phone number', async () => {
    const { basics } = await read(`谷晓岚
手机：138 0000 7202 ｜ gu_xl@example.com ｜ 现居：南宁市青秀区
教育背景
江城示例大学 护理学 本科 2010.09—2013.01`);
    expect(basics).toMatchObject({ phone: '13800007202', email: 'gu_xl@example.com' });
  });
});
