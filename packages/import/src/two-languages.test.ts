import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;

const CRA = `Shen Yue (沈玥)
Senior Clinical Research Associate | Shanghai
Mobile: +86 138 0000 4475 | shenyue@example.com

PROFESSIONAL EXPERIENCE
Tiger Clinical 杭州泰康医药科技股份有限公司, Shanghai office — Senior CRA                     03/2023 – Present
- 负责 9 家中心的监查，入组 147 例
- Mentored 3 junior CRAs
WuXi Trials 药明江城（上海）— CRA I / CRA II                                        07/2020 – 02/2023
- Monitored 12 sites
EDUCATION
China Pharmaceutical University (中国药科大学), M.Sc. in Clinical Pharmacy, 2017 – 2020
CERTIFICATES & LANGUAGES
GCP certificate (NMPA, renewed 2025) ; CET-6 561; English as working language (weekly calls with US sponsor)`;

const CELLIST = `LIN Jiahe (Kelly) 林嘉禾
+86 138 0000 0415 | kelly@example.com | Guangzhou, China

EDUCATION
Royal Northern College of Music (RNCM), Manchester, UK    Sep 2021 – Jul 2023
Master of Music in Performance (Cello), Merit
星海音乐学院 Xinghai Conservatory of Music, Guangzhou    Sep 2017 – Jun 2021
Bachelor of Arts in Music Performance 音乐表演（大提琴）, GPA 3.6/4.0

EXPERIENCE
Freelance Cellist & Tutor, Guangzhou    Sep 2023 – Present
• Teach 18 private students

Manchester Camerata (Community Programme), Volunteer Musician    Oct 2022 – May 2023
• 与 2 名音乐治疗师一起写了活动记录模板

SKILLS
Languages: Mandarin (native), English (IELTS 7.0)`;

describe('a résumé in Chinese and English', () => {
  it('has the office after the employer as its department, and two grades as one title', async () => {
    const { work } = await read(CRA);
    expect(work).toMatchObject([
      { department: { zh: 'Shanghai office' }, title: { zh: 'Senior CRA' } },
      { title: { zh: 'CRA I / CRA II' } },
    ]);
    expect(work[0]?.highlights).toHaveLength(2);
  });

  it('keeps certificates with commas in brackets whole, and gives the language its own list', async () => {
    const { certificates, languages } = await read(CRA);
    expect(certificates).toMatchObject([{ name: { zh: 'GCP certificate (NMPA)' }, date: { y: 2025 } }]);
    expect(certificates).toHaveLength(1);
    expect(languages).toHaveLength(2);
    expect(languages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ exam: 'CET-6', score: '561' }),
        expect.objectContaining({ fluency: 'working' }),
      ]),
    );
  });

  it('gives the name in both scripts, not a headline', async () => {
    const { basics } = await read(CELLIST);
    expect(basics.name).toEqual({ zh: '林嘉禾', en: 'LIN Jiahe' });
    expect(basics.headline).toBeUndefined();
  });

  it('gives schools with their degrees and majors', async () => {
    const { education } = await read(CELLIST);
    expect(education).toMatchObject([
      { degreeLevel: 'master', major: { zh: 'Performance (Cello)' } },
      {
        school: { name: { zh: '星海音乐学院', en: 'Xinghai Conservatory of Music' } },
        degreeLevel: 'bachelor',
        major: { zh: 'Music Performance 音乐表演（大提琴）' },
      },
    ]);
  });

  it('does not take a place or a title for an employer', async () => {
    const { work } = await read(CELLIST);
    expect(work).toMatchObject([
      { title: { zh: 'Freelance Cellist & Tutor' }, place: { zh: 'Guangzhou' } },
      { company: { zh: 'Manchester Camerata (Community Programme)' }, title: { zh: 'Volunteer Musician' } },
    ]);
    expect(work[0]?.company).toBeUndefined();
  });
});

