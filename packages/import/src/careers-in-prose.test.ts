import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const date = (value: unknown): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const { y, m } = value as { y: number; m?: number };
  return m === undefined ? String(y) : `${y}.${m}`;
};
const posts = async (text: string) =>
  (await readAll(text)).document.work.map(({ company, department, title, period }) => [
    [company?.zh, department?.zh].filter(Boolean).join(' '),
    title?.zh,
    `${date(period?.start)}-${date(period?.end)}`,
  ]);

const CHEF_DE_RANG = `袁立新
男 | 39岁 | 南京 | 139 0517 4482 | yuan_lx@example.com
应聘职位：餐饮区域经理

我2008年从南京旅游职业学院酒店管理专业大专毕业，做餐饮十七年。手上有食品安全管理员证（2022年取得，2027年到期）、中级餐厅服务员证，2019年评的餐厅服务技师。营养师证以前有，过期了没换。

最早是在金陵状元楼（2008年7月到2011年3月），做过传菜员、服务员，2010年开始当领班，带6个人。

2011年4月跳到江苏鹿鸣餐饮集团，一直到2019年8月。前两年是门店副店长，2013年以后当店长。管的第一家店是新街口店，面积1200平方米，2014年5月开业，年底回本。

2019年9月至2023年12月在南京恒悦商业管理当招商经理，甲方，管两个商场的餐饮业态。公司资金链出问题，项目停了。

2024年1月以后在家照顾母亲。2024年10月到现在在苏州稻香里餐饮有限公司做区域经理，管9家店。

平常用美团管家、Excel、哗啦啦，PPT不行。

从2011年到现在一直管店，独立开过11家店。`;

const SURVEYOR = `您好，我叫卢志明，31岁，广西梧州人，电话13800009971。15年毕业于桂林理工大学测绘工程专业，本科。毕业后考进广西第二测绘院，16年3月入职，先在内业室，次年调到外业队当测量组长。2019年5月因为家远调到南宁分院任项目负责人，一直干到2021年底。2022年2月跟着同学一起去了深圳，加入飞马航测，做航测工程师至今。测绘作业证2023年办的，注册测绘师考过两次没过，无人机执照有效期到2028年4月。会用CASS、ArcGIS。`;

const THIRD = `宋雅琴，女，33岁，现居大连，手机13800009972。

宋雅琴2014年本科毕业于大连外国语大学日语专业。2014年8月，她应聘到大连欧力士商务，从事对日客服工作，次年转岗做质检专员。2017年3月，宋雅琴加入简柏特，任流程分析师，主管两条日语产线。2021年6月起受聘于大连锦程物流，任运营经理，带领12人团队。

她持有日语N1证书（2013年），PMP没有考过；报关员证书2015年取得，2019年已失效未续。安全员证没有考。`;

describe('a career told in paragraphs below the name and details', () => {
  it('has every employer with its own period and titles', async () => {
    expect(await posts(CHEF_DE_RANG)).toEqual([
      ['金陵状元楼', '传菜员、服务员', '2008.7-2010'],
      ['金陵状元楼', '领班', '2010-2011.3'],
      ['江苏鹿鸣餐饮集团', '门店副店长', '2011.4-2013'],
      ['江苏鹿鸣餐饮集团', '店长', '2013-2019.8'],
      ['南京恒悦商业管理', '招商经理', '2019.9-2023.12'],
      ['苏州稻香里餐饮有限公司', '区域经理', '2024.10-present'],
    ]);
  });

  it('has the name, contacts and desired position above the paragraphs', async () => {
    const { basics, intention, education } = (await readAll(CHEF_DE_RANG)).document;
    expect(basics).toMatchObject({
      name: { zh: '袁立新' },
      gender: 'male',
      phone: '13905174482',
      residence: { name: { zh: '南京' } },
    });
    expect(intention.positions).toMatchObject([{ name: { zh: '餐饮区域经理' } }]);
    expect(education).toMatchObject([
      {
        school: { name: { zh: '南京旅游职业学院' } },
        major: { zh: '酒店管理' },
        degreeLevel: 'college',
        period: { end: { y: 2008 } },
      },
    ]);
  });

  it('has certificates with the day they expire, and none that expired or were not passed', async () => {
    const { document, unplaced } = await readAll(CHEF_DE_RANG);
    expect(document.certificates).toMatchObject([
      { name: { zh: '食品安全管理员证' }, date: { y: 2022 }, validUntil: { y: 2027 } },
      { name: { zh: '中级餐厅服务员证' } },
      { name: { zh: '餐厅服务技师' }, date: { y: 2019 } },
    ]);
    expect(unplaced.map(({ text }) => text)).toContain('营养师证以前有，过期了没换');
    expect(JSON.stringify(document.work)).not.toContain('过期了');
    expect(document.skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['美团管家', 'Excel', '哗啦啦']);
  });

  it('keeps projects and events with the employer they are described with, and no employer of them', async () => {
    const { work, projects } = (await readAll(CHEF_DE_RANG)).document;
    expect(projects).toEqual([]);
    expect(JSON.stringify(work.filter(({ company }) => company?.zh === '江苏鹿鸣餐饮集团'))).toContain(
      '2014年5月开业',
    );
  });
});

