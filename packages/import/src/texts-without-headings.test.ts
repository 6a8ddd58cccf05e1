import { importFile } from './import-file.js';

const read = async (text: string) => {
  const { document, unplaced, fields } = await importFile({
    bytes: new TextEncoder().encode(text),
    name: '简历.txt',
  });
  return { ...document, unplaced: unplaced.map((line) => line.text), fields };
};

describe('a text without headings', () => {
  it('is split by the labels of its lines, also several on one line', async () => {
    const { education, work, internships, certificates, awards } =
      await read(`姓名：温若谷，男，1999.05，电话：13800009001
教育：2017.09-2021.06，青岛大学，金融学，本科
实习：2020.07-2020.09，青岛海岳会计师事务所，审计实习生。整理底稿 40 册
工作：2021.07-至今，青岛远帆供应链有限公司，财务专员：核对往来账；编制月报
证书：初级会计职称、证券从业资格；荣誉：2020年 校二等奖学金`);
    expect(education).toMatchObject([
      { school: { name: { zh: '青岛大学' } }, major: { zh: '金融学' }, degreeLevel: 'bachelor' },
    ]);
    expect(internships).toMatchObject([
      { company: { zh: '青岛海岳会计师事务所' }, title: { zh: '审计实习生' }, highlights: [{}] },
    ]);
    expect(work).toMatchObject([
      { company: { zh: '青岛远帆供应链有限公司' }, title: { zh: '财务专员' }, period: { end: 'present' } },
    ]);
    expect(certificates).toHaveLength(2);
    expect(awards).toMatchObject([{ date: { y: 2020 } }]);
  });

  it('is split by the contents of its lines', async () => {
    const { basics, education, work, skills, selfEvaluation } = await read(`温若谷 男
13800009001 wen@example.com

2019/4-至今 厦门海沧冷链物流有限公司 仓储主管
管两座冷库，库存准确率 99.6%
带 12 人班组

厦门澜川商贸有限公司
2016.07-2019.03 仓管员
收发货和盘点

集美大学 2012.9-2016.6 物流管理 本科

WMS、Excel、叉车调度、库位规划
做事踏实，能接受夜班`);
    expect(basics).toMatchObject({ name: { zh: '温若谷' }, gender: 'male', phone: '13800009001' });
    expect(work).toMatchObject([
      { company: { zh: '厦门海沧冷链物流有限公司' }, title: { zh: '仓储主管' } },
      { company: { zh: '厦门澜川商贸有限公司' }, title: { zh: '仓管员' } },
    ]);
    expect(work[0]?.highlights).toHaveLength(2);
    expect(education).toMatchObject([{ school: { name: { zh: '集美大学' } }, degreeLevel: 'bachelor' }]);
    expect(skills).toMatchObject([{ keywords: ['WMS', 'Excel', '叉车调度', '库位规划'] }]);
    expect(selfEvaluation).toMatchObject([{ zh: [{ text: '做事踏实，能接受夜班' }] }]);
  });

  it('describes a person in sentences', async () => {
    const { basics, intention, education, work, languages } =
      await read(`您好，我叫温若谷，女，1997年3月出生，老家福建泉州，现在住在厦门，想应聘贵校的语文老师。
2015年9月到2019年6月在闽南师范大学读汉语言文学，本科。
毕业后2019年9月到现在在厦门云岭实验小学当语文老师，教四年级两个班。
会普通话和闽南语
电话13800009001，邮箱 wen@example.com`);
    expect(basics).toMatchObject({
      name: { zh: '温若谷' },
      gender: 'female',
      birthDate: { y: 1997, m: 3 },
      nativePlace: { name: { zh: '福建泉州' } },
      residence: { name: { zh: '厦门' } },
      phone: '13800009001',
      email: 'wen@example.com',
    });
    expect(intention.positions).toMatchObject([{ name: { zh: '语文老师' } }]);
    expect(education).toMatchObject([
      { school: { name: { zh: '闽南师范大学' } }, major: { zh: '汉语言文学' }, degreeLevel: 'bachelor' },
    ]);
    expect(work).toMatchObject([{ company: { zh: '厦门云岭实验小学' }, title: { zh: '语文老师' } }]);
    expect(languages).toHaveLength(2);
  });

  it('gives titles and schools announced in sentences, and one without a period', async () => {
    const { education, internships, work, projects, unplaced } = await read(`你好，我是郑可心，应聘内容运营。
教育背景是浙江传媒学院网络与新媒体本科，2018.09到2022.06。
大三在杭州晴川文化传媒有限公司实习（2021.03-2021.09），岗位是内容运营实习生，写推文60篇。
毕业之后一直在杭州一叶茶饮管理有限公司，2022.07至今，职位内容运营，账号涨到15万粉。
2022年1月到2022年6月在家照顾老人
做过一个项目：校园咖啡地图小程序，2020.10-2020.12，我负责策划。
电话13900006789`);
    expect(education).toMatchObject([{ school: { name: { zh: '浙江传媒学院' } }, degreeLevel: 'bachelor' }]);
    expect(internships).toMatchObject([
      { company: { zh: '杭州晴川文化传媒有限公司' }, title: { zh: '内容运营实习生' } },
    ]);
    expect(work).toMatchObject([{ company: { zh: '杭州一叶茶饮管理有限公司' }, title: { zh: '内容运营' } }]);
    expect(projects).toMatchObject([{ name: { zh: '校园咖啡地图小程序' } }]);
    expect(unplaced).toContain('2022年1月到2022年6月在家照顾老人');
  });

  it('quotes the words of the file', async () => {
    const { fields } = await read(`姓名：温若谷
电话：13800009001
工作：2021.07-至今，青岛远帆供应链有限公司，财务专员
教育：2017.09-2021.06，青岛大学，金融学，本科`);
    expect(fields.find(({ pointer }) => pointer.startsWith('/work/0/company'))?.source?.quote).toBe(
      '工作：2021.07-至今，青岛远帆供应链有限公司，财务专员',
    );
  });

  it('treats work within full-time education as an internship', async () => {
    const { internships, work } = await read(`温若谷
13800009001

集美大学 视觉传达设计 本科 2018.09-2022.06

厦门拾光文创有限公司 插画助理 2021.03-2021.08
画了两本绘本

厦门拾光文创有限公司 插画师 2022.07-2024.05
负责周边设计`);
    expect(internships).toMatchObject([{ title: { zh: '插画助理' } }]);
    expect(work).toMatchObject([{ title: { zh: '插画师' } }]);
  });
});

