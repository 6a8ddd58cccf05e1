import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const PERSON = '林知夏\n电话：13800138000\n';

describe('unseen form layouts', () => {
  it('recognises labels by the words that they consist of', async () => {
    const { basics, intention, education } = await read(`公开招聘报名表
姓\u3000\u3000名\t林知夏\t出生年月日\t2003.3
报考岗位\t语文教师\t期望工作地区\t株洲
联系号码\t13800138000\t电子信箱\tlin@example.com
学历层次\t大专\t在校时间\t2021.9-2025.6
毕业院校\t琼台师范学院\t所学专业\t小学教育`);
    expect(basics).toMatchObject({ name: { zh: '林知夏' }, phone: '13800138000', email: 'lin@example.com' });
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '语文教师' } }],
      cities: [{ name: { zh: '株洲' } }],
    });
    expect(education).toMatchObject([
      { school: { name: { zh: '琼台师范学院' } }, degreeLevel: 'college', period: { end: { y: 2025 } } },
    ]);
  });

  it('recognises headings with brackets and one-word headings', async () => {
    const { internships, campus } = await read(`${PERSON}
实习（工作）简历\t2024.2-2024.9  在施耐德电气任软装设计
值守机舱设备，按期交付。
校园
校史馆讲解队
讲解员 · 2022.9-2023.6
• 接待参观者300人，获表扬信2封`);
    expect(internships).toMatchObject([{ company: { zh: '施耐德电气' }, title: { zh: '软装设计' } }]);
    expect(campus).toMatchObject([{ organisation: { zh: '校史馆讲解队' }, role: { zh: '讲解员' } }]);
  });

  it('decides by the education whether 工作/实习经历 are internships', async () => {
    const text = (end: string) => `${PERSON}
教育经历
2020.9-${end} 武汉大学 会计学 本科
工作/实习经历
2023.1-2023.6 美团 新媒体编辑
• 撰写推文30篇，阅读量10万`;
    expect((await read(text('2024.6'))).internships).toHaveLength(1);
    expect((await read(text('2022.6'))).work).toHaveLength(1);
  });

  it('does not take a marker that only entry heads have for a bullet', async () => {
    const { internships } = await read(`${PERSON}
实习经历
● 木林森照明
信号工 / 2025/1 - 至今
◇ 工作内容：
①编制方案，走访9家，获表扬信11封
● 京东方
工艺技术员 / 2024/4 - 2024/8
◇ 工作内容：
①更换刀具三种，按期交付`);
    expect(internships).toMatchObject([
      { company: { zh: '木林森照明' }, title: { zh: '信号工' }, highlights: [{ kind: 'bullet' }] },
      { company: { zh: '京东方' }, title: { zh: '工艺技术员' } },
    ]);
  });

  it('splits names at dots and keeps a college whose name has no subject with its university', async () => {
    const { education, projects } = await read(`${PERSON}
教育经历
昆明医科大学海源学院·助产·本科
2020.9～2024.6
项目经历
“双碳”背景下的库存策略·模具设计
2023.10～2024.02
-更换刀具三种，废品率由4%降到0.8%`);
    expect(education).toMatchObject([
      { school: { name: { zh: '昆明医科大学海源学院' } }, major: { zh: '助产' }, degreeLevel: 'bachelor' },
    ]);
    expect(projects).toMatchObject([{ name: { zh: '“双碳”背景下的库存策略' }, role: { zh: '模具设计' } }]);
  });

  it('splits clauses at semicolons and skill groups at brackets', async () => {
    const { internships, skills } = await read(`${PERSON}
实习经历
2024.1-2024.6 京东方 质检员
工作内容：检出不合格批次3批；编制作业指导书两份；培训新员工12人
专业技能
制图（AutoCAD、UG）；办公（Word、Excel）`);
    expect(internships[0]?.highlights).toHaveLength(3);
    expect(skills).toMatchObject([{ keywords: ['AutoCAD', 'UG'] }, { keywords: ['Word', 'Excel'] }]);
  });

  it('reads entry heads with brackets consistently, and lists in brackets as parts', async () => {
    const { education, projects } = await read(`${PERSON}
壹 / 教育
1. 2021.9-2025.6：北京舞蹈学院（特殊教育，本科）
叁 / 项目
1. 2023.10-2024.2：拓扑绝缘体薄膜（朗诵者）
   - 编制方案，按期交付
2. 2022.10-2023.2：红色家书诵读会（程序设计）
   - 更换刀具三种，按期交付`);
    expect(education).toMatchObject([
      { school: { name: { zh: '北京舞蹈学院' } }, major: { zh: '特殊教育' }, degreeLevel: 'bachelor' },
    ]);
    expect(projects).toMatchObject([
      { name: { zh: '拓扑绝缘体薄膜' }, role: { zh: '朗诵者' } },
      { name: { zh: '红色家书诵读会' }, role: { zh: '程序设计' } },
    ]);
  });

  it('reads labels separated by semicolons and words separated by spaces only', async () => {
    const { internships, skills, basics } = await read(`訾鹏飞的简历
电话：13800138000
（二）实习实训
单位：中远海运；岗位：数控操作工；时间：2023年1月至2023年6月
①更换刀具三种，按期交付。
专业技能
教学工具: 希沃白板 剪映 Canva`);
    expect(basics.name).toEqual({ zh: '訾鹏飞' });
    expect(internships).toMatchObject([{ company: { zh: '中远海运' }, title: { zh: '数控操作工' } }]);
    expect(skills).toMatchObject([{ keywords: ['希沃白板', '剪映', 'Canva'] }]);
  });

  it('finds a rare surname below the title and stacked labels in one cell', async () => {
    const html = `<html><body><h1>个人简历</h1><table><tr><td>性别<br>民族</td><td>女<br>汉族</td></tr></table>
<p>逄志刚</p><p>数控操作工 | 舟山</p><p>13800138000</p><h2>教育背景</h2><p>2021.9-2025.6 琼台师范学院 小学教育 本科</p></body></html>`;
    const { document } = await importFile({ bytes: Buffer.from(html), name: 'x.html' });
    expect(document.basics).toMatchObject({ gender: 'female', ethnicity: '01', name: { zh: '逄志刚' } });
    expect(document.intention).toMatchObject({
      positions: [{ name: { zh: '数控操作工' } }],
      cities: [{ name: { zh: '舟山' } }],
    });
  });
});
