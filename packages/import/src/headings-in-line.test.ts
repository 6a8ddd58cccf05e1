import { importFile } from './import-file.js';

const read = async (text: string) => {
  const { document, unplaced } = await importFile({
    bytes: new TextEncoder().encode(text),
    name: '简历.txt',
  });
  return { ...document, unplaced: unplaced.map((line) => line.text) };
};

describe('a heading on the same line as its text', () => {
  it('may be separated only by a space', async () => {
    const { education, internships, practice, awards, skills, unplaced } = await read(`庄念慈
女 | 2004.06 | 13800007101
求职意向：小学数学教师
教育背景 黔南某师范学院 小学教育（师范） 本科 2022.09-2026.06 专业前8%
教育实习
2025.09-2025.12 都匀市某小学 四年级数学实习教师
- 独立授课22节，批改作业约1500本
支教 2024.07-2024.08 罗甸某村小 支教队员
获奖 师范生教学技能大赛校级二等奖；校级奖学金3次
软件 希沃白板、几何画板、剪映`);
    expect(education).toMatchObject([
      {
        school: { name: { zh: '黔南某师范学院' } },
        major: { zh: '小学教育（师范）' },
        degreeLevel: 'bachelor',
      },
    ]);
    expect(internships).toMatchObject([{ company: { zh: '都匀市某小学' } }]);
    expect(internships[0]?.highlights).toHaveLength(1);
    expect(practice).toMatchObject([{ name: { zh: '罗甸某村小' }, role: { zh: '支教队员' } }]);
    expect(awards).toHaveLength(2);
    expect(skills).toMatchObject([{ keywords: ['希沃白板', '几何画板', '剪映'] }]);
    expect(unplaced).toEqual([]);
  });

  it('is not an employer or a field of study', async () => {
    const { education, work } = await read(`庄念慈
26岁 女 大连
求职意向：韩语翻译
工作经历
2023.07-2026.03 大连某软件外包公司 韩语项目助理
- 会议口译，每周2次
教育 2019.09-2023.06 大连某学院 韩语 本科
证书 韩语TOPIK 6级、CATTI三级韩语笔译`);
    expect(work).toHaveLength(1);
    expect(education).toMatchObject([
      { school: { name: { zh: '大连某学院' } }, major: { zh: '韩语' }, degreeLevel: 'bachelor' },
    ]);
  });

  it('may be short and have a colon if a period follows', async () => {
    const { education, basics } = await read(`个人信息：庄念慈 女 13800007101
求职岗位：客服专员（广州）
教育：2021.09—2024.06 珠江某职业学院 电子商务 大专
工作经历
2024.07-2025.10 佛山某快递公司 客服
处理客户投诉，每天接电话70个左右`);
    expect(education).toMatchObject([
      { school: { name: { zh: '珠江某职业学院' } }, major: { zh: '电子商务' }, degreeLevel: 'college' },
    ]);
    expect(basics.name?.zh).toBe('庄念慈');
  });

  it('may be in brackets', async () => {
    const { education, papers, awards, selfEvaluation } = await read(`庄念慈
应聘：初中物理教师
【教育】江城示例师范大学 物理学 本科 2017.09-2021.06
【工作经历】
2021.08-至今 江城市示例中学 物理教师
1.承担八年级两个班物理教学
【获奖与证书】
初中物理教师资格证；校优秀班主任（2023）
【论文】庄念慈.初中物理分层作业的实践[J].物理教学,2023(9):41-43.
【自我评价】热爱教育事业，亲和力强，能熟练使用希沃白板。`);
    expect(education).toMatchObject([
      { school: { name: { zh: '江城示例师范大学' } }, major: { zh: '物理学' } },
    ]);
    expect(papers).toHaveLength(1);
    expect(awards).toMatchObject([{ name: { zh: '校优秀班主任' } }]);
    expect(selfEvaluation).toHaveLength(1);
  });

  it('leaves the closing bracket to its text', async () => {
    const { skills, certificates } = await read(`庄念慈
13800007101
求职意向：亚马逊运营
教育经历
珠江示例学院  商务英语  本科  2018.09-2022.06
技能：Excel、Axure、ERP（马帮、店小秘）
证书：跨境电商师（中级）、注册采购师（CIPS 四级）`);
    expect(skills).toMatchObject([{ keywords: ['Excel', 'Axure', 'ERP（马帮、店小秘）'] }]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '跨境电商师（中级）',
      '注册采购师（CIPS 四级）',
    ]);
  });
});

describe('an entry on one line', () => {
  it('may have a single date, two names and a statement', async () => {
    const { practice, unplaced } = await read(`庄念慈
13800007101
教育背景
2020.09-2024.06 江城示例师范大学 历史学 本科
社会实践
2022.07 "青苗"三下乡服务队 队长，调研报告获省级优秀
2023.07 江边某村小 支教队员 开设朗读课12节，学生36人`);
    expect(practice).toMatchObject([
      { name: { zh: '"青苗"三下乡服务队' }, role: { zh: '队长' }, period: { start: { y: 2022, m: 7 } } },
      { name: { zh: '江边某村小' }, role: { zh: '支教队员' } },
    ]);
    expect(practice[1]?.highlights).toMatchObject([{ zh: [{ text: '开设朗读课12节，学生36人' }] }]);
    expect(unplaced).toEqual([]);
  });
});

describe('a qualification not held', () => {
  it('in brackets does not remove the language', async () => {
    const { languages, awards, unplaced } = await read(`庄念慈
13800007101
教育经历：2010.09-2013.07 珠江示例学院 市场营销 大专
获奖：2021 站酷首页推荐×2；2022 校级奖学金
技能：精通Excel、CRM系统，普通话、粤语、英语流利（四级未过）`);
    expect(languages.map(({ name }) => name?.zh)).toEqual(['普通话', '粤语', '英语']);
    expect(languages[2]?.fluency).toBe('fluent');
    expect(awards).toHaveLength(2);
    expect(unplaced).toEqual(['四级未过']);
  });
});