describe('text without a field', () => {
  const REST = `温若谷
13800009001

教育经历
2015.09-2019.06  集美大学  物流管理  本科
`;

  it('includes qualifications that were not obtained', async () => {
    const { certificates, unplaced } = await read(`${REST}
证书
叉车司机证、二级建造师未通过`);
    expect(certificates).toMatchObject([{ name: { zh: '叉车司机证' } }]);
    expect(certificates).toHaveLength(1);
    expect(unplaced).toContain('二级建造师未通过');
  });

  it('includes declarations, signatures and page headers', async () => {
    const { awards, unplaced } = await read(`${REST}
个人简历  第2页
获奖
2018.10  校一等奖学金
本人承诺以上信息属实，愿承担责任。
签名：`);
    expect(awards).toHaveLength(1);
    expect(unplaced).toContain('本人承诺以上信息属实，愿承担责任。');
  });

  it('includes unfilled template rows', async () => {
    const { work } = await read(`${REST}
工作经历
2019.07-至今  厦门澜川商贸有限公司  仓管员
收发货
20XX.XX-20XX.XX  公司名称  职位名称`);
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toHaveLength(1);
  });
});

describe('headings of a plain text', () => {
  it('are separate lines of heading words, with any other words', async () => {
    const { education, campus, awards } = await read(`温若谷
13800009001

工作经历
2019.07-至今  厦门澜川商贸有限公司  仓管员
收发货

求学与进修
2015.09-2019.06  集美大学  物流管理  本科

校园活动与荣誉
集美大学青年志愿者协会  副会长  2016.09-2018.06
- 组织 6 场义卖
2018.10  校一等奖学金`);
    expect(education).toMatchObject([{ school: { name: { zh: '集美大学' } } }]);
    expect(campus).toMatchObject([{ role: { zh: '副会长' } }]);
    expect(awards).toHaveLength(1);
  });
});
