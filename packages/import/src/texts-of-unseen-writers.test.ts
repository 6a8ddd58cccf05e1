import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '沈一诺\n电话：13800009917\n';
const WORK = '工作经历\n2019.3-2023.4  杭州云栖商贸有限公司  店员\n';

describe('words next to the name', () => {
  it.each([
    ['柳一舟  中学数学教师', '中学数学教师'],
    ['柳一舟 | UI/交互设计师 | 5年', 'UI/交互设计师'],
    ['柳一舟  品牌设计 / 插画', '品牌设计 / 插画'],
  ])('are the headline, not a job preference: %s', async (line, headline) => {
    const { basics, intention } = await read(`${line}\n电话：13800009917\n${WORK}`);
    expect(basics.headline).toEqual({ zh: headline });
    expect(intention.positions ?? []).toHaveLength(0);
  });

  it('are the job preference of a student', async () => {
    const { basics, intention } = await read(
      '柳一舟  前端开发实习生\n电话：13800009917\n教育经历\n2022.9-2026.6  宁波大学  软件工程  本科\n',
    );
    expect(basics.headline).toBeUndefined();
    expect(intention.positions).toMatchObject([{ name: { zh: '前端开发实习生' } }]);
  });

  it('are a headline and a job preference around an arrow', async () => {
    const { basics, intention } = await read(`柳一舟\n房产顾问 → 想转渠道销售\n电话：13800009917\n${WORK}`);
    expect(basics.headline).toEqual({ zh: '房产顾问' });
    expect(intention.positions).toMatchObject([{ name: { zh: '渠道销售' } }]);
  });

  it.each([
    ['柳一舟 (Eric)', 'Eric'],
    ['柳一舟（Eric Liu）', 'Eric Liu'],
    ['朴成浩 / PARK Seong-ho (Piao Chenghao)', 'PARK Seong-ho'],
  ])('are the name in Latin letters: %s', async (line, name) => {
    const { basics } = await read(`${line}\n电话：13800009917\n${WORK}`);
    expect(basics.name?.en).toBe(name);
    expect(basics.headline).toBeUndefined();
  });
});

describe('headings', () => {
  it.each(['工作经历（共4段）', '工作经历（续）', '工作经历一', '工作经历  编辑'])(
    'may have a remark, a number or a control after them: %s',
    async (heading) => {
      const { work } = await read(
        `${PERSON}${heading}\n2019.3-2023.4  杭州云栖商贸有限公司  店员\n教育经历  添加\n2015.9-2018.6  浙江商贸学校  会计  中专\n技能  添加\nExcel、用友`,
      );
      expect(work).toMatchObject([{ company: { zh: '杭州云栖商贸有限公司' }, title: { zh: '店员' } }]);
    },
  );

  it('may be repeated with numbers', async () => {
    const { work } = await read(
      `${PERSON}工作经历一\n单位：杭州云栖商贸有限公司\n岗位：店员\n工作经历二\n单位：宁波海曙百货公司\n岗位：店长`,
    );
    expect(work.map(({ company }) => company?.zh)).toEqual(['杭州云栖商贸有限公司', '宁波海曙百货公司']);
  });

  it('of a table that continues on the next page are the same heads', async () => {
    const { family } = await read(
      `${PERSON}家庭成员\n关系\t姓名\t单位\n父亲\t沈某\t务农\n关系（续）\t姓名（续）\t单位（续）\n母亲\t何某\t务农`,
    );
    expect(family.map(({ relation }) => relation?.zh)).toEqual(['父亲', '母亲']);
  });
});

