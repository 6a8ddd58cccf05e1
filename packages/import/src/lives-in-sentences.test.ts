import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const date = (value: unknown): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const { y, m } = value as { y: number; m?: number };
  return m === undefined ? String(y) : `${y}.${m}`;
};
const posts = async (text: string) =>
  (await readAll(text)).document.work.map(({ company, title, period }) => [
    company?.zh,
    title?.zh,
    `${date(period?.start)}-${date(period?.end)}`,
  ]);

const ACCOUNTANT = `个人简历

程国庆，男，1985年3月出生，现住合肥包河区，电话13800009951，邮箱cheng@example.com。想找一份总账会计或者税务会计的工作，合肥市区，最好双休，接送孩子方便一点。

我2007年7月毕业于安徽财经大学会计学专业，本科。毕业后在安徽皖江水泥股份有限公司做了四年成本会计（2007年8月到2011年10月），主要是归集料工费，每月核算6条生产线。

2011年11月跳到合肥瑞丰汽车零部件有限公司，先做往来会计，2014年起做总账会计，带2个人，负责月结和年审对接。2017年我们换了用友系统，结账时间从9天缩到了4天。2020年8月因为父亲生病需要人照顾，辞职回老家。

这几年在老家照顾老人，2022年5月起在表哥的五金店帮忙，兼职，每周一两天，负责记账、开票和报税，一直做到现在。2025年9月考了中级会计师证书，也学了电子税务局申报。

大学英语四级，看简单的英文发票没有问题。Excel会用数据透视表和SUMIFS。父亲现在身体稳定了，可以正常上下班。`;

const NURSE = `罗小芹，女，1990年5月生，四川绵阳人，现住成都温江区，电话13800009952。

2012年7月到2016年12月在绵阳市中心医院心内科当护士，每天管8到10张床。

2017年1月去了成都安和体检中心有限公司，做体检护士，2019年3月开始当护士长，管12个人。因为公司搬到龙泉驿，离家太远，2023年4月离职。

2023年5月至今在家带小孩，其间2024年9月到2025年1月在温江区柳城社区卫生服务中心做过临时工，录入了1600多份档案。

我有护士执业证和主管护师资格证（2021年）。小孩今年上幼儿园了，公婆可以接送，能按时上下班。`;

describe('a life described in paragraphs that start with a name and a sex', () => {
  it('has employments with their own periods and positions', async () => {
    expect(await posts(ACCOUNTANT)).toEqual([
      ['安徽皖江水泥股份有限公司', '成本会计', '2007.8-2011.10'],
      ['合肥瑞丰汽车零部件有限公司', '往来会计', '2011.11-2014'],
      ['合肥瑞丰汽车零部件有限公司', '总账会计', '2014-2020.8'],
      ['表哥的五金店', undefined, '2022.5-present'],
    ]);
    expect(await posts(NURSE)).toEqual([
      ['绵阳市中心医院', '护士', '2012.7-2016.12'],
      ['成都安和体检中心有限公司', '体检护士', '2017.1-2019.3'],
      ['成都安和体检中心有限公司', '护士长', '2019.3-2023.4'],
      ['温江区柳城社区卫生服务中心', '临时工', '2024.9-2025.1'],
    ]);
  });

  it('gives education entries their end date and no period of an employment', async () => {
    const { education } = (await readAll(ACCOUNTANT)).document;
    expect(education).toMatchObject([
      { school: { name: { zh: '安徽财经大学' } }, major: { zh: '会计学' }, degreeLevel: 'bachelor' },
    ]);
    expect(education[0]?.period).toEqual({ end: { y: 2007, m: 7 } });
  });

  it('keeps reasons for leaving, time at home and family out of the statements', async () => {
    for (const text of [ACCOUNTANT, NURSE]) {
      const { document, unplaced } = await readAll(text);
      const statement = JSON.stringify([
        document.work,
        document.skills,
        document.selfEvaluation,
        document.custom,
      ]);
      expect(statement).not.toMatch(/父亲|老人|辞职|离职|因为|小孩|孩子|公婆|兼职|每周/u);
      expect(JSON.stringify(unplaced)).toMatch(/辞职回老家|离家太远/u);
    }
  });

  it('gives certificates, languages, tools and things learnt', async () => {
    const { certificates, languages, skills, intention } = (await readAll(ACCOUNTANT)).document;
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['中级会计师证书']);
    expect(languages).toMatchObject([{ exam: '大学英语四级' }]);
    expect(skills.flatMap(({ keywords, name }) => keywords ?? [name?.zh])).toEqual(
      expect.arrayContaining(['Excel', '数据透视表', 'SUMIFS', '电子税务局申报']),
    );
    expect(intention.cities).toMatchObject([{ name: { zh: '合肥' } }]);
    const nurse = (await readAll(NURSE)).document;
    expect(nurse.certificates.map(({ name }) => name?.zh)).toEqual(['护士执业证', '主管护师资格证']);
  });
});
