import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON =
  '我叫马志远，男，1993年6月出生，宁夏中卫人，2015年毕业于兰州交通大学土木工程专业，本科。现在西安，手机13800009931，邮箱ma@example.com。想应聘房建项目生产经理或技术负责人，西安及周边都可以。';
const FIRST =
  '毕业后进了中铁某局西北分公司（全称中铁二十局集团西北建设有限公司），从2015年7月做到2019年5月，开始是测量员，后来是施工员。参加了地铁附属结构的施工，验收一次通过。';
const SECOND =
  '2019年6月跳到陕西恒筑建设工程有限公司，到现在7年多，先做施工员，2021年1月开始当工长，2023年3月提为生产经理。做过的项目：\n1）云栖府住宅项目，11栋，合同额3.2亿元。我做工长时管4个劳务队，整体提前41天封顶。\n2）标准厂房，5.8万平方米，钢结构。任生产经理，每周组织生产例会。';
const REST =
  '安全方面没有发生过轻伤以上的事故。现场用BIM做过一次管线综合，自己会用广联达看图提量、CAD、Project排计划。';
const PAPERS =
  '证书：二级建造师（建筑工程，2020年），安全员B证，工程师（中级职称，2022年），一级建造师过了三科，还差实务。\n驾照C1。';
const TEXT = ['个人简历', PERSON, FIRST, SECOND, REST, PAPERS].join('\n\n');

const posts = async (text: string) =>
  (await read(text)).work.map(({ company, title, period }) => [
    company?.zh,
    title?.zh,
    [period?.start, period?.end].map((date) =>
      typeof date === 'object' ? [date.y, date.m].filter(Boolean).join('.') : date,
    ),
  ]);
const statements = (value: unknown): string => JSON.stringify(value);

describe('a person described in several paragraphs', () => {
  it('gives a name, contacts, education and job preferences', async () => {
    const { basics, education, intention } = await read(TEXT);
    expect(basics).toMatchObject({
      name: { zh: '马志远' },
      gender: 'male',
      birthDate: { y: 1993, m: 6 },
      phone: '13800009931',
      email: 'ma@example.com',
      residence: { name: { zh: '西安' } },
    });
    expect(basics.headline).toBeUndefined();
    expect(education).toMatchObject([
      { school: { name: { zh: '兰州交通大学' } }, major: { zh: '土木工程' }, degreeLevel: 'bachelor' },
    ]);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['房建项目生产经理', '技术负责人']);
    expect(intention.cities).toMatchObject([{ name: { zh: '西安' } }]);
  });

  it('gives an employment for each dated position at an employer', async () => {
    expect(await posts(TEXT)).toEqual([
      ['中铁二十局集团西北建设有限公司', '测量员→施工员', ['2015.7', '2019.5']],
      ['陕西恒筑建设工程有限公司', '施工员', ['2019.6', '2021.1']],
      ['陕西恒筑建设工程有限公司', '工长', ['2021.1', '2023.3']],
      ['陕西恒筑建设工程有限公司', '生产经理', ['2023.3', 'present']],
    ]);
  });

  it('gives numbered projects with roles and statements', async () => {
    const { projects } = await read(TEXT);
    expect(projects).toMatchObject([
      { name: { zh: '云栖府住宅项目' }, role: { zh: '工长' } },
      { name: { zh: '标准厂房' }, role: { zh: '生产经理' } },
    ]);
    expect(statements(projects[0])).toContain('我做工长时管4个劳务队，整体提前41天封顶');
    expect(statements(projects[1])).toContain('5.8万平方米，钢结构');
  });

  it('gives skills by name, and certificates with their remarks', async () => {
    const { skills, certificates } = await read(TEXT);
    expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['广联达', 'CAD', 'Project']);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '二级建造师（建筑工程）',
      '安全员B证',
      '工程师（中级职称）',
      '驾照C1',
      '一级建造师过了三科，还差实务',
    ]);
  });

  it('keeps every clause: with an employment, in a list or unplaced', async () => {
    const { document, unplaced } = await readAll(TEXT);
    const kept = statements(document) + statements(unplaced);
    for (const clause of [
      '参加了地铁附属结构的施工',
      '安全方面没有发生过轻伤以上的事故',
      '现场用BIM做过一次管线综合',
      '一级建造师过了三科',
      '还差实务',
    ])
      expect(kept).toContain(clause);
    expect(kept).not.toMatch(/[\p{Script=Han}，] +\p{Script=Han}/u);
  });
});

