import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

describe('a copied chat with names and times', () => {
  const CHAT = `HR-周姐 10:02
你好，做过客服吗，电话多少
小鱼 10:05
我叫余佳佳，女，江苏宿迁人
电话 138 0000 9916
HR-周姐 10:06
打字速度多少，会哪些后台
小鱼 10:09
2018.7-2020.5 花满园网店 售前客服
小鱼 10:13
会千牛、京麦`;

  it('gives the applicant’s messages', async () => {
    const { basics, work } = await read(CHAT);
    expect(basics).toMatchObject({ name: { zh: '余佳佳' }, phone: '13800009916', gender: 'female' });
    expect(work).toMatchObject([{ company: { zh: '花满园网店' }, title: { zh: '售前客服' } }]);
  });

  it('omits the questions, names and times', async () => {
    const { fields, unplaced } = await readAll(CHAT);
    const shown = [...fields.map(({ value }) => value), ...unplaced.map(({ text }) => text)].join('\n');
    expect(shown).not.toMatch(/HR-周姐|10:\d\d|打字速度|做过客服吗/u);
  });

  it('is not assumed if a résumé contains times', async () => {
    const { work } = await read(`沈一诺
电话：13800009917
工作经历
2019.3-2023.4 杭州云栖商贸有限公司 店员
早班 8:00
晚班 16:00`);
    expect(work[0]?.highlights).toHaveLength(2);
  });
});

const WORK = '\n电话：13800001111\n工作经历\n2019.3-2023.4  腾云科技有限公司  前端工程师';

describe('the name', () => {
  it.each([
    ['仁青卓玛  Renqing Zhuoma', '仁青卓玛'],
    ['那日松 Narisun', '那日松'],
    ['陶 静 Tao Jing', '陶静'],
    ['陈  曦（女）  汉族  团员', '陈曦'],
    ['⭐️龚志斌⭐️电商运营', '龚志斌'],
    ['欧阳建军——个人简历          第 1 页 共 2 页', '欧阳建军'],
    ['裘佳音（女，24岁，沈阳）', '裘佳音'],
  ])('is on the first line: %s', async (line, name) => {
    expect((await read(`${line}${WORK}`)).basics.name?.zh).toBe(name);
  });
});

describe('a form that lost its cells', () => {
  it('has labels above values with spaces of any width between them', async () => {
    const { basics } = await read(`幼儿园招聘信息表
姓  名　性  别　年  龄　民  族　学  历
轩辕婷　女　　27　　汉族　本科
电话：13800005581${WORK}`);
    expect(basics).toMatchObject({ name: { zh: '轩辕婷' }, gender: 'female', ethnicity: '01' });
  });

  it('has labels and values without separators', async () => {
    const { basics, intention } = await read(`信息登记表
姓名洪思源性别女出生年月1999年1月民族土家族
籍贯湖北恩施政治面貌中共党员健康状况健康
应聘岗位党建干事${WORK}`);
    expect(basics).toMatchObject({ name: { zh: '洪思源' }, birthDate: { y: 1999, m: 1 } });
    expect(basics.nativePlace?.name).toEqual({ zh: '湖北恩施' });
    expect(intention.positions).toMatchObject([{ name: { zh: '党建干事' } }]);
  });

  it('does not take an expiry date for a birthday', async () => {
    const { basics } = await read(`周立\n高压电工作业证 2026.8${WORK}`);
    expect(basics.birthDate).toBeUndefined();
  });
});

describe('headings and degrees in English', () => {
  it.each([
    ['WORKING EXPERIENCE', 'work'],
    ['SCHOOL ACTIVITIES', 'campus'],
    ['SELF-APPRAISAL', 'selfEvaluation'],
  ])('%s starts a section', async (heading, section) => {
    const text = `Mia Wang\nmia@example.com\n\nEDUCATION\n2016.9-2020.6  Fudan University  Statistics  Bachelor\n\n${heading}\n2020.7-2022.3  English Corner Ltd  Organizer`;
    const { document } = await readAll(text);
    expect(document[section as 'work']).not.toEqual([]);
  });

  it('give a degree below its school', async () => {
    const { education } = await read(`Ouyang Zixuan
zixuan@example.com
EDUCATION
University of Leeds, Leeds, UK                Sep 2022 – Nov 2023
MSc Transport Planning, Merit
EXPERIENCE
Harbour & Lane Consulting      Feb 2024 – Present
Assistant Transport Planner`);
    expect(education).toMatchObject([{ degreeLevel: 'master', major: { en: 'Transport Planning' } }]);
  });
});