describe('labels', () => {
  it('may have another symbol instead of the colon throughout a file', async () => {
    const { basics, work } = await read(`求职者/ 巴特尔
性别/ 男
民族/ 蒙古族
老家/ 内蒙古赤峰    现居地/ 唐山曹妃甸
联系电话/ 13800003940
工作/ 曹妃甸港某钢铁厂 天车工 2012年5月至2024年8月
语言/ 蒙古语、汉语`);
    expect(basics).toMatchObject({
      name: { zh: '巴特尔' },
      gender: 'male',
      residence: { name: { zh: '唐山曹妃甸' } },
    });
    expect(work).toMatchObject([{ company: { zh: '曹妃甸港某钢铁厂' }, title: { zh: '天车工' } }]);
  });

  it('for two kinds of education in a form give two entries', async () => {
    const { education } = await read(`信息登记表
姓名\t令狐安\t性别\t男
全日制教育\t毕业院校系及专业\t在职教育\t毕业院校系及专业
大学本科\t山西财经大学行政管理\t硕士研究生\t山西大学公共管理
联系电话\t13800003437\t民族\t汉族`);
    expect(education).toMatchObject([
      { school: { name: { zh: '山西财经大学' } }, major: { zh: '行政管理' }, degreeLevel: 'bachelor' },
      { school: { name: { zh: '山西大学' } }, major: { zh: '公共管理' }, degreeLevel: 'master' },
    ]);
  });

  it('before all cells of a row give a list', async () => {
    const { certificates, languages } = await read(`姓名\t库尔班\t性别\t男
电话\t13800003356\t民族\t维吾尔族
工作经历
2018.11-至今\t天路快运公司\t客运司机
从业资格\t道路旅客运输从业资格证\t道路货物运输从业资格证
语言\t维吾尔语\t普通话`);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '道路旅客运输从业资格证',
      '道路货物运输从业资格证',
    ]);
    expect(languages.map(({ name }) => name?.zh)).toEqual(['维吾尔语', '普通话']);
  });
});

describe('a statement after a title', () => {
  it('is not a department', async () => {
    const { work } = await read(
      `${PERSON}工作经历\n2011.4-2018.10  葡萄沟运输队  货车司机  送葡萄干到广州，温度损耗低于2%`,
    );
    expect(work).toMatchObject([{ company: { zh: '葡萄沟运输队' }, title: { zh: '货车司机' } }]);
    expect(work[0]?.department).toBeUndefined();
    expect(work[0]?.highlights).toMatchObject([{ zh: [{ text: '送葡萄干到广州，温度损耗低于2%' }] }]);
  });

  it('follows the date of a project on the same line', async () => {
    const { projects } = await read(
      `${PERSON}${WORK}项目经历\n地铁客流预测 2023.08 用三年刷卡数据做对比，误差降到 7.4%`,
    );
    expect(projects).toMatchObject([{ name: { zh: '地铁客流预测' } }]);
    expect(projects[0]?.highlights).toHaveLength(1);
  });
});

describe('lists', () => {
  it.each([
    ['Photoshop Illustrator Figma C4D（建模渲染入门）', ['Photoshop', 'Illustrator', 'Figma', 'C4D']],
    ['A/B 测试、SQL', ['A/B 测试', 'SQL']],
    ['Word Excel（透视表、VLOOKUP） 钉钉', ['Word', 'Excel（透视表、VLOOKUP）', '钉钉']],
    ['SAP（基本操作）、Excel', ['SAP', 'Excel']],
  ])('of skills are split by name: %s', async (line, words) => {
    const { skills } = await read(`${PERSON}${WORK}技能\n${line}`);
    expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(words);
  });

  it.each([
    ['西宁河湟医院“优秀护士”', '西宁河湟医院', '“优秀护士”'],
    ['海曙精工厂年度优秀员工', '海曙精工厂', '年度优秀员工'],
    ['公司销售冠军', undefined, '公司销售冠军'],
    ['全国大学生电子设计竞赛一等奖', undefined, '全国大学生电子设计竞赛'],
  ])('of awards give the issuer before the name: %s', async (line, issuer, name) => {
    const { awards } = await read(`${PERSON}${WORK}荣誉\n2021年 ${line}`);
    expect(awards[0]?.issuer?.zh).toBe(issuer);
    expect(awards[0]?.name?.zh?.replace(/[“”]/gu, '')).toBe(name.replace(/[“”]/gu, ''));
  });

  it.each([
    ['张三. 高镍材料微裂纹的统计观察[J]. 江淮材料, 2024.', '高镍材料微裂纹的统计观察'],
    ['冠心病危险因素聚类分析，《循环研究》，2020，第一作者', '冠心病危险因素聚类分析'],
    ['敦煌写本《韩擒虎话本》校读札记，2019', '敦煌写本《韩擒虎话本》校读札记'],
    ['手术室耗材条码管理的实践. 辽东护理，2021', '手术室耗材条码管理的实践'],
    [
      'Weng S., Müller T. Stress relaxation in vitrimers. Macromolecules, 2023.',
      'Stress relaxation in vitrimers',
    ],
  ])('of papers give only the title: %s', async (line, title) => {
    const { papers } = await read(`${PERSON}${WORK}论文\n${line}`);
    expect(papers.map((paper) => paper.title?.zh)).toEqual([title]);
  });

  it('below 其他 go to the section that their words indicate', async () => {
    const { hobbies, custom } = await read(`${PERSON}${WORK}其它\n喜欢硬笔书法、古筝`);
    expect(hobbies.map(({ name }) => name?.zh)).toEqual(['硬笔书法', '古筝']);
    expect(custom).toHaveLength(0);
  });

  it('do not read the year in brackets as a score', async () => {
    const { languages } = await read(`${PERSON}${WORK}语言\n大学英语四级（2013/06）、日语 N2 (2018)`);
    expect(languages.map(({ score }) => score)).toEqual([undefined, undefined]);
  });
});

