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
