import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;
const items = (value: unknown): string => JSON.stringify(value);

const GEOLOGIST = `苏文博
男，1990年2月生，山东烟台人
电话：13800009971\t邮箱：su@example.com

教育经历
2016.09—2021.06\t同济大学\t岩土工程\t博士
2009.09—2013.06\t烟台大学\t土木工程\t本科

工作经历
2021.07—2023.05\t中国科学院某植物园\t博士后（合作导师：李某研究员）
2023.06—至今\t中国科学院武汉岩土力学研究所\t助理研究员（指导教师：孙某研究员）

研究方向
海洋岩土力学；软土循环蠕变与长期沉降

主持或参与的科研项目
课题名称\t项目来源\t起止时间\t本人角色
滨海软土地基长期沉降机理\t国家自然科学基金青年项目，30万元\t2023.01—2025.12\t主持
川藏铁路高地应力隧道支护技术\t国家重点研发计划课题\t2019.01—2021.12\t参与，负责数值模拟

代表性论文（发表SCI/EI论文12篇，第一作者6篇）
[1] Su W.B., Zhou L., et al. Creep behaviour of marine clay under cyclic loading. Computers and Geotechnics, 2023, 155: 105201.
[2] 苏文博，周某. 循环荷载下软黏土的孔压发展规律. 岩土力学，2021，42(3)：701-710.

教学与人才培养
2018年秋、2019年秋\t同济大学《土力学》助教，承担实验课48学时

获奖及学术兼职
2021年\t同济大学优秀博士学位论文
Ocean Engineering、岩土工程学报 审稿人

技能
ABAQUS、FLAC3D、Python；英语CET-6，可全英文授课`;

const TRANSLATOR = `Jiayi (Chloe) LIN
Guangzhou, China | +86 138 0000 9972 | lin@example.com

EDUCATION
University of Leeds, United Kingdom                                  Sep 2024 – Dec 2025
MA in Applied Translation Studies, expected Merit (dissertation 68/100)

Guangdong University of Foreign Studies, Guangzhou                   Sep 2020 – Jun 2024
BA in English Language and Literature, GPA 3.7/4.0

EXPERIENCE
Localisation Intern, Playwise Games Co., Ltd (Guangzhou)             Jul 2025 – Nov 2025
• Translated 86,000 words of in-game dialogue from Chinese into English

Student Interpreter (part-time), Canton Fair                         Apr 2023 – May 2023
• Interpreted for 40 buyers at three stands

SKILLS
Tools: Trados, memoQ, Aegisub`;

describe('a researcher’s résumé', () => {
  it('has titles without the names of supervisors', async () => {
    const { document, unplaced } = await readAll(GEOLOGIST);
    expect(document.work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
      ['中国科学院某植物园', '博士后'],
      ['中国科学院武汉岩土力学研究所', '助理研究员'],
    ]);
    expect(items(unplaced)).toContain('合作导师：李某研究员');
  });

  it('has projects with funding source, role and work from a table', async () => {
    const { research } = await read(GEOLOGIST);
    expect(research).toMatchObject([
      {
        name: { zh: '滨海软土地基长期沉降机理' },
        role: { zh: '主持' },
        funding: { zh: '国家自然科学基金青年项目（30万元）' },
      },
      {
        name: { zh: '川藏铁路高地应力隧道支护技术' },
        role: { zh: '参与' },
        funding: { zh: '国家重点研发计划课题' },
      },
    ]);
    expect(research[0]?.highlights).toBeUndefined();
    expect(items(research[1]?.highlights)).toContain('负责数值模拟');
  });

  it('has titles of papers after names with several initials, and keeps the counts in the heading', async () => {
    const { papers, custom } = await read(GEOLOGIST);
    expect(papers.map(({ title }) => title?.zh)).toEqual([
      'Creep behaviour of marine clay under cyclic loading',
      '循环荷载下软黏土的孔压发展规律',
    ]);
    expect(items(custom)).toContain('发表SCI/EI论文12篇，第一作者6篇');
  });

  it('keeps research fields, teaching and reviewing in separate sections', async () => {
    const { custom, awards, skills } = await read(GEOLOGIST);
    expect(custom.map(({ title }) => title?.zh)).toEqual(
      expect.arrayContaining(['研究方向', '教学与人才培养', '学术服务']),
    );
    expect(awards.map(({ name }) => name?.zh)).toEqual(['同济大学优秀博士学位论文']);
    expect(items(skills)).not.toContain('授课');
  });
});

describe('the English résumé of a person who studied abroad', () => {
  it('has a name with a nickname', async () => {
    expect((await read(TRANSLATOR)).basics.name).toEqual({ en: 'Jiayi (Chloe) LIN' });
  });

  it('has the country and city after a school as places, and the majors of the degrees', async () => {
    const { education } = await read(TRANSLATOR);
    expect(education).toMatchObject([
      {
        school: { name: { en: 'University of Leeds' } },
        place: { en: 'United Kingdom' },
        major: { en: 'Applied Translation Studies' },
        degreeLevel: 'master',
      },
      {
        school: { name: { en: 'Guangdong University of Foreign Studies' } },
        place: { en: 'Guangzhou' },
        major: { en: 'English Language and Literature' },
        degreeLevel: 'bachelor',
      },
    ]);
    expect(items(education[0]?.highlights)).toContain('expected Merit (dissertation 68/100)');
  });

  it('keeps the place of an internship in brackets separate', async () => {
    const { internships, work } = await read(TRANSLATOR);
    expect(internships).toMatchObject([
      {
        company: { en: 'Playwise Games Co., Ltd' },
        title: { en: 'Localisation Intern' },
        place: { en: 'Guangzhou' },
      },
    ]);
    expect(work.map(({ company }) => company?.en)).toEqual(['Canton Fair']);
  });
});
