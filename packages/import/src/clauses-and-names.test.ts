import { importFile } from './import-file.js';

const read = async (text: string) => await importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const PERSON = '方小禾\n电话：13800001234\n\n';
const jobs = async (...lines: string[]) =>
  (await read(`${PERSON}工作经历\n${lines.join('\n')}`)).document.work.map(
    ({ company, title, department, highlights = [] }) => ({
      company: company?.zh,
      title: title?.zh,
      department: department?.zh,
      said: highlights.map(({ zh }) => zh?.map(({ text }) => text).join('')),
    }),
  );

describe('dated sentences below a heading of work', () => {
  it('name the employer and the title', async () => {
    expect(
      await jobs(
        '2018年到2019年在海州毛巾厂，流水线，站一天腿疼就没做了',
        '2019年底到2021年 在“一剪美”做发型助理，洗头、烫染，一天二十个客人',
        '2021年6月到2025年4月 在“丝语造型”（海州某广场店）先做发型师，带两个助理',
      ),
    ).toMatchObject([
      { company: '海州毛巾厂' },
      { company: '一剪美', title: '发型助理', said: ['洗头、烫染，一天二十个客人'] },
      { company: expect.stringContaining('丝语造型') as unknown, title: '发型师', said: ['带两个助理'] },
    ]);
  });

  it('without an employer stay as written', async () => {
    expect(
      await jobs(
        '2017.3-2019.6 海州毛巾厂 挡车工',
        '2019年7月到2019年10月 学裁剪，学了3个月，学费自己出的',
        '2020.3-2022.6 海州服装厂 裁剪工',
      ),
    ).toMatchObject([
      { company: '海州毛巾厂' },
      { company: undefined, title: undefined, said: ['学裁剪，学了3个月，学费自己出的'] },
      { company: '海州服装厂' },
    ]);
  });

  it('that tell of a rest are left unplaced', async () => {
    const { document, unplaced } = await read(
      `${PERSON}工作经历\n2017.3-2019.6 海州毛巾厂 挡车工\n2019年7月到现在 休息，有时候帮邻居看店`,
    );
    expect(document.work).toHaveLength(1);
    expect(unplaced.map(({ text }) => text).join()).toContain('休息，有时候帮邻居看店');
  });

  it('and titles that begin with a learner keep them', async () => {
    expect(await jobs('2017.3-2019.6 海州饭店 学徒切配', '2019.7-2020.6 海州酒楼 切配')).toMatchObject([
      { company: '海州饭店', title: '学徒切配' },
      { company: '海州酒楼' },
    ]);
  });
});

it('a unit of the forces is the employer of ranks', async () => {
  expect(
    await jobs('2014.09-2016.09 海军某部 义务兵，炊事员', '2016.09-2019.09 海军某部 下士，副班长'),
  ).toMatchObject([
    { company: '海军某部', title: '炊事员' },
    { company: '海军某部', title: '副班长' },
  ]);
});

it('a line in brackets that tells of other years is no schooling', async () => {
  const { education } = (
    await read(
      `${PERSON}教育经历\n2005.9-2008.7 海州技工学校 焊接技术\n（2008—2012在外地打零工，后来跟师傅学了电焊）`,
    )
  ).document;
  expect(education).toHaveLength(1);
  expect(education[0]?.major?.zh).toBe('焊接技术');
});

it('the year of a certificate and where it is kept are no certificates', async () => {
  const { certificates } = (
    await read(`${PERSON}证书\n1、电梯司机证，2016年取证\n2、安全员B证，2022年5月考取，证现在放在劳务公司`)
  ).document;
  expect(certificates.map(({ name, issuer }) => [name?.zh, issuer?.zh])).toEqual([
    ['电梯司机证', undefined],
    ['安全员B证', undefined],
  ]);
});

it('the number of a standard is one name', async () => {
  const { skills } = (await read(`${PERSON}技能\n标准：GB/T 19001、JGJ/T 23、DB/T 5`)).document;
  expect(skills[0]?.keywords).toEqual(['GB/T 19001', 'JGJ/T 23', 'DB/T 5']);
});

