import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const PERSON = '姓名：方若溪\n电话：13800002213\n邮箱：fang@example.com\n\n';
const EDUCATION = '\n教育经历\n江城财经大学  2008.09 - 2012.06  会计学  本科\n';
const SPOKEN = '我叫方若溪，女，31岁，电话13800002213\n';

describe('an employment whose head is a sentence below 工作经历', () => {
  it.each([
    [
      '最近一份全职是江城湘锐建材有限公司，2016年5月到2021年6月，一开始是往来会计，后来做总账会计，部门共5个人。',
      '江城湘锐建材有限公司',
      '往来会计→总账会计',
    ],
    [
      '在这之前是江城佳禾食品贸易有限公司，2012年7月-2016年4月，做出纳，后来做成本会计。',
      '江城佳禾食品贸易有限公司',
      '出纳→成本会计',
    ],
    ['毕业后进了江城第四医院，2013.07-2016.05，任护士', '江城第四医院', '护士'],
    [
      '上一家公司是江城捷运物流有限公司，2019年3月到2022年8月，当仓库主管',
      '江城捷运物流有限公司',
      '仓库主管',
    ],
  ])('is read: %s', async (line, company, title) => {
    const { work } = await read(`${PERSON}工作经历\n${line}\n每月结账一次。\n${EDUCATION}`);
    expect(work).toHaveLength(1);
    expect(work[0]).toMatchObject({ company: { zh: company }, title: { zh: title } });
    expect(work[0]?.period?.end).toBeDefined();
    expect(work[0]?.highlights?.at(-1)?.zh).toEqual([{ text: '每月结账一次。' }]);
  });
});

describe('posts told in a text without headings', () => {
  it.each([
    [
      '2008年3月到2013年6月在江城锦和物业公司，先做秩序维护员，后来当了队长，管18个人',
      '江城锦和物业公司',
      '秩序维护员→队长',
    ],
    ['12年到16年在江城鑫达五金厂干过 开始是普工 后来做到仓库组长', '江城鑫达五金厂', '普工→仓库组长'],
    [
      '2013年5月到2018年12月，在江城安居物业服务有限公司任工程主管、客服主管、后来是项目副经理。小区1200户',
      '江城安居物业服务有限公司',
      '工程主管、客服主管、项目副经理',
    ],
  ])('belong to one head: %s', async (line, company, title) => {
    const { work } = await read(`${SPOKEN}${line}\n会用Excel\n`);
    expect(work).toHaveLength(1);
    expect(work[0]).toMatchObject({ company: { zh: company }, title: { zh: title } });
  });

  it('half a year may begin or end a period', async () => {
    const { work } = await read(`${SPOKEN}16年下半年到21年5月在江城捷运物流开叉车，主要卸货柜\n会用Excel\n`);
    expect(work[0]).toMatchObject({
      company: { zh: '江城捷运物流' },
      period: { start: { y: 2016 }, end: { y: 2021, m: 5 } },
    });
  });

  it.each([
    [
      '2023.6至今 自己和朋友开了个家政公司(江城洁到家)，接了两个小区的外包',
      { company: { zh: '江城洁到家' } },
    ],
    ['2025年7月到现在 自己接散活，拍过几个楼盘', { title: { zh: '接散活' } }],
    ['2021年1月到2022年5月 跑网约车，一个月休两天', { title: { zh: '跑网约车' } }],
  ])('work of the person’s own is an entry: %s', async (line, entry) => {
    const { work } = await read(
      `${SPOKEN}2015年3月到2018年6月 江城锦和物业公司 保安\n管门岗\n${line}\n会用Excel\n`,
    );
    expect(work).toHaveLength(2);
    expect(work[1]).toMatchObject(entry);
  });

  it('what was done during a time is a statement of the entry above', async () => {
    const { work } = await read(
      `${SPOKEN}2018年10月至2024.8，江城瑞邻物业管理有限公司 项目经理\n管65人\n2020-2022年疫情期间，连续值守，配合社区送菜，得到表扬信。\n会用Excel\n`,
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights?.at(-1)?.zh?.[0]?.text).toContain('连续值守');
  });
});

it('a text broken by its width is read in whole sentences', async () => {
  const { work } = await read(
    '我叫方若溪，女，1990年8月生，老家四川南充，现住成都双流。电话13800002213，微信同号，\n邮箱是fang@example.com。应聘物业项目经理、物业经理都可以，工资8000以上，随时到岗。\n\n' +
      '2008年3月到2013年6月在江城锦和物业公司，做秩序维护员，管18个人，主要负责锦和花园的\n门岗、巡逻、车辆停放、消防监控室值班。期间多次受到业主表扬。\n\n' +
      '2013年7月到2018年12月，在江城安居物业服务有限公司任工程主管、客服主管、后来是\n项目副经理。小区叫翠屏华庭，12万平方米，1200多户。\n',
  );
  expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
    ['江城锦和物业公司', '秩序维护员'],
    ['江城安居物业服务有限公司', '工程主管、客服主管、项目副经理'],
  ]);
  expect(work[0]?.highlights?.[0]?.zh?.[0]?.text).toContain('锦和花园的门岗');
});

describe('the name of a project', () => {
  it.each([
    [
      '2025/10 - 2026/06   全国大学生机械设计大赛——果园套袋车    结构负责人',
      '全国大学生机械设计大赛——果园套袋车',
      '结构负责人',
    ],
    [
      '2024/11 - 2025/05   课程设计+大创项目：带式输送机减速器设计   组长',
      '课程设计+大创项目：带式输送机减速器设计',
      '组长',
    ],
  ])('may have a dash or a colon: %s', async (line, name, role) => {
    const { projects } = await read(`${PERSON}项目经历\n${line}\n· 出图 6 张\n${EDUCATION}`);
    expect(projects[0]).toMatchObject({ name: { zh: name }, role: { zh: role } });
    expect(projects[0]?.highlights).toHaveLength(1);
  });
});

describe('a job preference with terms', () => {
  it.each([
    ['想找的工作：长沙的总账会计或者主办会计，税前7000到9000都可以谈', ['总账会计', '主办会计'], ['长沙']],
    ['想找长沙这边厨师长 工资一万二以上 包吃住', ['厨师长'], ['长沙']],
    ['想在昆山找个仓管或者叉车的活 工资7千左右 要有宿舍', ['仓管', '叉车'], ['昆山']],
  ])('names positions and cities without them: %s', async (line, positions, cities) => {
    const { intention } = await read(
      `${SPOKEN}${line}\n2015年3月到2018年6月 江城锦和物业公司 保安\n管门岗\n`,
    );
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(positions);
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(cities);
  });

  it('a count in the text is no pay', async () => {
    const { intention } = await read(
      `${SPOKEN}2015年3月到2018年6月 江城锦和公司 会计\n给两家小公司代账，一个月大概40张到60张凭证一家\n`,
    );
    expect(intention.salary).toBeUndefined();
  });
});

it('cells of a table pasted as text may have only two spaces between them', async () => {
  const { work } = await read(
    `${PERSON}工作经历\n时间           单位                      科室岗位        主要工作\n2017.05-至今   江城滨湖医院（三甲）      血透室 护士     管理透析机12台\n2014.08-2017.04  江城县中医院（二甲）    内科 护士       负责输液、采血\n${EDUCATION}`,
  );
  expect(work.map(({ company, department, title }) => [company?.zh, department?.zh, title?.zh])).toEqual([
    ['江城滨湖医院（三甲）', '血透室', '护士'],
    ['江城县中医院（二甲）', '内科', '护士'],
  ]);
});
