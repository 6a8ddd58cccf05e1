import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;

const NURSE = `我叫陈晓敏，女，31岁，在苏州，电话 13812345670
想找幼儿园保健医的工作，薪资5-6k

大专毕业，苏州卫生职业技术学院，护理，2012年9月到2015年6月

做过的工作：
2018年5月到现在 在苏州金色童年幼儿园 保健医
每天给210个孩子晨检
2015.7—2018.4 苏州沧浪区社区卫生服务中心护士，两班倒，打针换药，写护理记录，每天大概接诊60个病人

会的东西：Word，Excel会做表格，晨检，英语能跟外教沟通（四级没过，但是说得可以），有驾照C1
还考了个 育婴师证（四级），2019年的；2021年又考了保健医上岗证，2022年拿了健康管理师证（三级）`;

const TRADER = `周凯文 Kevin Zhou
Mobile: +86 138 0000 5091 | Email: kevin.zhou@example.com | 江苏苏州 Suzhou, Jiangsu

WORK EXPERIENCE 工作经历
苏州市宏图纺织品进出口有限公司 Suzhou Hongtu Textile Import & Export Co., Ltd.
Senior Sales Representative 外贸主管    2021.03 – Present
• 开发新客户12个

SKILLS 技能
Tools: Salesforce, Excel
Certificates: 报关员证书（2019）, 单证员证 2020`;

describe('lists told in sentences', () => {
  it('takes certificates with their years, without verbs and particles', async () => {
    const { certificates } = await read(NURSE);
    expect(certificates).toMatchObject([
      { name: { zh: '驾照C1' } },
      { name: { zh: '育婴师证（四级）' }, date: { y: 2019 } },
      { name: { zh: '保健医上岗证' }, date: { y: 2021 } },
      { name: { zh: '健康管理师证（三级）' }, date: { y: 2022 } },
    ]);
    expect(certificates.map(({ issuer }) => issuer)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('reads a label in the words of the person, and gives languages and certificates their own lists', async () => {
    const { skills, languages } = await read(NURSE);
    expect(skills).toMatchObject([{ keywords: ['Word', 'Excel', '晨检'] }]);
    expect(skills[0]?.name).toBeUndefined();
    expect(languages).toMatchObject([{ name: { zh: '英语' }, fluency: 'conversational' }]);
  });

  it('divides an employer from the title after it; clauses after the title are statements', async () => {
    const { work } = await read(NURSE);
    expect(work[1]).toMatchObject({ company: { zh: '苏州沧浪区社区卫生服务中心' }, title: { zh: '护士' } });
    expect(work[1]?.department).toBeUndefined();
    expect(JSON.stringify(work[1]?.highlights)).toContain('两班倒，打针换药');
  });
});

describe('names in two languages', () => {
  it('has the employer on its own line, and one title', async () => {
    const { work } = await read(TRADER);
    expect(work).toHaveLength(1);
    expect(work[0]).toMatchObject({
      company: {
        zh: '苏州市宏图纺织品进出口有限公司',
        en: 'Suzhou Hongtu Textile Import & Export Co., Ltd.',
      },
      title: { zh: 'Senior Sales Representative 外贸主管' },
    });
  });

  it('reads dated certificates between commas, and the place of the contact details', async () => {
    const { certificates, basics } = await read(TRADER);
    expect(certificates).toMatchObject([
      { name: { zh: '报关员证书' }, date: { y: 2019 } },
      { name: { zh: '单证员证' }, date: { y: 2020 } },
    ]);
    expect(basics.residence).toMatchObject({ name: { zh: '江苏苏州' } });
  });
});

it('reads labels of a table whose letters are spread to the width of the cell', async () => {
  const { basics } = await read(
    '个 人 简 历\n姓    名 | 孙丽华 | 性    别 | 女\n籍    贯 | 山东济宁 | 民    族 | 汉族\n\n【工作经历】\n2016.03-2022.06 济宁宏达机械有限公司 仓库主管\n管理3个仓库',
  );
  expect(basics).toMatchObject({
    name: { zh: '孙丽华' },
    gender: 'female',
    nativePlace: { name: { zh: '山东济宁' } },
  });
});

it('keeps the city after an e-mail address', async () => {
  const { basics } = await read(
    '李强\n电话：13800001199  邮箱：liqiang@example.com  长沙\n求职意向：钳工\n\n教育背景\n长沙机电职业学院    机械制造    大专    2023.09-2026.06',
  );
  expect(basics).toMatchObject({ email: 'liqiang@example.com', residence: { name: { zh: '长沙' } } });
});
