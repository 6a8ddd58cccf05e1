import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const STUDENT = `你好，我是来应聘店员的，直接打字了
姓名 石晓岚，女，2004年3月生，老家江城，手机13800002213
学校是江城商务职业学院(大专)，专业烹调工艺与营养，2023年9月入学
2025年3月到现在 在江城云顶餐饮有限公司实习，做冷菜间的切配。刚去的时候洗菜，5月份开始自己配菜，一天配60桌。
2023年10月到2025年6月 学校广播站 编辑部，写稿子，写了有三十多篇，后来当了副站长，带5个人
2024年11月 学校烹饪比赛二等奖
证书：普通话二甲
`;

describe('a text without headings', () => {
  it('an internship says so in the clause with the employer', async () => {
    const { work, internships } = await read(STUDENT);
    expect(work).toEqual([]);
    expect(internships[0]).toMatchObject({ company: { zh: '江城云顶餐饮有限公司' } });
  });

  it('a body of the own school is no place of study', async () => {
    const { education, campus } = await read(STUDENT);
    expect(education.map(({ school }) => school?.name?.zh)).toEqual(['江城商务职业学院']);
    expect(JSON.stringify(campus)).toContain('学校广播站');
  });

  it('clauses of the message are no desired positions', async () => {
    const { intention } = await read(
      '你好 我想应聘你们的焊工 简历我没有写过 就这样说一下\n我叫石大勇，男，36岁，手机13800006642\n2016年3月-2019年2月 江城恒力设备厂，焊工，带了2个徒弟\n',
    );
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['焊工']);
  });

  it('how studies ended is no subject; a title with Latin letters follows the employer', async () => {
    const { education, work } = await read(
      `我叫石大勇，男，36岁，手机13800006642
学历：中专，2006年江城一个技校毕业的，学的数控
2010到2015 江城宏远五金有限公司 CNC调机师傅，做铝合金手机壳，手上有6台机
2016年3月-2019年2月 江城恒力设备厂，钳工，带了2个徒弟
`,
    );
    expect(education[0]?.major?.zh).not.toBe('毕业');
    expect(work[0]).toMatchObject({ company: { zh: '江城宏远五金有限公司' }, title: { zh: 'CNC调机师傅' } });
  });
});

describe('a text with headings', () => {
  const FORM = `石晓岚
电话：13800002213

教育经历
2019.09-2024.06  江城农林大学  城乡规划（五年制工学学士）

实习/实践经历
时间 | 单位 | 岗位 | 内容
2023.07-2023.12 | 江城规划设计院有限公司 | 实习生 | 画现状图，整理调研照片
2024.07至今 | 在家备考，期间在图书馆做志愿者 | 志愿者 | 整理书架、给小读者讲绘本

技能
CAD、GIS
`;

  it('a degree in brackets after the subject is the degree', async () => {
    const { education } = await read(FORM);
    expect(education[0]).toMatchObject({ major: { zh: '城乡规划' }, degreeName: { zh: '工学学士' } });
  });

  it('what was done as a volunteer while at home is kept, without an employer', async () => {
    const { practice, work, internships } = await read(FORM);
    expect(practice[0]).toMatchObject({ role: { zh: '志愿者' }, period: { end: 'present' } });
    expect(JSON.stringify(practice[0]?.highlights)).toContain('讲绘本');
    expect(JSON.stringify([work, internships])).not.toContain('备考');
  });
});

describe('what else applicants write in one line', () => {
  it('the month of enrolment and of the end are the period of the studies', async () => {
    const { education } = await read(
      STUDENT.replace('2023年9月入学', '2023年9月入学，明年6月毕业也就是2026年6月，现在没课了'),
    );
    expect(education[0]?.period).toEqual({ start: { y: 2023, m: 9 }, end: { y: 2026, m: 6 } });
  });

  it('a position before labelled cities, and a thesis below other experience', async () => {
    const { intention, education, internships } = await read(`石晓岚
电话：13800002213

【求职意向】
园林施工员，意向城市：武汉、长沙

【教育背景】
2019.09-2023.06  江城农林大学  园林  本科

【实习经历】
2022.07-2022.12  江城园林工程有限公司  实习生
· 放线、验苗，记录用工

毕业论文：《城市老旧小区绿地使用调查》，发放问卷90份

【技能】
CAD、GIS
`);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['园林施工员']);
    expect(intention.cities).toHaveLength(2);
    expect(JSON.stringify(education[0])).toContain('老旧小区绿地');
    expect(JSON.stringify(internships)).not.toContain('老旧小区绿地');
  });
});

it('honours below a heading of papers and honours are awards', async () => {
  const { papers, awards } = await read(
    '石晓岚\n电话：13800002213\n\n【教育背景】\n2012.09-2016.06  江城医学院  护理学  本科\n\n【论文与荣誉】\n《压疮预防流程的改进》，《江城护理》，2022年，第一作者\n2021年度院级优秀护士\n2020年院技能操作比赛第二名\n\n【技能】\nExcel、SPSS\n',
  );
  expect(papers).toHaveLength(1);
  expect(awards).toHaveLength(2);
});
