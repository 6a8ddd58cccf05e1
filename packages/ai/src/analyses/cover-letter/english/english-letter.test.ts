import { letterInput } from '@qicheng/analysis/cover-letter';
import { resumeDocument } from '@qicheng/resume/document';
import { written as writtenResume } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';
import { firstPerson } from './first-person.js';

const english = (text: string) => ({ en: [{ text }], zh: [{ text }] });
const highlights = (...texts: string[]) =>
  texts.map((text, at) => ({ id: `s${at}`, kind: 'bullet', ...english(text) }));

const blank = writtenResume({});
const document = resumeDocument.parse({
  ...blank,
  meta: { ...blank.meta, lang: 'en' },
  basics: { name: { en: 'Grace Lin' }, phone: '13800000002', email: 'grace@example.com' },
  education: [
    {
      id: 'e1',
      school: { name: { en: 'Riverside University' } },
      major: { en: 'Statistics' },
      degreeLevel: 'master',
      period: { start: { y: 2018 }, end: { y: 2020 } },
    },
  ],
  work: [
    {
      id: 'w1',
      company: { en: 'Harbour Data Co., Ltd.' },
      title: { en: 'Data Analyst' },
      period: { start: { y: 2020, m: 7 }, end: 'present' },
      highlights: highlights(
        'Built a weekly demand forecast in Python; cut stock-outs from 9% to 4%',
        'Weekly reporting for 12 regional managers',
      ),
    },
  ],
});

const JD = `Senior Data Analyst
Company: Northgate Foods
Responsibilities:
- Forecast demand for 300 products in Python
- Report to regional managers
Requirements:
- Bachelor's degree or above, 3+ years of experience in data analysis
- Python and SQL`;

const written = (extra: object = {}) =>
  analyseLetter(
    letterInput.parse({
      ...{ letter: '', company: 'Northgate Foods', position: 'Senior Data Analyst', addressee: '', jd: JD },
      ...{ today: '2026-11-27', resume: { title: 'CV', language: 'en', document } },
      ...extra,
    }),
  );

describe('the letter of an English résumé', () => {
  it('is English for an English posting, without a Chinese word outside what is asked', () => {
    const text = written().written?.text ?? '';
    expect(text).toContain('Dear Hiring Manager,');
    expect(text).toContain(
      "I currently work as a Data Analyst at Harbour Data Co., Ltd. and hold a master's degree in Statistics from Riverside University.",
    );
    expect(text).toContain('27 November 2026');
    expect(text.replace(/【待补充：[^】]*】/gu, '')).not.toMatch(/\p{Script=Han}/u);
  });

  it('describes actions in the first person, and none that has no verb', () => {
    const text = written().written?.text ?? '';
    expect(text).toContain(
      'At Harbour Data Co., Ltd., I built a weekly demand forecast in Python and cut stock-outs from 9% to 4%.',
    );
    expect(text).not.toContain('eekly reporting');
  });

  it('addresses a person whose name is in Latin letters', () => {
    expect(written({ addressee: 'Ms Keller' }).written?.salutation).toBe('Dear Ms Keller,');
    expect(written({ addressee: '李女士' }).written?.salutation).toBe('Dear Hiring Manager,');
  });

  it('comes with titles and greetings in English', () => {
    const { subjects, greetings } = written();
    expect(subjects).toContain('Application for Senior Data Analyst – Grace Lin');
    expect(greetings.length).toBeGreaterThan(0);
    for (const { text } of greetings) expect(text).not.toMatch(/\p{Script=Han}/u);
  });

  it('stays English for a Chinese posting, as its actions are stated in English alone, and says so', () => {
    const jd =
      '招聘数据分析师：负责商品需求预测和区域报表，要求本科以上学历，三年以上数据分析经验，熟悉 Python。';
    const { written: letter, notes } = written({ jd });
    expect(letter?.salutation).toBe('Dear Hiring Manager,');
    expect(notes.join()).toContain('英文');
  });
});

describe('a statement in the first person', () => {
  it.each([
    ['Led design reviews; closed 37 items', 'I led design reviews and closed 37 items.'],
    ['Responsible for payroll of 90 staff', 'I was responsible for payroll of 90 staff.'],
    ['Drafted 30 pages; traffic rose 22%', 'I drafted 30 pages; traffic rose 22%.'],
    ['Own the release calendar.', 'I own the release calendar.'],
  ])('%s', (statement, sentence) => expect(firstPerson(statement)).toBe(sentence));

  it.each(['Advanced Excel user', 'Weekly reporting for managers', '负责报表'])('is not made of %s', (text) =>
    expect(firstPerson(text)).toBeNull(),
  );
});
