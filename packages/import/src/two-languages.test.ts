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
  it('has the office behind the employer as its department, and two grades as one title', async () => {
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
        school: { name: { zh: '星海音乐学院 Xinghai Conservatory of Music' } },
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
