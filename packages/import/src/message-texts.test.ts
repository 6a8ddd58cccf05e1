import { importFile } from './import-file.js';

const read = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const MESSAGE = `老师好，这是我的简历内容，麻烦您帮我看看

我叫贺文涛，是东北林业大学园林专业的，2022年9月入学的，2026年6月毕业，现在大四。黑龙江绥化人，电话13800004217，邮箱 hwt@example.com。想投园林设计助理或者养护技术员，最好在哈尔滨或者长春。

绩点3.3左右。英语四级过了446，六级没过。CAD比较熟。

大三暑假（2025年7月到8月底）在长春净月绿化工程公司实习过，跟着养护组，每天记录浇水和修剪，还帮忙画过两张种植图。

大二做过一个校园花境的课题，我是成员，主要是去现场数苗。`;

describe('a résumé told in a message', () => {
  it('keeps the person, the studies, the internship and the preference, and no common noun as a name', async () => {
    const { document, unplaced } = await read(MESSAGE);
    expect(document.basics).toMatchObject({
      name: { zh: '贺文涛' },
      phone: '13800004217',
      email: 'hwt@example.com',
    });
    expect(document.education).toMatchObject([
      {
        school: { name: { zh: '东北林业大学' } },
        major: { zh: '园林' },
        period: { start: { y: 2022, m: 9 }, end: { y: 2026, m: 6 } },
      },
    ]);
    expect(document.internships).toMatchObject([
      {
        company: { zh: '长春净月绿化工程公司' },
        period: { start: { y: 2025, m: 7 }, end: { y: 2025, m: 8 } },
      },
    ]);
    expect(document.intention.positions?.map(({ name }) => name?.zh)).toEqual(['园林设计助理', '养护技术员']);
    expect(document.intention.cities?.map(({ name }) => name?.zh)).toEqual(['哈尔滨', '长春']);
    expect(unplaced.map(({ text }) => text)).toContain('老师好，这是我的简历内容，麻烦您帮我看看');
  });
});

describe('a name', () => {
  it.each(['成员', '组长', '负责人', '学生'])('is never the noun in 我是%s', async (noun) => {
    const { document } = await read(
      `在校经历\n做过一个社区调查，我是${noun}，负责发问卷\n电话：13800004217\n技能：Excel、SPSS\n`,
    );
    expect(document.basics.name).toBeUndefined();
  });
});

describe('text without a field', () => {
  it('is unplaced, also where the rest of its line was placed', async () => {
    const { document, unplaced } = await read(
      '甄可儿\n电话：13800004218\n\n教育经历\n江城财经大学  2016.09 – 2020.06\n会计学 本科，GPA 3.6/4.0，2018、2019 校二等奖学金\n',
    );
    expect(document.education).toMatchObject([
      { major: { zh: '会计学' }, degreeLevel: 'bachelor', gpa: { value: 3.6 } },
    ]);
    expect(unplaced.map(({ text }) => text).join('')).toContain('校二等奖学金');
  });
});