describe('clauses of a described person', () => {
  const before = '我叫麦志坚，男，1990年出生，广西玉林人，电话13800009931。';
  const of = (text: string) => `${before}${text}\n想找仓储经理的工作。`;

  it.each([
    [
      '2010年从柳州市交通学校毕业。',
      { school: { name: { zh: '柳州市交通学校' } }, period: { end: { y: 2010 } } },
    ],
    [
      '2021年通过自考拿到南昌大学护理学本科。',
      { school: { name: { zh: '南昌大学' } }, major: { zh: '护理学' }, degreeLevel: 'bachelor' },
    ],
    [
      '2006年从潍坊技师学院电气自动化专业（中专）毕业。',
      { school: { name: { zh: '潍坊技师学院' } }, major: { zh: '电气自动化' }, degreeLevel: 'technical' },
    ],
  ])('give an education: %s', async (statement, education) => {
    const text = of(`${statement}2012年3月到2019年5月在柳州桂运物流有限公司做仓管员，管12个人。`);
    expect((await read(text)).education).toMatchObject([education]);
  });

  it.each([
    ['2013年5月到2018年底在广西顺捷仓储有限公司做仓管员，后来做到仓库主管，管12个人。', '仓管员→仓库主管'],
    ['2013年5月到2018年底在广西顺捷仓储有限公司，先后任出纳、会计，管12个人。', '出纳、会计'],
  ])('join titles without dates: %s', async (text, title) => {
    expect(await posts(of(text))).toEqual([
      [expect.stringContaining('顺捷仓储'), title, ['2013.5', '2018.12']],
    ]);
  });

  it('end an employment in a separate clause', async () => {
    const text =
      '2019年2月去了南宁百汇电子商务有限公司，做物流经理，到2025年6月公司搬走才离开，对接7家快递。';
    expect(await posts(of(text))).toEqual([['南宁百汇电子商务有限公司', '物流经理', ['2019.2', '2025.6']]]);
  });

  it('give the period in brackets after a title', async () => {
    const text = '先在杭州云栈网络科技有限公司做了两年Java开发工程师（2019年7月-2021年8月），负责订单模块。';
    expect(await posts(of(text))).toEqual([
      ['杭州云栈网络科技有限公司', 'Java开发工程师', ['2019.7', '2021.8']],
    ]);
  });

  it('give a project by its name in quotation marks', async () => {
    const { projects } = await read(
      of('2012年3月至今在柳州云栈网络科技有限公司任测试工程师。业余做过一个开源项目“轻记”，是个记账小程序。'),
    );
    expect(projects).toMatchObject([{ name: { zh: '轻记' } }]);
    expect(statements(projects)).toContain('是个记账小程序');
  });

  it('give no award for a prize won by a project', async () => {
    const { awards, work } = await read(
      of('2012年3月至今在广西宏筑建设有限公司任施工员。质量方面云栖府拿了市优质结构奖。'),
    );
    expect(awards).toEqual([]);
    expect(statements(work)).toContain('质量方面云栖府拿了市优质结构奖');
  });

  it('give cities after a job preference', async () => {
    const { intention, work } = await read(
      `${before}2012年3月至今在柳州桂运物流有限公司做仓管员，管12个人。希望找高级后端开发的岗位，杭州或上海，25K以上。`,
    );
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['杭州', '上海']);
    expect(statements(work)).not.toContain('上海');
  });

  it('start and end with dates in separate clauses', async () => {
    const text =
      '毕业当年考进成都正和会计师事务所做审计助理，2015年升为项目经理，2017年10月离开。\n后来我去了成都锦程医疗集团，2017年11月入职，岗位是内审主管，2021年7月起担任财务副经理，直到现在。';
    expect(await posts(of(text))).toEqual([
      ['成都正和会计师事务所', '审计助理', [undefined, '2015']],
      ['成都正和会计师事务所', '项目经理', ['2015', '2017.10']],
      ['成都锦程医疗集团', '内审主管', ['2017.11', '2021.7']],
      ['成都锦程医疗集团', '财务副经理', ['2021.7', 'present']],
    ]);
  });

  it('give certificates after brackets, and tools in use', async () => {
    const { certificates, skills } = await read(
      of(
        '2012年3月至今在柳州桂运物流有限公司做会计。\n我有中级会计师（2018年）和注册会计师证。平时用金蝶云星空、Excel，会一点Power BI。',
      ),
    );
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['中级会计师', '注册会计师证']);
    expect(skills.flatMap(({ name, keywords = [name?.zh] }) => keywords)).toEqual([
      '金蝶云星空',
      'Excel',
      'Power BI',
    ]);
  });
});