describe('a career told in a message', () => {
  it('has employers without a suffix, transfers to departments and two-digit years', async () => {
    expect(await posts(SURVEYOR)).toEqual([
      ['广西第二测绘院', undefined, '2016.3-2017'],
      ['广西第二测绘院 外业队', '测量组长', '2017-2019.5'],
      ['广西第二测绘院 南宁分院', '项目负责人', '2019.5-2021.12'],
      ['飞马航测', '航测工程师', '2022.2-present'],
    ]);
  });

  it('leaves no clause unplaced whose dates and titles are placed', async () => {
    const { unplaced } = await readAll(SURVEYOR);
    expect(unplaced.map(({ text }) => text).join('，')).not.toMatch(/入职|一直干到|做航测工程师|2028年/u);
  });

  it('has no certificate for an examination failed', async () => {
    const { certificates } = (await readAll(SURVEYOR)).document;
    expect(certificates).toMatchObject([
      { name: { zh: '测绘作业证' }, date: { y: 2023 } },
      { name: { zh: '无人机执照' }, validUntil: { y: 2028, m: 4 } },
    ]);
    expect(JSON.stringify(certificates)).not.toContain('注册测绘师');
  });
});

describe('a career told in the third person', () => {
  it('has the person as the subject, and ends an employment where the next one starts', async () => {
    expect(await posts(THIRD)).toEqual([
      ['大连欧力士商务', '对日客服', '2014.8-2015'],
      ['大连欧力士商务', '质检专员', '2015-2017.3'],
      ['简柏特', '流程分析师', '2017.3-2021.6'],
      ['大连锦程物流', '运营经理', '2021.6-present'],
    ]);
  });

  it('says nothing that is denied', async () => {
    const { document } = await readAll(THIRD);
    expect(JSON.stringify([document.certificates, document.skills])).not.toMatch(/PMP|报关员|安全员/u);
  });
});

describe('clauses of a career', () => {
  const of = async (text: string) =>
    posts(`我叫魏长河，男，1988年出生，湖北荆州人，电话13800009973。\n${text}\n想找个稳定的工作。`);

  it.each([
    [
      '2012年6月，毕业后入职宜昌东阳光药业，任检验员。2016年3月，我离开东阳光，入职湖北安琪酵母，任化验班长。',
      [
        ['宜昌东阳光药业', '检验员', '2012.6-2016.3'],
        ['湖北安琪酵母', '化验班长', '2016.3-'],
      ],
    ],
    [
      '2009年3月到2014年9月在和谐物业做客服，从客服专员干到客服主管。2014年10月被调到和谐物业的江湾项目当项目经理，一直干到2019年底。',
      [
        ['和谐物业', '客服专员→客服主管', '2009.3-2014.9'],
        ['和谐物业 江湾项目', '项目经理', '2014.10-2019.12'],
      ],
    ],
    [
      '2017年6月我和师弟一起开了个小店叫长河修表，我管修，他管卖，2020年上半年没生意，年中散伙了。2021年1月进了荆州万达商管，还是维修工。',
      [
        ['长河修表', undefined, '2017.6-2020'],
        ['荆州万达商管', '维修工', '2021.1-'],
      ],
    ],
    [
      '2015年7月分到荆州市中心血站，2017年3月定岗到采血科做采血护士。2019年5月科里缺人，把我调到检验科，到2022年8月离职。',
      [
        ['荆州市中心血站', undefined, '2015.7-2017.3'],
        ['荆州市中心血站 采血科', '采血护士', '2017.3-2019.5'],
        ['荆州市中心血站 检验科', undefined, '2019.5-2022.8'],
      ],
    ],
  ])('%s', async (text, expected) => {
    expect(await of(text)).toEqual(expected);
  });

  it('no employment of a relative, a union, a system or a project', async () => {
    const rows = await of(
      '2012年6月到2018年5月在宜昌兴发集团做操作工。2016年加入共产党，参与ERP系统上线。2018年6月我爱人到武汉工作，我也跟着去了武汉，在武汉京东方做设备技术员，到现在。',
    );
    expect(rows).toEqual([
      ['宜昌兴发集团', '操作工', '2012.6-2018.5'],
      ['武汉京东方', '设备技术员', '2018.6-present'],
    ]);
  });
});
