import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const FORESTER = `干部履历表
姓  名：高建军    性  别：男    民  族：汉族    出生年月：1973.04
籍  贯：吉林敦化   参加工作时间：1995.07   政治面貌：中共党员（1999.06入党）
学历学位：全日制教育 大专 吉林林业学校林学专业；在职教育 大学 东北林业大学农林经济管理专业
现任职务：敦化市林业局造林科科长
联系电话：13800009961

个人简历
1992.09—1995.07   吉林林业学校林学专业学习
1995.07—2001.03   敦化市黄泥河林业站  技术员
2001.03—2008.11   敦化市林业局资源林政科  科员
2008.11—2018.06   敦化市林业局营林科  副科长
2018.06—          敦化市林业局造林科  科长

主要业绩
（一）组织完成2019至2023年人工造林4.2万亩，成活率93%。
（二）牵头编制全市森林资源规划3部。

奖惩情况
2015年度、2020年度考核优秀；2022年获省级绿化先进个人
年度考核情况：称职`;

const CLERK = `姓名：白玛央金   性别：女   民族：藏族   出生年月：1991年10月
学历学位：大学本科、管理学学士
现任职务：康定市姑咱镇党政办 主任
手机：13800009962

学习工作简历
2010.09-2014.06  西南民族大学行政管理专业学习
2014.07-2016.12  康定市金汤镇高碉村  大学生村官
2016.12-2019.05  康定市姑咱镇人民政府  科员（试用期一年）
2019.05-2022.03  康定市委组织部（借调）  干部
2022.03 至今     康定市姑咱镇党政办  主任

主要工作
1. 负责镇党委会、办公会材料和会务，年均起草各类材料60余篇。
2. 大学生村官期间牵头3个村易地搬迁户后续帮扶，涉及87户。

证书
普通话二级乙等；C1驾驶证`;

const posts = async (text: string) =>
  (await read(text)).work.map(({ company, title }) => [company?.zh, title?.zh]);

describe('a civil service form', () => {
  it('gives the positions at government offices as employments only', async () => {
    expect(await posts(FORESTER)).toEqual([
      ['敦化市黄泥河林业站', '技术员'],
      ['敦化市林业局资源林政科', '科员'],
      ['敦化市林业局营林科', '副科长'],
      ['敦化市林业局造林科', '科长'],
    ]);
    expect(await posts(CLERK)).toEqual([
      ['康定市金汤镇高碉村', '大学生村官'],
      ['康定市姑咱镇人民政府', '科员（试用期一年）'],
      ['康定市委组织部（借调）', '干部'],
      ['康定市姑咱镇党政办', '主任'],
    ]);
  });

  it('gives the education entries their levels from 学历学位', async () => {
    expect((await read(FORESTER)).education).toMatchObject([
      { school: { name: { zh: '吉林林业学校' } }, major: { zh: '林学' }, degreeLevel: 'college' },
      { school: { name: { zh: '东北林业大学' } }, major: { zh: '农林经济管理' }, degreeLevel: 'bachelor' },
    ]);
    expect((await read(CLERK)).education).toMatchObject([
      { school: { name: { zh: '西南民族大学' } }, major: { zh: '行政管理' }, degreeLevel: 'bachelor' },
    ]);
  });

  it('puts statements in the position they name, otherwise in the last one', async () => {
    const statements = (await read(CLERK)).work.map(({ highlights = [] }) => JSON.stringify(highlights));
    expect(statements[0]).toContain('涉及87户');
    expect(statements[3]).toContain('年均起草各类材料60余篇');
    expect(statements[3]).not.toContain('涉及87户');
    expect(JSON.stringify((await read(FORESTER)).work.at(-1)?.highlights)).toContain('人工造林4.2万亩');
  });

  it('gives an award for each year, and none for a routine appraisal', async () => {
    const { document, unplaced } = await readAll(FORESTER);
    expect(document.awards.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
      ['考核优秀', 2015],
      ['考核优秀', 2020],
      ['省级绿化先进个人', 2022],
    ]);
    expect(unplaced.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['年度考核情况：称职', '敦化市林业局造林科科长']),
    );
    expect(document.basics.facts?.map(({ label }) => label?.zh) ?? []).not.toContain('职务');
  });
});
