import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

describe('an English résumé', () => {
  it('keeps addresses, cities and entry heads with commas whole', async () => {
    const { basics, education, work } = await read(`Emily Chen
77 Massachusetts Ave, Cambridge, MA 02139 | (617) 555-0123 | emily.chen@example.com

EDUCATION
Massachusetts Institute of Technology (MIT), Cambridge, MA
Bachelor of Science in Computer Science, GPA: 3.8/4.0    Sep 2019 - Jun 2023
Relevant Coursework: Algorithms, Operating Systems

EXPERIENCE
Google, Mountain View, CA
Software Engineering Intern    May 2022 - Aug 2022
- Built a caching layer in Go that cut latency by 30%`);
    expect(basics).toMatchObject({
      name: { en: 'Emily Chen' },
      phone: '(617) 555-0123',
      email: 'emily.chen@example.com',
      residence: { name: { en: '77 Massachusetts Ave, Cambridge, MA 02139' } },
    });
    expect(basics.headline).toBeUndefined();
    expect(education).toMatchObject([
      {
        school: { name: { en: 'Massachusetts Institute of Technology (MIT)' } },
        degreeLevel: 'bachelor',
        major: { en: 'Computer Science' },
        gpa: { value: 3.8, scale: 4 },
        place: { en: 'Cambridge, MA' },
        courses: [{ name: { en: 'Algorithms' } }, { name: { en: 'Operating Systems' } }],
      },
    ]);
    expect(work).toMatchObject([
      {
        company: { en: 'Google' },
        place: { en: 'Mountain View, CA' },
        title: { en: 'Software Engineering Intern' },
      },
    ]);
  });

  it('reads entry heads with one part per line', async () => {
    const { basics, education, work } = await read(`JOHN SMITH
Boston, MA
Phone: 617-555-0123
Email: john@example.com

Education
MIT
Boston, MA
B.S. in Electrical Engineering
2019 - 2023

Work Experience
Acme Corp
Boston, MA
Data Analyst
06/2022 - 08/2022
• Analyzed data with SQL`);
    expect(basics).toMatchObject({ phone: '617-555-0123', residence: { name: { en: 'Boston, MA' } } });
    expect(education).toMatchObject([
      { school: { name: { en: 'MIT' } }, degreeLevel: 'bachelor', place: { en: 'Boston, MA' } },
    ]);
    expect(work).toMatchObject([
      { company: { en: 'Acme Corp' }, title: { en: 'Data Analyst' }, place: { en: 'Boston, MA' } },
    ]);
    expect(work[0]?.highlights).toHaveLength(1);
  });

  it.each(['(617) 555-0123', '617-555-0123', '617.555.0123', '+1 617 555 0123', '+44 20 7946 0958'])(
    'recognises %s as a phone number',
    async (phone) => {
      const { basics } = await read(`John Smith\n${phone} | john@example.com\n\nSKILLS\nTools: Git, Docker`);
      expect(basics.phone).toBe(phone);
    },
  );
});

describe('an English résumé with a Chinese name', () => {
  const HEAD = 'DANIEL QIU (邱德宁)\nSanya, Hainan | +86 138 0000 9931 | daniel@example.com\n';
  const WORK = `
EXPERIENCE

Assistant Front Office Manager, Coral Bay Resort Sanya (412 rooms), Mar 2022 – Present
- Lead a team of 26 across reception, concierge and bell service.

Receptionist, later Front Office Supervisor, Grand Meridian Hotel Guangzhou, Jul 2014 – May 2018
- Check-in and check-out for up to 120 rooms per shift.
`;
  const REST = `
EDUCATION
Hainan Tropical Ocean University, Bachelor of Tourism Management, 2010 – 2014

SKILLS
Opera PMS, Micros
Languages: Mandarin (native), English (fluent, IELTS 7.0 in 2021), Cantonese (conversational), basic Russian
`;

  it.each(['DANIEL QIU (邱德宁)', 'Daniel Qiu（邱德宁）', '邱德宁 (Daniel Qiu)'])(
    'has the name in both scripts and no headline: %s',
    async (name) => {
      const { basics } = await read(`${name}\n+86 138 0000 9931\n${WORK}${REST}`);
      expect(basics.name?.zh).toBe('邱德宁');
      expect(basics.name?.en?.toLowerCase()).toBe('daniel qiu');
      expect(basics.headline).toBeUndefined();
    },
  );

  it('has a title followed by a later one at the same employer', async () => {
    const { work } = await read(`${HEAD}${WORK}${REST}`);
    expect(work).toMatchObject([
      { title: { en: 'Assistant Front Office Manager' } },
      {
        title: { en: 'Receptionist, later Front Office Supervisor' },
        company: { en: 'Grand Meridian Hotel Guangzhou' },
        period: { start: { y: 2014, m: 7 }, end: { y: 2018, m: 5 } },
      },
    ]);
  });

  it('has every language of a row, with the level on either side', async () => {
    const { languages, education } = await read(`${HEAD}${WORK}${REST}`);
    expect(languages).toMatchObject([
      { name: { en: 'Mandarin' }, fluency: 'native' },
      { name: { en: 'English' }, exam: 'IELTS', score: '7.0', fluency: 'fluent' },
      { name: { en: 'Cantonese' }, fluency: 'conversational' },
      { name: { en: 'Russian' }, fluency: 'basic' },
    ]);
    expect(education).toMatchObject([
      { degreeName: { en: 'Bachelor' }, major: { en: 'Tourism Management' } },
    ]);
  });

  it('has positions and employers below dates, and no page headers', async () => {
    const { document, unplaced } = await (async () =>
      importFile({
        bytes: Buffer.from(`Marcus Feng 冯启明
Page 1 of 2
138 0000 9931 · marcus@example.com

Work History
September 2022 – Present
Restaurant Manager
Panda Terrace Hotel Chengdu
Run a 180-seat all-day dining restaurant with 42 staff.
June 2019 – August 2022
Captain, then Assistant Restaurant Manager
Riverside International Hotel
Opened the hotel's private dining floor (9 rooms).
Marcus Feng – Curriculum Vitae
Page 2 of 2
Education
2015 – 2019
Sichuan Tourism University
Bachelor, Hotel Management
`),
        name: 'x.txt',
      }))();
    expect(document.work).toMatchObject([
      { title: { en: 'Restaurant Manager' }, company: { en: 'Panda Terrace Hotel Chengdu' } },
      {
        title: { en: 'Captain, then Assistant Restaurant Manager' },
        company: { en: 'Riverside International Hotel' },
      },
    ]);
    expect(document.education).toMatchObject([
      { degreeLevel: 'bachelor', major: { en: 'Hotel Management' } },
    ]);
    expect(JSON.stringify([document, unplaced])).not.toMatch(/Curriculum|Page/u);
  });

  it.each([
    ['Bachelor’s in Marketing', 'bachelor', 'Marketing'],
    ['Master’s in Nursing Management', 'master', 'Nursing Management'],
    ['Master’s degree in Civil Engineering', 'master', 'Civil Engineering'],
    ['Doctorate in Physics', 'doctor', 'Physics'],
  ])('has a level with its subject: %s', async (line, degreeLevel, major) => {
    const { education } = await read(`Lena Zhou
lena.zhou@example.com

Education
Linjiang University of Technology    Sep 2017 – Jun 2021
${line}`);
    expect(education).toMatchObject([{ degreeLevel, major: { en: major } }]);
    expect(education[0]?.degreeName).toBeUndefined();
  });
});
