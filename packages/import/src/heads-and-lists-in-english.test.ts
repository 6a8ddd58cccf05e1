import { importFile } from './import-file.js';

const read = async (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: 'r.txt' });

describe('an employer and a title between a dash, above their period', () => {
  it.each(['—', '–', '-'])('are a head, also with commas: %s', async (dash) => {
    const { document } = await read(`Li Na
Finance Analyst | li@example.com | +86 138 0000 1111

EXPERIENCE
Harbour Foods (Dalian) Co., Ltd. ${dash} Senior Cost Accountant, Finance Department
March 2022 – present
• Closed the books in four days

Bluewave Shipping China ${dash} Accountant
July 2019 – Feb 2022
• Prepared monthly reports
`);
    expect(document.work).toMatchObject([
      {
        company: { en: 'Harbour Foods (Dalian) Co., Ltd.' },
        title: { en: 'Senior Cost Accountant' },
        department: { en: 'Finance Department' },
        period: { start: { y: 2022, m: 3 }, end: 'present' },
      },
      { company: { en: 'Bluewave Shipping China' }, title: { en: 'Accountant' } },
    ]);
  });
});

it.each(['Languages spoken', 'Spoken languages', 'Language skills'])(
  'a group of languages among the skills: %s',
  async (label) => {
    const { document } = await read(`Li Na
Finance Analyst | li@example.com | +86 138 0000 1111

EXPERIENCE
Accountant, Bluewave Shipping China    July 2019 – Feb 2022
• Prepared monthly reports

SKILLS
Tools: Excel, SAP
${label}: Mandarin (native), Cantonese (fluent), English (IELTS 7.0)
`);
    expect(document.languages.map(({ name }) => name?.en)).toEqual(['Mandarin', 'Cantonese', 'English']);
    expect(document.skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['Excel', 'SAP']);
  },
);

it.each(['概要', '个人概要', '职业概要', '个人摘要', '简要介绍'])(
  'a summary has a heading %s',
  async (heading) => {
    const { document } = await read(`钱海
电话：13900000000

${heading}
七年冷库管理经验，熟悉出入库与温控记录，带过五人班组。

工作经历
2019.03-至今 海州冷链有限公司 仓库主管
负责出入库

技能
Excel、WMS
`);
    expect(JSON.stringify(document.selfEvaluation)).toContain('七年冷库管理经验');
  },
);
