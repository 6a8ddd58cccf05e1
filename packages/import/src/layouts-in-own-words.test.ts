import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const MASON = `石磊
13800004411
baker@example.com
待过的公司
青岛海石园林工程有限公司	砌筑工	2019.3-2023.8
烟台蓬莱石材厂	打磨工	2015.5-2019.2
读书
烟台工程学校	建筑施工	中专	2012.9-2015.6
会用
水准仪	切割机	角磨机
拿过
市砌筑技能赛 三等奖	2021`;

const ROOFER = `╭────────────╮
 康明    木工
╰────────────╯
13800004412
──── 做过 ────
2020.3 至 现在　云南大理某古建公司　木作组长
　　修过六座戏台
──── 学过 ────
大理技师学院　木雕　中专　2014.9-2017.6
──── 拿过 ────
州技能大赛 二等奖　2019.10`;

const LIBRARIAN = `何苗
13800004413  hemiao@example.com

Ⅰ 求学
安徽大学 图书馆学 本科 2014.9-2018.6

Ⅱ 图书与档案工作
合肥市蜀山区图书馆 编目员 2018.7-至今
编目三万册

Ⅲ 在校
读书会 社长 2016.3-2017.5

Ⅳ 其他能力
古籍修复；Excel；装帧`;

const VILLAGE = `选调生登记表
姓名	许林	性别	男
手机	13800004414	籍贯	江西赣州
学习和工作简历
2016.09—2020.06 江西农业大学农学院植物保护专业学习（其间：2018.03—2019.06 任院团委副书记；2017.09—2018.06 任班长）
2020.07—2021.08 参加高校毕业生志愿服务西部计划，在赣州市安远县孔田镇服务
2021.09至今 南昌大学生命科学学院生态学专业硕士研究生学习`;

const SUPPORT = `周燕
女 26岁
13800004415
工作经历
2022.3-至今 芜湖某社区服务站 社工
【服务与项目】
巢湖阳光社工中心 社工助理 2020.7—2022.2
个案十二个，走访低保户
“邻里厨房”老人助餐 2021.4—2021.12 统筹 招募厨师9位，办了三十场
教育
安庆师范大学 社会工作 本科 2016.9-2020.6`;

const COLUMNS = `程露
EXPERIENCE
2021.07
至今
常州大成花艺有限公司
花艺师
婚礼布置四十场
STUDY
2018
2021
常州工程职业技术学院
园艺技术 大专
SIDE
女 1999.08.12
常州天宁区
138 0000 4416
chenglu@example.com`;

describe('headings in the words of the person', () => {
  it('divides a text without blank lines at its own headings', async () => {
    const { work, education, skills, awards } = await read(MASON);
    expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
      ['青岛海石园林工程有限公司', '砌筑工'],
      ['烟台蓬莱石材厂', '打磨工'],
    ]);
    expect(education.map(({ school }) => school?.name?.zh)).toEqual(['烟台工程学校']);
    expect(skills.flatMap(({ keywords }) => keywords ?? [])).toEqual(['水准仪', '切割机', '角磨机']);
    expect(awards.map(({ date }) => date)).toEqual([{ y: 2021 }]);
  });

  it('takes words between drawn rules as headings, and frames as blank lines', async () => {
    const { basics, work, education, awards } = await read(ROOFER);
    expect(basics.name?.zh).toBe('康明');
    expect(work.map(({ highlights }) => highlights?.length)).toEqual([1]);
    expect(education.map(({ school }) => school?.name?.zh)).toEqual(['大理技师学院']);
    expect(education[0]?.highlights).toBeUndefined();
    expect(awards).toHaveLength(1);
  });

  it('recognises headings numbered in Roman figures by their style', async () => {
    const { campus, skills, custom } = await read(LIBRARIAN);
    expect(campus.map(({ organisation, role }) => [organisation?.zh, role?.zh])).toEqual([
      ['读书会', '社长'],
    ]);
    expect(skills.flatMap(({ name, keywords }) => keywords ?? [name?.zh]).toSorted()).toEqual([
      'Excel',
      '古籍修复',
      '装帧',
    ]);
    expect(custom).toEqual([]);
  });

  it('divides employments from projects below a heading for both', async () => {
    const { work, projects } = await read(SUPPORT);
    expect(work.map(({ company }) => company?.zh)).toContain('巢湖阳光社工中心');
    const post = work.find(({ company }) => company?.zh === '巢湖阳光社工中心');
    expect(post?.highlights?.map(({ zh }) => zh?.[0]?.text)).toEqual(['个案十二个，走访低保户']);
    expect(projects.map(({ name, role }) => [name?.zh, role?.zh])).toEqual([['“邻里厨房”老人助餐', '统筹']]);
    expect(projects[0]?.highlights?.map(({ zh }) => zh?.[0]?.text)).toEqual(['招募厨师9位，办了三十场']);
  });

  it('gives contact details below the studies to the person', async () => {
    const { basics, education } = await read(COLUMNS);
    expect(basics.gender).toBe('female');
    expect(basics.phone).toBe('13800004416');
    expect(basics.email).toBe('chenglu@example.com');
    expect(education).toHaveLength(1);
  });
});

