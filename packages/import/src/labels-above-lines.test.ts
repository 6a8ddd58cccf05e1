import { importFile } from './import-file.js';

const read = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const shown = (highlights: readonly { zh?: readonly { text?: string }[] }[] | undefined) =>
  highlights?.map(({ zh }) => zh?.map(({ text }) => text).join(''));

describe('a label alone on its line', () => {
  const BUYER = `孙建业  男  33岁  13900002222
应聘职位：采购经理
个人优势：
★ 8年制造业采购经验，熟悉五金、注塑、包材三类供应商
★ 连续两年完成降本目标

工作经历：
2020.05-至今 佛山恒远电器有限公司 采购主管
工作内容：
1. 负责五金类物料的供应商开发，降本6.2%
2. 负责供应商年度评审
2015.07-2020.04 中山美联制品有限公司 采购员
跟进订单交期，准时率由88%提高到96%

教育经历：2011.09-2015.07 广东示例学院 物流管理 本科`;

  it('for statements belongs to the entry above it', async () => {
    const { document, unplaced } = await read(BUYER);
    expect(document.work).toHaveLength(2);
    expect(shown(document.work[0]?.highlights)).toEqual([
      '负责五金类物料的供应商开发，降本6.2%',
      '负责供应商年度评审',
    ]);
    expect(unplaced).toEqual([]);
  });

  it('for a section applies to the lines below it', async () => {
    const { document } = await read(BUYER);
    expect(shown(document.selfEvaluation)).toEqual([
      '8年制造业采购经验，熟悉五金、注塑、包材三类供应商',
      '连续两年完成降本目标',
    ]);
  });

  it('for papers applies to numbered papers, one of them without a title', async () => {
    const { document } = await read(`何雨桐
电话 17700007777
教育：
2023.09-2026.06 南方示例大学 材料科学与工程 硕士
论文：
[1] 第一作者，"Garnet electrolytes with low resistance"，Journal of Power Sources 2025，已发表
[2] 第二作者，Electrochimica Acta 2024
技能：XRD、SEM、Origin`);
    expect(document.papers).toMatchObject([
      { title: { zh: 'Garnet electrolytes with low resistance' }, authorOrder: 1, date: { y: 2025 } },
      { venue: { zh: 'Electrochimica Acta' }, authorOrder: 2, date: { y: 2024 } },
    ]);
    expect(document.papers[1]).not.toHaveProperty('title');
  });
});

describe('words in brackets stay together', () => {
  const TEXT = `何雨桐
电话 17700007777
教育：
2019.09-2023.06 南方示例大学 材料物理 本科
竞赛：2024 示例杯材料创新大赛 全国第5名（队长，800支队伍）
证书：二级建造师（机电工程，2019年注册）、安全员C证、中级工程师`;

  it('in a list of certificates, with the date of one', async () => {
    const { certificates } = (await read(TEXT)).document;
    expect(certificates).toMatchObject([
      { name: { zh: '二级建造师（机电工程）' }, date: { y: 2019 } },
      { name: { zh: '安全员C证' } },
      { name: { zh: '中级工程师' } },
    ]);
  });

  it('in an award', async () => {
    const { document, unplaced } = await read(TEXT);
    expect(JSON.stringify(document.awards)).toContain('（队长，800支队伍）');
    expect(unplaced).toEqual([]);
  });
});

describe('the head of an employment', () => {
  const RIDERS = `姓名：谢大勇
电话：15200001111
2021.09到现在 武汉顺达配送有限公司（美团代理商）站长
管理骑手招聘和排班，日均单量3100单
2019.03-2021.08 同公司 骑手组长 带18人，早会、帮新人
【学历】初中毕业后入读武汉示例技工学校（中技）2009-2012`;

  it('has a title after a bracket, and the employer above for 同公司', async () => {
    const { work } = (await read(RIDERS)).document;
    const company = { zh: '武汉顺达配送有限公司（美团代理商）' };
    expect(work).toMatchObject([
      { company, title: { zh: '站长' } },
      { company, title: { zh: '骑手组长' } },
    ]);
  });

  it('has the school without the verb before it', async () => {
    const { education } = (await read(RIDERS)).document;
    expect(education[0]?.school?.name?.zh).toBe('武汉示例技工学校（中技）');
  });

  it('has the titles of a promotion on the line below it', async () => {
    const { work } = (
      await read(`高文静   30岁  成都
手机 13700005555

2016.07-2022.03 成都锦城百货有限公司（锦城店）
收银员（2016.07-2018.12）→ 收银主管（2019.01-2022.03）
· 带9人收银组，负责排班、对账、培训
· 节假日单日交易峰值1.2万笔`)
    ).document;
    expect(work).toMatchObject([{ title: { zh: '收银员→收银主管' } }]);
    expect(work[0]?.highlights).toHaveLength(2);
  });

  it('ends above a list of statements', async () => {
    const { work } = (
      await read(`姓名：赵海
电话：13700006666
工作经验
2021/03 - 至今   苏州锐拓设备有限公司    研发部    机械设计工程师
非标设备设计：锂电模组装配线
2017/07 - 2020/12   昆山宏达精密模具有限公司     工程部    制图员
模具设计，画图，拆电极，出2D图
配合钳工试模，处理飞边
教育经历
2013/09 - 2017/06   安徽示例大学   机械设计制造及其自动化   本科`)
    ).document;
    expect(shown(work[1]?.highlights)?.[0]).toBe('模具设计，画图，拆电极，出2D图');
  });
});
