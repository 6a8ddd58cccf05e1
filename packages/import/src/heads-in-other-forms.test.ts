import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const posts = async (text: string) =>
  (await read(text)).work.map(({ company, title, period }) => [company?.zh, title?.zh, period?.start?.y]);
const schools = async (text: string) =>
  (await read(text)).education.map(({ school, major, degreeLevel }) => [
    school?.name?.zh,
    major?.zh,
    degreeLevel,
  ]);

const BAKER = (headings: readonly [string, string, string, string]) => `贺秋
女 29岁 13800005501

${headings[0]}
扬州大学旅游烹饪学院 烘焙工艺 大专 2012.9-2015.6

${headings[1]}
苏州麦田食品公司
烘焙主管
2018年3月 — 2023年5月
管六个门店的出品
苏州麦田食品公司
裱花师
2015年7月 — 2018年2月

${headings[2]}
三级西式面点师

${headings[3]}
做事仔细，不怕早起。`;

describe('headings with a colon', () => {
  it.each([
    [['教育经历：', '工作经历：', '证书：', '自我评价：'] as const],
    [['教育经历:', '工作经历:', '持有证书:', '自我评价:'] as const],
  ])('divide a text as headings without one: %j', async (headings) => {
    expect(await posts(BAKER([...headings]))).toEqual([
      ['苏州麦田食品公司', '烘焙主管', 2018],
      ['苏州麦田食品公司', '裱花师', 2015],
    ]);
  });

  it('divide a dense text with four of them, however short', async () => {
    const text = BAKER(['教育：', '工作：', '证书：', '自评：']).replaceAll('\n\n', '\n');
    expect(await posts(text)).toEqual([
      ['苏州麦田食品公司', '烘焙主管', 2018],
      ['苏州麦田食品公司', '裱花师', 2015],
    ]);
    const { certificates, selfEvaluation } = await read(text);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['三级西式面点师']);
    expect(selfEvaluation).toHaveLength(1);
  });
});

describe('names between slashes without spaces', () => {
  it('are the parts of the head next to its period', async () => {
    const text = `毛宁
13800005502
教育背景
2014.9-2018.6 浙江海洋大学/水产养殖学/本科
工作经历
2018.7-2021.4 舟山东极渔业公司/育苗车间/技术员
宁波象山海盛水产厂/质检员 2021.5-至今`;
    expect(await schools(text)).toEqual([['浙江海洋大学', '水产养殖学', 'bachelor']]);
    const { work } = await read(text);
    expect(work.map(({ company, department, title }) => [company?.zh, department?.zh, title?.zh])).toEqual([
      ['舟山东极渔业公司', '育苗车间', '技术员'],
      ['宁波象山海盛水产厂', undefined, '质检员'],
    ]);
  });

  it('leave two titles of one post together', async () => {
    const text = `毛宁
13800005502
工作经历
2018.7-2021.4 舟山东极渔业公司 育苗/养殖技术员`;
    expect((await read(text)).work[0]?.title?.zh).toBe('育苗/养殖技术员');
  });
});

describe('periods alone on their lines in a text without headings', () => {
  const BELOW = `车明亮
13800005503
襄阳职业技术学院  汽车检修  大专
2013.9-2016.6
襄阳风神物流公司  叉车司机
2016.7-2019.2
夜班卸货，三年没有事故
武汉骏马汽车修理厂  钣金工
2019.3-至今
带两个徒弟`;
  const ABOVE = `车明亮
13800005503

2013.9-2016.6
襄阳职业技术学院  汽车检修  大专

2016.7-2019.2
襄阳风神物流公司  叉车司机
夜班卸货，三年没有事故
2019.3-至今
武汉骏马汽车修理厂  钣金工
带两个徒弟`;

  it.each([
    ['below', BELOW],
    ['above', ABOVE],
  ])('belong to the names next to them when the first period is %s its names', async (_, text) => {
    expect(await posts(text)).toEqual([
      ['襄阳风神物流公司', '叉车司机', 2016],
      ['武汉骏马汽车修理厂', '钣金工', 2019],
    ]);
    expect(await schools(text)).toEqual([['襄阳职业技术学院', '汽车检修', 'college']]);
    const { work } = await read(text);
    expect(work.map(({ highlights }) => highlights?.map(({ zh }) => zh?.[0]?.text))).toEqual([
      ['夜班卸货，三年没有事故'],
      ['带两个徒弟'],
    ]);
  });
});

it('marks on both sides make a heading, also of two kinds', async () => {
  const { work, education } = await read(`纪云
13800005504
★上学★
洛阳理工学院 园林 本科 2013.9-2017.6
★工作+转行★
洛阳牡丹苑园林公司 绿化工 2017.7-2020.1
洛阳龙门客栈酒店 前台 2020.3-至今`);
  expect(education).toHaveLength(1);
  expect(work.map(({ company }) => company?.zh)).toEqual(['洛阳牡丹苑园林公司', '洛阳龙门客栈酒店']);
});

it('reads dialects and wished orders told in short clauses', async () => {
  const { languages, intention, certificates } = await read(`我叫麦子，女，1990年生
手机13800005505，住龙岩
2016.3-2023.5 龙岩永定土楼旅行社 讲解员 带团一百多次
会说客家话、普通话
龙岩话流利
有导游证
想接红色研学讲解员`);
  const names = languages.map(({ name }) => name?.zh);
  expect(names).toEqual(expect.arrayContaining(['客家话', '普通话']));
  expect(names.join('|')).toMatch(/龙岩话/u);
  expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['红色研学讲解员']);
  expect(certificates.map(({ name }) => name?.zh)).toEqual(['导游证']);
});

it('reads a city and its district between a dash or a dot as the place of residence', async () => {
  const { basics } = await read(`高远
13800005506  gaoyuan@example.com  成都-武侯区
教育经历
西华大学 车辆工程 本科 2014.9-2018.6
工作经历
2018.7-至今 成都天府客车公司 总装技术员`);
  expect(basics.residence?.name?.zh).toBe('成都-武侯区');
});