describe('forms of civil servants', () => {
  it('gives the offices held meanwhile an entry each', async () => {
    const { education, campus, practice } = await read(VILLAGE);
    expect(education.map(({ school, college, major }) => [school?.name?.zh, college?.zh, major?.zh])).toEqual(
      [
        ['江西农业大学', '农学院', '植物保护'],
        ['南昌大学', '生命科学学院', '生态学'],
      ],
    );
    expect(campus.map(({ organisation, role }) => [organisation?.zh, role?.zh])).toEqual([
      ['院团委', '副书记'],
      [undefined, '班长'],
    ]);
    expect(practice.map(({ name }) => name?.zh)).toEqual(['高校毕业生志愿服务西部计划']);
  });

  it('reads the school in brackets after a level', async () => {
    const { education } = await read(`姓名：罗慧 | 性别：女
电话：13800004417
最高学历：大专（江苏开放大学 会计 2019春—2021秋）
第一学历：中专（高淳中等专业学校 财会 2010.9—2013.6）
工作经历：
时间：2013.8—现在
单位：高淳陶瓷公司
职务：出纳`);
    expect(
      education.map(({ school, major, degreeLevel, period }) => [
        school?.name?.zh,
        major?.zh,
        degreeLevel,
        period?.start?.y,
      ]),
    ).toEqual([
      ['江苏开放大学', '会计', 'college', 2019],
      ['高淳中等专业学校', '财会', 'technical', 2010],
    ]);
  });
});

describe('names with remarks', () => {
  const CERTIFIED = `钱一
13800004418
工作经历
2019.3-至今 绍兴某印染厂 机修工
证书
压力容器操作证（R1，2027年到期要复审）
中式面点师（四级）
导游证（杭州市文旅局发放）
一级建造师（水利，2020）
技能
SolidWorks（写过宏）、Inventor 会自己画、三菱PLC学过一点、LabVIEW没用过、9年驾龄
Excel函数（SUMIF、INDEX）
获奖
2021年绍兴市青工技能赛 钳工项目 二等奖
绣片《水乡》 浙江省民间工艺展 铜奖 2019`;

  it('keeps what completes a certificate and sets what is said about it aside', async () => {
    const { document, unplaced } = await readAll(CERTIFIED);
    const names = document.certificates.map(({ name }) => name?.zh);
    expect(names).toEqual(['压力容器操作证', '中式面点师（四级）', '导游证', '一级建造师（水利）']);
    expect(unplaced.map(({ text }) => text).join('|')).toMatch(/复审.*发放/su);
  });

  it('reads skills without their levels, and leaves what is not mastered unplaced', async () => {
    const { document, unplaced } = await readAll(CERTIFIED);
    const words = document.skills.flatMap(({ name, keywords }) => keywords ?? [name?.zh]);
    expect(words).toEqual(expect.arrayContaining(['SolidWorks', 'Inventor', '三菱PLC', 'SUMIF', 'INDEX']));
    expect(words.join('|')).not.toMatch(/LabVIEW|驾龄/u);
    expect(unplaced.map(({ text }) => text).join('|')).toMatch(/LabVIEW没用过/u);
  });

  it('takes a discipline or an exhibition after an award for no issuer', async () => {
    const { awards } = await read(CERTIFIED);
    expect(awards.map(({ issuer }) => issuer)).toEqual([undefined, undefined]);
    expect(awards.map(({ name }) => name?.zh)).toEqual([
      '绍兴市青工技能赛 钳工项目',
      '绣片《水乡》 浙江省民间工艺展',
    ]);
  });
});

describe('names in two languages', () => {
  it('gives each language its own text', async () => {
    const { work, basics } = await read(`尹航 Hang Yin
性别 Gender：男 Male    电话 Mobile：13800004419
工作经历 WORK EXPERIENCE
大连星海渔港餐饮有限公司 Xinghai Seafood Restaurant, Dalian
餐厅主管 Restaurant Supervisor   2021年3月至今
· 管理三十张餐台
语言 LANGUAGES
英语 English`);
    expect(basics.gender).toBe('male');
    expect(basics.phone).toBe('13800004419');
    expect(work[0]?.company?.zh).toBe('大连星海渔港餐饮有限公司');
    expect(work[0]?.title).toEqual({ zh: '餐厅主管', en: 'Restaurant Supervisor' });
  });
});

it('sets the controls of a copied page aside', async () => {
  const { document, unplaced } = await readAll(`我的简历
刷新简历 预览 下载
闻静
13800004420 已验证
工作经历 添加
宁波甬江冷链物流公司
2019.05-至今
调度主管
排车、对账
编辑 删除
教育经历 添加
宁波职业技术学院 2016-2019
大专 物流管理
简历完整度 88% 完善附加信息可提升曝光`);
  expect(document.work[0]?.highlights?.map(({ zh }) => zh?.[0]?.text)).toEqual(['排车、对账']);
  expect(JSON.stringify(document)).not.toMatch(/完整度|删除/u);
  expect(unplaced.map(({ text }) => text).join('|')).toMatch(/简历完整度/u);
});
