import { chinaDay } from '@qicheng/resume/china-time';
import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;
const posts = async (text: string) =>
  (await read(text)).work.map(({ company, title }) => [company?.zh, title?.zh]);

const PERSON = '师傅们好，我是老麦，麦志坚，79年的，广西玉林人，开叉车15年了。';
const CONTACT = '想在附近找个仓库主管，8000往上，电话13800009931。';

describe('employments in spoken sentences', () => {
  it('are found after a greeting and a nickname', async () => {
    const { basics, intention } = await read(
      `${PERSON}2005年3月到2011年6月在南宁一家板材厂当叉车工，2012年5月到现在在顺源物流有限公司做仓管组长。${CONTACT}`,
    );
    expect(basics).toMatchObject({ name: { zh: '麦志坚' }, birthDate: { y: 1979 }, phone: '13800009931' });
    expect(intention.salary).toMatchObject({ min: 8000 });
  });

  it.each([
    ['在南宁一家板材厂当叉车工', '南宁一家板材厂', '叉车工'],
    ['在民生百货卖女装，一开始是导购', '民生百货', '导购'],
    ['南宁桂味食品有限公司，先后任出纳、往来会计', '南宁桂味食品有限公司', '出纳、往来会计'],
    ['跳到余杭的艾米幼儿园，现在是主班老师', '余杭的艾米幼儿园', '主班老师'],
    ['在城阳一个注塑厂（青岛永昌塑业有限公司）当机修班长', '青岛永昌塑业有限公司', '机修班长'],
  ])('have an employer and a title: %s', async (text, company, title) => {
    expect(await posts(`${PERSON}2005年3月到2011年6月${text}，管过很多人。${CONTACT}`)).toContainEqual([
      company,
      title,
    ]);
  });

  it('start at the date of a move and end at the date in a later clause', async () => {
    const { work } = await read(
      `${PERSON}后来2011年跟老乡到青岛，在海信的外包公司做维修电工，一直到2019年底。${CONTACT}`,
    );
    expect(work).toMatchObject([
      { company: { zh: '海信的外包公司' }, period: { start: { y: 2011 }, end: { y: 2019 } } },
    ]);
  });

  it('are not created from time at home, and a certificate is not a title', async () => {
    const { work, certificates } = await read(
      `${PERSON}2005年3月到2011年6月，在家带孩子，其间考过了中级会计师。高压电工证、叉车证都在有效期内。${CONTACT}`,
    );
    expect(work).toEqual([]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['中级会计师', '高压电工证', '叉车证']);
  });

  it('name no employer that the text does not name', async () => {
    const { work } = await read(`${PERSON}2016年清理出呆账46万元，在广东做过很久。${CONTACT}`);
    expect(work.every(({ company }) => company === undefined)).toBe(true);
  });
});

describe('a paragraph that does not start with a name', () => {
  it('is read as sentences if they contain a name, a phone number and dates', async () => {
    const { basics, education, work, intention } = await read(
      '本人2015年毕业于湖北中医药大学针灸推拿专业，本科学历，同年7月进入黄冈市中医医院康复科工作，任康复治疗师。2020年3月调到武汉光谷康复医院，担任康复科组长，负责6名治疗师的排班。希望找康复科主管，电话13800009931，我叫秦卫东。',
    );
    expect(basics).toMatchObject({ name: { zh: '秦卫东' }, phone: '13800009931' });
    expect(basics.headline).toBeUndefined();
    expect(education).toMatchObject([
      { school: { name: { zh: '湖北中医药大学' } }, degreeLevel: 'bachelor' },
    ]);
    expect(work).toMatchObject([
      { company: { zh: '黄冈市中医医院' }, department: { zh: '康复科' }, title: { zh: '康复治疗师' } },
      { company: { zh: '武汉光谷康复医院' }, title: { zh: '康复科组长' } },
    ]);
    expect(intention.positions).toMatchObject([{ name: { zh: '康复科主管' } }]);
  });

  it('gives no employer from a job preference and no headline from a job search', async () => {
    const { basics, work, internships } = await read(
      '我是一名大三学生，叫骆嘉宁，在中南民族大学读社会学，2023年9月入学，现在找暑期实习。去年暑假在武汉市青山区社会组织孵化中心做过两个月实习生，收了300多份问卷。希望做用户研究，在武汉或者线上都行。手机13800009931。',
    );
    expect(basics.headline).toBeUndefined();
    expect(work).toEqual([]);
    expect(internships).toMatchObject([{ company: { zh: '武汉市青山区社会组织孵化中心' } }]);
  });
});

