import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '姓名 韩建国   1983年生   男   山东潍坊   电话13800009931\n';
const STUDIES = '我干电工二十年了。2006年从潍坊技师学院电气自动化专业（中专）毕业。\n';
const WORK =
  '2006年8月—2012年3月 在潍坊华盛纺织厂 干维修电工，看车间的配电柜，三班倒。\n2012年4月—2017年10月 山东鲁能机械有限公司 设备维修，数控机床、行车、空压机的电气维修，最多的时候管86台设备。\n2017年11月到现在 潍坊恒泰轮胎有限公司 动力车间 电气班长，手下12个人，负责年检。\n';
const WORKER = `${PERSON}${STUDIES}${WORK}`;

describe('lines about a worker', () => {
  it('name a technical school and its subject', async () => {
    expect((await read(WORKER)).education).toMatchObject([
      {
        school: { name: { zh: '潍坊技师学院' } },
        major: { zh: '电气自动化' },
        degreeLevel: 'technical',
        period: { end: { y: 2006 } },
      },
    ]);
  });

  it('have titles, which are neither a list of machines nor a number of people', async () => {
    const { work } = await read(WORKER);
    expect(work.map(({ title }) => title?.zh)).toEqual(['维修电工', '设备维修', '电气班长']);
    expect(JSON.stringify(work)).toContain('数控机床、行车、空压机的电气维修');
    expect(JSON.stringify(work)).toContain('手下12个人，负责年检');
  });

  it('name skills without remarks, but none that is missing', async () => {
    const { document, unplaced } = await readAll(
      `${WORKER}会的：变频器参数调试；电缆头制作；万用表这些不用说了。西门子程序看得懂，CAD不会。\n`,
    );
    const names = document.skills.flatMap(({ name, keywords = [] }) => [name?.zh, ...keywords]);
    expect(names).toContain('万用表');
    expect(names).not.toContain('CAD不会');
    expect(unplaced.map(({ text }) => text)).toContain('CAD不会');
  });

  it.each(['工资8000以上', '一个月8000以上', '每月八千以上'])('ask for pay: %s', async (text) => {
    const { intention } = await read(`${WORKER}家在潍坊，想找个离家近、不倒班的，${text}。\n`);
    expect(intention.salary).toMatchObject({ min: 8000 });
    expect(intention.positions).toBeUndefined();
  });
});

describe('short lines of a message', () => {
  const MESSAGE = `姐你好
我叫龙小燕 26 湖南怀化的
大专 怀化职业技术学院 电子商务 2021年毕业
毕业先在长沙优品贸易有限公司做客服，2021年7月到2022年12月，一天接180多个咨询
23年2月来的深圳 在深圳市臻选电子商务有限公司做店铺运营 到2026年8月
管两个淘宝店 一年做到860万
会PS 千牛 生意参谋 表格
想找电商运营 8000左右
微信同号13800009931`;

  it('give employments with their employers and periods', async () => {
    expect((await read(MESSAGE)).work).toMatchObject([
      { company: { zh: '长沙优品贸易有限公司' }, title: { zh: '客服' }, period: { end: { y: 2022, m: 12 } } },
      {
        company: { zh: '深圳市臻选电子商务有限公司' },
        title: { zh: '店铺运营' },
        period: { start: { y: 2023, m: 2 }, end: { y: 2026, m: 8 } },
      },
    ]);
  });

  it('give an age, a place of origin and skills separated by spaces', async () => {
    const { basics, skills } = await read(MESSAGE);
    expect(basics.nativePlace).toEqual({ name: { zh: '湖南怀化' } });
    expect(JSON.stringify(basics.facts)).toContain('26');
    expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['PS', '千牛', '生意参谋', '表格']);
  });
});

describe('campus roles without dates', () => {
  it('have an organisation, a role and statements', async () => {
    const { campus } = await read(
      '周雨桐\n电话：13800009931\n学校：湘潭大学 法学（本科） 2023.09-2027.06\n\n校园\n法援中心成员，接待来访\n模拟法庭\n\n技能\nOffice\n',
    );
    expect(campus).toMatchObject([
      { organisation: { zh: '法援中心' }, role: { zh: '成员' } },
      { organisation: { zh: '模拟法庭' } },
    ]);
    expect(JSON.stringify(campus[0])).toContain('接待来访');
  });
});

describe('a date within a sentence', () => {
  it('stays in the text of the sentence', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}2015年7月—2019年5月 山东鲁能机械有限公司 施工员\n调到新公司以后，先做班组的工作，后来转岗，2021年1月开始当工长，管4个队。\n`,
    );
    const kept = JSON.stringify([document.work, unplaced.map(({ text }) => text)]);
    expect(kept).toContain('2021年1月开始当工长');
    expect(kept).not.toMatch(/， +当/u);
  });
});
