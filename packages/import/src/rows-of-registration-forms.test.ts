import { importFile } from './import-file.js';

const read = async (text: string) => await importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const FORM = `江城区医疗卫生单位选调报名表
姓名\t石晓岚\t性别\t女\t出生年月\t1990.04
学历\t本科\t学位\t医学学士\t专业\t护理学
联系电话\t13800002317\t邮箱\tshi@example.com
学习及工作简历
2008.09—2012.06\t江城医学院\t护理学\t学生
2012.08—2015.07\t青石县河口镇中心小学\t代课教师，一年级包班
2015.08—至今\t青石县人民医院\t护士，2019年起任护理组长
执业情况
每月值夜班6个，分管病床24张。
2023年全县护理技能考核，本组平均分92，全院第一；接手时平均分81。
压疮高危患者从2021年开始每班交接记录，发生率从2.1%到0.4%。
获奖情况
2021.05\t青石县优秀护士
家庭成员
丈夫\t李立\t江城某建筑公司\t施工员
儿子\t李安\t6岁\t江城
近三年年度考核\t2021合格\t2022优秀\t2023优秀
本人签名\t石晓岚\t2024年4月12日
`;

describe('a registration form', () => {
  it('keeps the sentences of a section without entries with the present post', async () => {
    const { document } = await read(FORM);
    const present = document.work.find(({ period }) => period?.end === 'present');
    expect(present).toMatchObject({ company: { zh: '青石县人民医院' } });
    expect(JSON.stringify(present?.highlights)).toContain('发生率从2.1%到0.4%');
    expect(present?.highlights).toHaveLength(4);
  });

  it('leaves them unplaced if several posts are present', async () => {
    const { document, unplaced } = await read(
      FORM.replace('2015.08—至今', '2014.01—至今\t青石县红星门诊部\t护士\n2015.08—至今'),
    );
    expect(JSON.stringify(document.work)).not.toContain('分管病床24张');
    expect(JSON.stringify(unplaced)).toContain('分管病床24张');
  });

  it('takes a school for an employer if the next cell is a post of its staff', async () => {
    const { document } = await read(FORM);
    expect(document.education).toHaveLength(1);
    expect(document.work[0]).toMatchObject({
      company: { zh: '青石县河口镇中心小学' },
      title: { zh: '代课教师' },
    });
  });

  it('has relatives only in rows that name a relation, and no age as their employer', async () => {
    const { document, unplaced } = await read(FORM);
    expect(document.family.map(({ relation }) => relation?.zh)).toEqual(['丈夫', '儿子']);
    expect(JSON.stringify(document.family)).not.toContain('6岁');
    expect(JSON.stringify(unplaced)).toContain('近三年年度考核');
  });
});