describe('education', () => {
  it.each([
    ['初中毕业后读的铜仁市中等职业学校，酒店管理，2013年毕业', '铜仁市中等职业学校', '酒店管理'],
    ['现在在新疆大学读软件工程，本科，21年9月入学，25年6月毕业', '新疆大学', '软件工程'],
    ['2009到2012年在郑州电力职业技术学院读的大专，学机电一体化', '郑州电力职业技术学院', undefined],
  ])('is read from a sentence: %s', async (line, school, major) => {
    const { education } = await read(`我叫龙春梅，女\n电话13800003385\n${line}\n会Excel`);
    expect(education[0]?.school?.name).toEqual({ zh: school });
    if (major !== undefined) expect(education[0]?.major).toEqual({ zh: major });
  });

  it.each([
    ['中专（五年制后段）', 'technical'],
    ['高职（专科）', 'college'],
    ['学士 B.Sc.', 'bachelor'],
  ])('keeps the level before a remark: %s', async (level, code) => {
    const { education } = await read(
      `钟慧敏\n电话：13800001111\n学习经历\n2004.09-2008.06  福建闽东卫生学校  护理  ${level}`,
    );
    expect(education).toMatchObject([{ degreeLevel: code, major: { zh: '护理' } }]);
  });
});

describe('sentences about a person', () => {
  it('may start with a greeting, and give period and title after the employer', async () => {
    const { basics, work, education, internships } = await read(
      '园领导好，我叫乐瑶，女，2002年4月生，现在住贵阳观山湖，电话13800003353。遵义师范学院学前教育本科，2020年9月到2024年6月。大三在遵义市红花岗区朝阳幼儿园实习，实习教师，2023年3月到2023年6月，每天带晨间活动。毕业后在观山湖区小蜗牛幼儿园上班，2024年7月至今，小班配班老师。',
    );
    expect(basics).toMatchObject({ name: { zh: '乐瑶' }, phone: '13800003353' });
    expect(education).toMatchObject([
      { school: { name: { zh: '遵义师范学院' } }, major: { zh: '学前教育' }, period: { start: { y: 2020 } } },
    ]);
    expect(internships).toMatchObject([{ title: { zh: '实习教师' }, period: { start: { y: 2023, m: 3 } } }]);
    expect(work).toMatchObject([{ title: { zh: '小班配班老师' }, period: { end: 'present' } }]);
  });

  it('name the employer before the statement', async () => {
    const { work } = await read(`我叫马占林，男
电话13800006621
2012年3月到2018年5月在吴忠市顺达运输队跑长途，拉煤和化肥
会开车`);
    expect(work[0]?.company).toEqual({ zh: '吴忠市顺达运输队' });
  });
});

describe('job preferences', () => {
  it.each(['求职：仓储主管；安保经理', '希望岗位：仓储主管；安保经理'])(
    'are split by ；: %s',
    async (line) => {
      const { intention } = await read(`阿木日\n${line}${WORK}`);
      expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['仓储主管', '安保经理']);
    },
  );

  it('are read line by line below their heading', async () => {
    const { intention } = await read(
      `柴丽娟\n电话：13800005273\n\n求职意向\n服装零售区域经理 / 培训督导\n南京、苏州、无锡\n\n工作经历\n2019.3-2023.4  腾云科技有限公司  店长`,
    );
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['南京', '苏州', '无锡']);
  });
});

describe('lists', () => {
  it('do not treat a remark after a dated entry as another name', async () => {
    const { document, unplaced } = await readAll(
      `周立${WORK}\n荣誉奖项\n2022.05  全国大学生数学竞赛 省级二等奖  浙江省数学会  团队赛 第三赛区`,
    );
    expect(document.awards.map(({ name }) => name?.zh)).toEqual(['全国大学生数学竞赛']);
    expect(unplaced.map(({ text }) => text).join(' ')).toContain('第三赛区');
  });

  it('are split if a qualification in them is not held', async () => {
    const { certificates } = await read(
      `仁青卓玛${WORK}\n证书\n食品检验工（高级）；GCP 证书 (2025)；普通话二级乙等；英语六级未过`,
    );
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '食品检验工（高级）',
      'GCP 证书',
      '普通话二级乙等',
    ]);
  });

  it('move certificates out of skills, and tools out of certificates', async () => {
    const { certificates, skills } = await read(
      `周立${WORK}\n证书\n导游证\n工具：Trados、memoQ\n技能\n低压电工上岗证、Premiere`,
    );
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['导游证', '低压电工上岗证']);
    expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(
      expect.arrayContaining(['Trados', 'memoQ']),
    );
  });
});
