import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '林知夏\n电话：13800138000\n';
const JOBS = (line: string) => `${PERSON}
工作经历
2014.7-2019.10  嘉兴明川贸易有限公司  单证员
制作报关单证，每月 30 票

${line}

2024.3-至今  嘉兴启川服饰有限公司  仓库文员
登记出入库

教育经历
2011.9-2014.6  嘉兴职业技术学院  国际贸易  大专`;

it('family care up to now, which no post follows, is left unplaced', async () => {
  const { document, unplaced } = await readAll(
    JOBS('').replace('至今  嘉兴启川服饰有限公司  仓库文员', '至今  在家照顾孩子'),
  );
  expect(document.work).toHaveLength(1);
  expect(unplaced.map(({ text }) => text).join()).toContain('登记出入库');
});

describe('a period of family care among the jobs', () => {
  it.each(['全职带娃', '在家照顾孩子', '全职妈妈', '照顾生病的父母'])(
    'stays there with its dates, and is not an employer of a post: %s',
    async (words) => {
      const { work } = await read(JOBS(`2019.11-2024.2  ${words}`));
      expect(work).toHaveLength(3);
      expect(work[1]).toMatchObject({
        company: { zh: words },
        period: { start: { y: 2019, m: 11 }, end: { y: 2024, m: 2 } },
      });
      expect(work[1]?.title).toBeUndefined();
    },
  );

  it('keeps the lines below it', async () => {
    const { work } = await read(
      JOBS('2019年11月至2024年2月  全职照顾孩子\n期间做了社区团购团长，群里210多人'),
    );
    expect(JSON.stringify(work[1])).toContain('群里210多人');
  });
});

it('a class with its months below a job is a line of that entry and no employer', async () => {
  const { work } = await read(
    JOBS('2019年11月至2024年2月  全职照顾孩子\n2023年5月到7月参加街道的电商运营培训班（80课时），拿了结业证'),
  );
  expect(work).toHaveLength(3);
  expect(JSON.stringify(work[1])).toContain('电商运营培训班');
});

it.each(['颈椎手术恢复没上班', '因腰伤未工作，期间自学会计', '产假及育儿  空窗期', '脱产备考'])(
  'time without work between posts is not a post: %s',
  async (words) => {
    const { work } = await read(JOBS(`2019.11-2020.2  ${words}`));
    expect(work).toHaveLength(2);
    expect(JSON.stringify(work)).not.toContain(words.slice(0, 4));
  },
);

it.each([
  ['兼职  杭州木禾家居店  线上客服', '线上客服（兼职）'],
  ['兼职  杭州木禾贸易商行  淘宝店铺客服（远程）', '淘宝店铺客服（远程，兼职）'],
  ['兼职  杭州木禾商行  店铺客服（居家）', '店铺客服（居家，兼职）'],
  ['全职  杭州木禾家居有限公司  线上客服', '线上客服'],
])('the kind of employment before the employer is not the employer: %s', async (head, title) => {
  const { work } = await read(JOBS(`2020.1-2024.2  ${head}\n每天回复咨询 40 条`));
  expect(work[1]).toMatchObject({ title: { zh: title } });
  expect(work[1]?.company?.zh).toContain('杭州木禾');
  expect(work[1]?.department).toBeUndefined();
});

it.each(['CPA 已通过税法、审计 2 科', 'CPA 已通过会计、税法、经济法 3 科'])(
  'certificates between bars are each one, with the subjects passed and the score: %s',
  async (exam) => {
    const { certificates, languages } = await read(
      `${PERSON}\n证书与技能\n初级会计职称（2021） | ${exam} | CET-4 498\n用友U8, Excel`,
    );
    const all = JSON.stringify([certificates, languages]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['初级会计职称', exam]);
    expect(languages).toMatchObject([{ exam: 'CET-4', score: '498' }]);
    expect(certificates[0]?.issuer).toBeUndefined();
    expect(all).toMatch(/CET-4/u);
    expect(all).toContain('"498"');
  },
);

it('the lines of 在校情况 are kept', async () => {
  const { document, unplaced } = await readAll(
    `${PERSON}\n三、证书\n红十字救护员证 2024年\n\n四、在校情况\n担任班级学习委员两年；2023年获校护理技能大赛团体一等奖；志愿服务时长90小时\n\n五、自我评价\n踏实`,
  );
  expect(JSON.stringify(document)).toMatch(/护理技能大赛/u);
  expect(document.campus).toMatchObject([{ role: { zh: '班级学习委员' } }]);
  expect(JSON.stringify(document.campus)).toContain('90小时');
  expect(unplaced).toEqual([]);
});

describe('a row of a table of employments that is not a post', () => {
  const TABLE = (row: string, work = '起止时间\t单位\t职位\t工作内容') =>
    `姓名：林知夏\t性别：女\n联系电话：13800138000\n\n【工作经历】\n${work}\n2012.07-2016.05\t嘉兴明川针织有限公司\t质检员\t检验成衣，每天 400 件；带 2 名新人\n2016.06-2019.12\t嘉兴启川服饰有限公司\t跟单员\t跟进 12 家加工厂\n${row}\n\n【证书】\n中级经济师（2021.11）\n`;

  it.each([
    [
      '2020.01-2025.09\t（家庭原因离职，照顾父母）\t—\t期间2023年自学通过养老护理员四级考试；社区图书室志愿者',
    ],
    ['2020.01-2025.09\t照顾父母\t/\t2023年考取养老护理员证；协助社区图书室开放60场'],
  ])('keeps its dates and lines, and is neither a certificate nor two posts: %s', async (row) => {
    const { work, certificates } = await read(TABLE(row));
    expect(work).toHaveLength(3);
    expect(work[2]).toMatchObject({ period: { start: { y: 2020, m: 1 }, end: { y: 2025, m: 9 } } });
    expect(work[2]?.company?.zh).toMatch(/^(?:家庭原因离职，)?照顾父母$/u);
    expect(work[2]?.title).toBeUndefined();
    expect(JSON.stringify(work[2]?.highlights)).toMatch(/养老护理员.*社区图书室/u);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['中级经济师']);
  });

  it('is left unplaced if it lasts to this day, with everything in it', async () => {
    const { document, unplaced } = await readAll(
      TABLE('2020.01-至今\t（家庭原因离职，照顾父母）\t—\t协助社区图书室开放60场'),
    );
    const left = unplaced.map(({ text }) => text).join();
    expect(document.work).toHaveLength(2);
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['中级经济师']);
    expect(left).toMatch(/照顾父母/u);
    expect(left).toMatch(/图书室开放60场/u);
  });
});

it.each(['自由职业', '接私活', '打零工', '自由撰稿'])(
  'work without an employer is what somebody did, not for whom: %s',
  async (words) => {
    const { work } = await read(JOBS(`2019.11-2024.2  ${words}\n给三家网店画图`));
    expect(work).toHaveLength(3);
    expect(work[1]).toMatchObject({ title: { zh: words } });
    expect(work[1]?.company).toBeUndefined();
  },
);