it('a labelled name in both scripts is divided', async () => {
  const { basics } = await read(
    'Name: Ma Tianyu 马天宇\nGender: Male | Phone: 13800002264\nWORK EXPERIENCE\nJoyson 均胜电子（宁波）— Software Engineer I / Software Engineer II    2024.06 – Present\n• AUTOSAR CP',
  );
  expect(basics.name).toEqual({ zh: '马天宇', en: 'Ma Tianyu' });
});

it('a school of unknown kind is above its degree', async () => {
  const { education } = await read(
    'Liu Jianing\n13800001199\n\nEDUCATION\nLes Roches Global Hospitality Education, Crans-Montana, Switzerland    Feb 2018 – Jun 2021\nBachelor of Business Administration in Global Hospitality Management, First Class\n\nEXPERIENCE\nHilton Sanya, Guest Relations Agent    Aug 2021 – Jun 2023\n• Handled 90 check-ins per shift',
  );
  expect(education).toMatchObject([
    {
      school: { name: { en: 'Les Roches Global Hospitality Education' } },
      place: { en: 'Crans-Montana, Switzerland' },
      degreeLevel: 'bachelor',
    },
  ]);
});

describe('an employer and a title in two languages on one line', () => {
  const PERSON =
    '贺知夏 | Zoe He\nHangzhou · +86 138 0000 1177 · zoe@example.com\n\nWORK EXPERIENCE 工作经历\n\n';
  const EDUCATION =
    '\nEDUCATION 教育背景\nUniversity of Warwick, MSc Supply Chain Management, 2016.09–2017.11\n江城理工大学 物流管理 本科 2012.09–2016.06\n';

  it('is a head above its dates, however long, and no statement of the entry above', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}Nordwind Logistics (Hangzhou) 北风国际物流（杭州）有限公司 — Senior Supply Chain Planning Specialist 高级供应链计划专员
Apr 2021 – Present
• Led the rollout of a demand planning tool in 3 warehouses
• 负责华东区安全库存模型，缺货率从 4.1% 降到 2.3%

Harbour Foods 海港食品（宁波）— Warehouse Coordinator 仓储协调
07/2018 – 03/2021
• 盘点 4 个仓库，每月出差异报告
• responsible for cycle counts
${EDUCATION}`,
    );
    expect(document.work).toMatchObject([
      {
        company: { zh: 'Nordwind Logistics (Hangzhou) 北风国际物流（杭州）有限公司' },
        title: { zh: 'Senior Supply Chain Planning Specialist 高级供应链计划专员' },
      },
      { company: { zh: 'Harbour Foods 海港食品（宁波）' }, title: { zh: 'Warehouse Coordinator 仓储协调' } },
    ]);
    expect(document.work.map(({ highlights }) => highlights?.length)).toEqual([2, 2]);
    expect(unplaced).toEqual([]);
  });

  it('may have its dates on the same line, bars, or the Chinese name first', async () => {
    const { work } = await read(
      `${PERSON}北辰软件（苏州）有限公司 Polaris Software (Suzhou) Co., Ltd. | 高级测试工程师 Senior Test Engineer | 2020.03 – Present
• Built regression suites
景明酒店集团 Jingming Hotels | 前厅接待 Guest Service Agent | 2018.07 – 2020.02
• Checked in 80 guests per shift
${EDUCATION}`,
    );
    expect(work).toMatchObject([
      {
        company: { zh: '北辰软件（苏州）有限公司 Polaris Software (Suzhou) Co., Ltd.' },
        title: { zh: '高级测试工程师', en: 'Senior Test Engineer' },
      },
      {
        company: { zh: '景明酒店集团', en: 'Jingming Hotels' },
        title: { zh: '前厅接待', en: 'Guest Service Agent' },
      },
    ]);
  });

  it('is not made of a statement that names tools or customers', async () => {
    const { work } = await read(
      `${PERSON}Harbour Foods 海港食品（宁波）— Warehouse Coordinator 仓储协调
07/2018 – 03/2021
负责 WMS 系统上线 — 培训 12 名 Coordinator 和外包公司的仓管员
• responsible for cycle counts
${EDUCATION}`,
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toHaveLength(2);
  });
});