describe('lines that divide a text', () => {
  const HEADED = (extra: string) =>
    `${PERSON}教育经历\n2019.9-2023.6 海州大学 纺织工程 本科\n\n实习经历\n2022.7-2022.9 海州印染厂 技术实习生\n1. 记录染色温度；\n2. 跟班取样3次。\n\n技能\nExcel、CAD\n\n${extra}`;

  it('are short ones that stand like the known headings', async () => {
    const { internships, custom, papers } = (
      await read(HEADED('成果\n论文：《活性染料的固色》，第一作者\n\n学术兼职\n海州纺织学会会员\n'))
    ).document;
    expect(internships[0]?.highlights).toHaveLength(2);
    expect(papers).toHaveLength(1);
    expect(custom.map(({ title }) => title?.zh)).toEqual(['学术兼职']);
  });

  it('are the title of a thesis above what it was about', async () => {
    const { education, projects } = (
      await read(
        `${PERSON}教育经历\n2021.9-2024.6 海州大学 纺织工程 硕士\n\n硕士课题：棉织物低温染色的工艺\n目的：降低能耗。\n做法：比较三种助剂。\n结果：温度降低20度。\n\n技能\nExcel\n`,
      )
    ).document;
    expect(education[0]?.highlights).toBeUndefined();
    expect(projects).toMatchObject([
      { name: { zh: '硕士课题：棉织物低温染色的工艺' }, situation: { zh: '降低能耗。' } },
    ]);
    expect(projects[0]?.highlights).toHaveLength(2);
  });

  it('are those that name the post whose work they tell', async () => {
    expect(
      await jobs(
        '2012.9-2017.9 海军某部 班长',
        '2017.10-至今 海州安泰物业公司 主管',
        '在部队主要工作：',
        '带10人训练，连续两年无事故。',
        '在物业主要工作：',
        '管理保安14人，每月处理纠纷20起。',
      ),
    ).toMatchObject([
      { company: '海军某部', said: ['带10人训练，连续两年无事故。'] },
      { company: '海州安泰物业公司', said: ['管理保安14人，每月处理纠纷20起。'] },
    ]);
  });

  it('are labels of tools below certificates', async () => {
    const { certificates, skills } = (
      await read(`${PERSON}证书：C1驾驶证，电工证。\n计算机：会Word、Excel\n自我评价：踏实肯干，能吃苦。`)
    ).document;
    expect(certificates).toHaveLength(2);
    expect(skills[0]?.keywords).toEqual(['Word', 'Excel']);
  });
});

it('a level of studies said in a sentence is read', async () => {
  const { education } = (
    await read(
      '老师您好\n我叫方小禾，女，29岁\n电话13800001234\n学历是高中，后面报了大专还没考完\n想做店长\n\n工作经历\n2018年到2019年 在海州毛巾厂做挡车工\n2020年到2024年 在海州百货做导购\n',
    )
  ).document;
  expect(education).toMatchObject([{ degreeLevel: 'highSchool' }]);
});

it('words that lead to a name in a sentence are no part of it', async () => {
  const { education, campus, work } = (
    await read(
      `${PERSON}教育经历\n2019.9-2023.6 本科就读于海州大学 纺织工程\n\n校园经历\n2020.9-2021.6 社团是校书法协会 的副会长\n\n工作经历\n2023.7-至今 海州百货 一直做营业员\n2018.7-2019.6 海州饭店 先切配后打荷\n`,
    )
  ).document;
  expect(education[0]?.school?.name?.zh).toBe('海州大学');
  expect(campus[0]).toMatchObject({ organisation: { zh: '校书法协会' }, role: { zh: '副会长' } });
  expect(work.map(({ title }) => title?.zh)).toEqual(['营业员', '先切配后打荷']);
});

it('a line below an education that tells nothing about studies is unplaced', async () => {
  const { document, unplaced } = await read(
    `${PERSON}教育经历\n2019.9-2023.6 海州大学 纺织工程 本科\n毕业论文写的是棉织物的低温染色，成绩良好\n带两个班学生做手工，每周三次\n\n技能\nExcel\n`,
  );
  expect(document.education[0]?.highlights?.map(({ zh }) => zh?.map(({ text }) => text).join(''))).toEqual([
    '毕业论文写的是棉织物的低温染色，成绩良好',
  ]);
  expect(unplaced.map(({ text }) => text)).toContain('带两个班学生做手工，每周三次');
});