describe('employments in short messages', () => {
  const before = '老板你好\n我叫麦志坚 今年43\n电话13800009931\n';

  it.each([
    ['12年到18年在顺丰南宁中转场开9米6 跑长途', '顺丰南宁中转场', undefined],
    ['07年10月到2016年 在富春茶社学徒，后来做到切配', '富春茶社', '学徒'],
    ['2015年9月到2019年12月在苏州克丽缇娜园区店 做顾问 月业绩最高12万', '苏州克丽缇娜园区店', '顾问'],
    ['最早2013年在盐城唯美度做学徒 半年后当美容师', '盐城唯美度', '学徒'],
  ])('have an employer and statements: %s', async (line, company, title) => {
    expect(await posts(`${before}${line}\n有健康证\n`)).toEqual([[company, title]]);
  });

  it('may end in a month of this year', async () => {
    const { work } = await read(`${before}18年9月到今年8月 河北冀通物流有限公司 冷链司机\n`);
    expect(work).toMatchObject([
      {
        company: { zh: '河北冀通物流有限公司' },
        period: { end: { y: Number(chinaDay(new Date()).slice(0, 4)), m: 8 } },
      },
    ]);
  });

  it('give the desired pay in words as digits', async () => {
    const { intention } = await read(
      `${before}2015.6到2022.10 义乌圆通速递 快递员\n一万五左右，要有住的地方\n`,
    );
    expect(intention.salary).toMatchObject({ min: 15_000 });
  });
});

const PLAIN = '麦志坚\n电话：13800009931\n';

describe('sections by words before their text', () => {
  it('start with bracketed words, on their own lines or before the text', async () => {
    const { education, certificates, selfEvaluation } = await read(
      `${PLAIN}【工作】\n2019.3-2023.4 杭州云栖商贸有限公司 店员\n【教育】2015.9-2019.6 宁波大学 软件工程 本科\n【证】健康证、叉车证\n【性格】细心，能熬夜\n`,
    );
    expect(education).toMatchObject([{ school: { name: { zh: '宁波大学' } } }]);
    expect(certificates).toHaveLength(2);
    expect(JSON.stringify(selfEvaluation)).toContain('能熬夜');
  });

  it('may be numbered, or have labels with numbers', async () => {
    const { education, certificates } = await read(
      `麦志坚，男，手机13800009931\n一、教育：2004.9-2008.6 长沙理工大学 土木工程 本科\n二、工作：\n2008.7-2015.3 湖南路通建设集团有限公司 施工员\n三、证书：安全B证、健康证\n`,
    );
    expect(education).toMatchObject([{ major: { zh: '土木工程' } }]);
    expect(certificates).toHaveLength(2);
  });

  it('are projects below 课程设计项目 and 毕业设计项目', async () => {
    const { projects } = await read(
      `${PLAIN}实习经历\n宁波拓成汽车部件有限公司 机械设计实习生 2024.07-2024.10\n画图纸20余张\n课程设计项目\n二级圆柱减速器 2023.12-2024.01\n计算齿轮参数并完成装配图\n毕业设计项目\n分拣机械手末端执行器 2025.01-2025.05\n建模并做静力学分析\n`,
    );
    expect(projects.map(({ name }) => name?.zh)).toEqual(['二级圆柱减速器', '分拣机械手末端执行器']);
  });

  it('contain the roles at schools below 任教经历', async () => {
    expect(
      await posts(
        `${PLAIN}任教经历：\n2021.8~2023.7 郑州市惠济区实验小学 数学老师\n2023.8~今 郑州市第十八中学 初三数学\n证件：教师资格证\n`,
      ),
    ).toEqual([
      ['郑州市惠济区实验小学', '数学老师'],
      ['郑州市第十八中学', '初三数学'],
    ]);
  });
});

