import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '周明岚\n13800138000\nzhou@example.com\n';
const STUDIES = '\n教育背景\n2015.09-2019.06  安徽医科大学  护理学  本科\n';

describe('research without dated entries', () => {
  it('is papers and projects', async () => {
    const { papers, research } = await read(
      `${PERSON}${STUDIES}\n科研\n第一作者发表论文1篇：《集束化护理对机械通气患者的影响》，《护理实践与研究》2025年第3期\n参与市级课题1项（第4参与人）\n`,
    );
    expect(papers).toMatchObject([{ title: { zh: '集束化护理对机械通气患者的影响' } }]);
    expect(JSON.stringify(research)).toContain('参与市级课题1项（第4参与人）');
  });
});

describe('a second school', () => {
  it('is an entry of its own below an English one, with its own marks', async () => {
    const { education } = await read(`ZHAO Ming 赵明\n13800138000

EDUCATION
University of Leeds, UK — MSc Data Science (Merit), Sep 2025 – Aug 2026
  Dissertation: "Forecasting of demand" (68/100)
  Core modules: Statistics for data science, Python programming
江南大学 生物技术 本科 2021.09 – 2025.06   GPA 3.4/4.0（专业前30%），校二等奖学金 2次
`);
    expect(education).toMatchObject([
      { school: { name: { zh: 'University of Leeds' } }, major: { zh: 'Data Science' } },
      { school: { name: { zh: '江南大学' } }, major: { zh: '生物技术' }, gpa: { value: 3.4 } },
    ]);
    expect(education[0]?.gpa).toBeUndefined();
    expect(education[0]?.rank).toBeUndefined();
  });
});

describe('a remark', () => {
  it('on readiness is not a position', async () => {
    const { intention } = await read(
      `${PERSON}求职意向：车队安全员/调度   期望工资 7000左右，随时上岗\n${STUDIES}`,
    );
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['车队安全员', '调度']);
    expect(JSON.stringify(intention)).toContain('随时上岗');
  });

  it.each(['A2驾驶证（2006年增驾）', '安全生产管理人员考核合格证（2025年11月考的）', '电工证（2019年复审）'])(
    'next to the date of a certificate is not an issuer: %s',
    async (line) => {
      const { certificates } = await read(`${PERSON}${STUDIES}\n证书\n${line}\n普通话二级甲等\n`);
      expect(certificates.map(({ issuer }) => issuer)).toEqual([undefined, undefined]);
    },
  );

  it('about a phone number is not a headline', async () => {
    const { basics } = await read(
      `ZHAO Ming 赵明\n+44 7712 345 908 / 186 1234 9077 (WeChat same)  |  ming@example.com\n\nEDUCATION\nUniversity of Leeds, UK — MSc Data Science, Sep 2025 – Aug 2026\n\nSKILLS\nPython, R\n`,
    );
    expect(basics.headline).toBeUndefined();
  });
});

it('work without an employer has a title', async () => {
  const { work } = await read(
    `${PERSON}${STUDIES}\n工作经历\n2009.03-2018.04  江城宏达运输队  司机\n  跑省内配送\n2000-2008  在老家开农用车、跑过出租\n`,
  );
  expect(work[1]).toMatchObject({ title: { zh: '老家开农用车、跑过出租' } });
  expect(work[1]?.company).toBeUndefined();
});