describe('web addresses without https', () => {
  it.each([
    ['portfolio.example.com/linlin', ['portfolio.example.com/linlin']],
    ['github.com/linlin', ['github.com/linlin']],
    ['ASP.NET', []],
    ['Node.js', []],
  ])('are links if they have a host and a path: %s', async (words, urls) => {
    const { basics } = await read(`沈一诺\n13800009917 · ${words}\n${WORK}`);
    expect((basics.links ?? []).map(({ url }) => url)).toEqual(urls);
  });
});

describe('education in sentences', () => {
  it('has a period before the school', async () => {
    const { education, certificates } = await read(
      '我叫白鹭，女，1996年12月生，河南信阳人。2014年9月到2018年6月就读于信阳师范学院数学与应用数学专业，本科。2020年8月至今在光山县第三小学任数学教师，兼任教研组长。我有小学数学教师资格证和普通话二级甲等，电话13800003332。',
    );
    expect(education).toMatchObject([
      {
        school: { name: { zh: '信阳师范学院' } },
        major: { zh: '数学与应用数学' },
        period: { start: { y: 2014, m: 9 }, end: { y: 2018, m: 6 } },
      },
    ]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['小学数学教师资格证', '普通话二级甲等']);
  });
});

describe('positions', () => {
  it('below an employer on its own line all belong to that employer', async () => {
    const { work } = await read(`${PERSON}工作经历
渝峡建设集团有限公司
项目安全主管   2023/04~至今   江南污水厂扩建
▪ 编制专项方案7份
专职安全员   2021/09~2023/03   滨湖路管网
▪ 每日巡查，开整改单`);
    expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
      ['渝峡建设集团有限公司', '项目安全主管'],
      ['渝峡建设集团有限公司', '专职安全员'],
    ]);
  });

  it.each([
    ['2017.6-2017.9  Tianfu Robotics  Intern', 'internships'],
    ['2019.3-2020.2  Tianfu Robotics  Engineer', 'work'],
  ])('of interns before graduation are internships: %s', async (line, section) => {
    const { work, internships } = await read(
      `${PERSON}工作经历\n2020.3-2023.2  云栖商贸有限公司  店员\n${line}\n教育经历\n2014.9-2018.6  宁波大学  软件工程  本科`,
    );
    expect(work).toHaveLength(section === 'work' ? 2 : 1);
    expect(internships).toHaveLength(section === 'internships' ? 1 : 0);
  });
});

describe('rated skills', () => {
  it.each(['Photoshop ★★★★☆ Illustrator ★★★☆☆', '软件：Photoshop 80% Illustrator 60%'])(
    'are the names alone: %s',
    async (line) => {
      const { skills } = await read(`${PERSON}${WORK}技能\n${line}`);
      expect(skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['Photoshop', 'Illustrator']);
    },
  );
});

describe('certificates separated by spaces only', () => {
  it('are read one by one', async () => {
    const { certificates } = await read(`${PERSON}${WORK}证书\n幼儿园教师资格证✅ 普通话二甲✅ 保育员四级✅`);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '幼儿园教师资格证',
      '普通话二甲',
      '保育员四级',
    ]);
  });
});

describe('English résumés', () => {
  it('give the major in the degree, and cities after the desired position', async () => {
    const { education, intention } = await read(`Ruoxi Xu
Email: ruoxi.xu@example.com
Wanted job: Export Sales Manager in Yongkang or Ningbo, salary negotiable

Education
Monash University, Melbourne, Australia        02/2023 - 11/2024
Master of Data Science, WAM 74.5

Work Experience
2017.5-now    Yongkang Garden Tools Factory    Export Salesman`);
    expect(education).toMatchObject([{ major: { en: 'Data Science' }, gpa: { value: 74.5 } }]);
    expect(intention).toMatchObject({
      positions: [{ name: { en: 'Export Sales Manager' } }],
      cities: [{ name: { en: 'Yongkang' } }, { name: { en: 'Ningbo' } }],
    });
  });
});