describe('lines below entries', () => {
  it('are job preferences if their labels say so', async () => {
    const { intention } = await read(
      `${PLAIN}工作1\n单位：广州白云国际酒店\n时间：2022.07-2024.09\n岗位：前台\n工作2\n单位：深圳万象物业管理有限公司\n时间：2024.10-至今\n岗位：客服专员\n目标岗位：行政前台\n薪资要求：6-8K\n`,
    );
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '行政前台' } }],
      salary: { min: 6, max: 8 },
    });
  });

  it('are not separate entries if they say since when a duty has been held', async () => {
    const { work } = await read(
      `${PLAIN}工作经历\n2019.3-至今 南京银杏农村商业银行 客户经理\n累计发放贷款4.8亿元\n2024年起兼任副主管，带教新人5名\n`,
    );
    expect(work).toHaveLength(1);
    expect(JSON.stringify(work[0]?.highlights)).toContain('2024年起兼任副主管');
  });

  it('are employments and time at home among the education rows of a form', async () => {
    const { education, work } = await read(
      `${PLAIN}学习工作简历\n2017.09--2021.06  辽宁大学  行政管理专业  本科\n2021.09--2022.08  待业备考\n2025.07--至今  沈阳市浑南区某街道办事处  见习\n`,
    );
    expect(education).toHaveLength(1);
    expect(work).toMatchObject([{ company: { zh: '沈阳市浑南区某街道办事处' } }]);
  });

  it('are read between slashes', async () => {
    const { basics, work } = await read(
      `尹浩然/男/1994-08/湖北襄阳/13800009931\n工作经历\n2021-05~2025-09/武汉康迈医疗器械有限公司/销售主管\n- 回款860万\n`,
    );
    expect(basics).toMatchObject({ name: { zh: '尹浩然' }, gender: 'male' });
    expect(work).toMatchObject([{ company: { zh: '武汉康迈医疗器械有限公司' }, title: { zh: '销售主管' } }]);
  });
});

describe('lines of a chat about employments', () => {
  const CHAT = `你好我叫罗春雨，今年34，人在株洲天元区，电话13800006177
想找个班组长或者质检的活，工资6500-8000，倒班可以，就是别安排跨厂区

我干过的：
2020年5月到现在 在株洲恒锋轴承厂 磨工车间当班长，手下12个人，每月交货大概8万套。报废率以前是3%，我改了首件检查，现在1.2%上下
2016.4-2020.3 大润发超市湘江店 收银区 先做收银员后来做领班 2018年8月升的 带6个人，负责排班、对账，基本没出过错
2012年初到2015年底 在老家醴陵帮亲戚开粮油店，进货送货都干，账也是我记

学历就是醴陵市第二职业中专 2009-2012 学的机械加工
有叉车证（2021年6月考的），会用MES系统、Excel会简单的筛选和画图，普通话醴陵话都行`;

  it('give employers with their branch, department, and one title after the other', async () => {
    const { document } = await importFile({ bytes: Buffer.from(CHAT), name: 'x.txt' });
    expect(document.work).toMatchObject([
      { company: { zh: '株洲恒锋轴承厂' }, department: { zh: '磨工车间' }, title: { zh: '班长' } },
      { company: { zh: '大润发超市湘江店' }, department: { zh: '收银区' }, title: { zh: '收银员→领班' } },
      {
        title: { zh: '老家醴陵帮亲戚开粮油店' },
        period: { start: { y: 2012, m: 1 }, end: { y: 2015, m: 12 } },
      },
    ]);
    expect(document.work[2]?.company).toBeUndefined();
    const statements = document.work.map(({ highlights }) =>
      highlights?.map((atom) => atom.zh?.[0]?.text).join(),
    );
    expect(statements[0]).toBe('手下12个人，每月交货大概8万套。报废率以前是3%，我改了首件检查，现在1.2%上下');
    expect(statements[1]).toBe('2018年8月升的，带6个人，负责排班、对账，基本没出过错');
    expect(statements[2]).toBe('进货送货都干，账也是我记');
  });

  it('give the whole name of the school, and lose no half of a sentence', async () => {
    const { document, unplaced } = await importFile({ bytes: Buffer.from(CHAT), name: 'x.txt' });
    expect(document.education).toMatchObject([
      { school: { name: { zh: '醴陵市第二职业中专' } }, major: { zh: '机械加工' } },
    ]);
    expect(document.certificates).toMatchObject([{ name: { zh: '叉车证' }, date: { y: 2021, m: 6 } }]);
    expect(document.certificates[0]?.issuer).toBeUndefined();
    expect(document.languages.map(({ name }) => name?.zh)).toEqual(['普通话', '醴陵话']);
    const left = unplaced.map(({ text }) => text).join('\n');
    expect(left).toMatch(/倒班可以，就是别安排跨厂区/u);
    expect(left).toMatch(/会简单的筛选和画图/u);
    expect(left).not.toMatch(/6500/u);
  });

  it('a branch after the employer is part of its name', async () => {
    const { document } = await importFile({
      bytes: Buffer.from(CHAT.replace('株洲恒锋轴承厂 磨工车间当班长', '湘味楼餐饮连锁 芦淞店做厨师长')),
      name: 'x.txt',
    });
    expect(document.work[0]).toMatchObject({
      company: { zh: '湘味楼餐饮连锁芦淞店' },
      title: { zh: '厨师长' },
    });
  });
});
