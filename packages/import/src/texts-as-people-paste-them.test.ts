import { timeLimit } from '@qicheng/testing/open-database';
import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => {
  const { document, unplaced } = await readAll(text);
  return { ...document, unplaced: unplaced.map((line) => line.text) };
};
const PERSON = '温若谷\n电话：13800009001\n';

describe('a pasted text', () => {
  it('always gives the same draft', async () => {
    const text = `${PERSON}\n想找护士的工作\n2019.8-至今，青岛仁和医院，急诊科，护士。负责分诊\n护士执业证，英语四级没过`;
    expect(JSON.stringify(await readAll(text))).toBe(JSON.stringify(await readAll(text)));
  });

  it('in English needs no headings', async () => {
    const { work, education, skills } = await read(`Mia Wang
Shanghai | +86 138 0000 9003 | mia.wang@example.com
Harbour Analytics Ltd., Data Analyst
Mar 2021 – Present
- Built demand forecasts in Python, cutting stock-outs by 11%
Fudan University, BSc in Statistics
Sep 2016 – Jun 2020
Python, SQL, Tableau, Excel`);
    expect(work).toMatchObject([
      { company: { en: 'Harbour Analytics Ltd.' }, title: { en: 'Data Analyst' } },
    ]);
    expect(education).toMatchObject([
      { school: { name: { en: 'Fudan University' } }, degreeLevel: 'bachelor' },
    ]);
    expect(skills[0]?.keywords).toEqual(['Python', 'SQL', 'Tableau', 'Excel']);
  });

  it('from an OCR program has its words joined', async () => {
    const { basics, education } = await read(`个 人 简 历
姓 名 ：温 若谷          性 别：女
手 机：138 0000 9001
邮 箱：wen rg@example . com
教 育 经 历
2008 . 9 - 2012 . 7   青岛 大学   会计 学   本科`);
    expect(basics).toMatchObject({ name: { zh: '温若谷' }, email: 'wenrg@example.com' });
    expect(education).toMatchObject([
      { school: { name: { zh: '青岛大学' } }, period: { start: { y: 2008, m: 9 }, end: { y: 2012, m: 7 } } },
    ]);
  });
});

describe('a heading for two kinds', () => {
  it('classifies each entry as employment or internship', async () => {
    const { work, internships } = await read(`${PERSON}
教育背景
2016.09-2020.06 青岛大学 会计学 本科
工作与实习经历
青岛海岳会计师事务所    审计实习生    2019.07-2019.09
• 整理底稿 40 册
青岛远帆供应链有限公司    会计    2020.07-至今
• 负责往来核对`);
    expect(internships).toMatchObject([{ title: { zh: '审计实习生' } }]);
    expect(work).toMatchObject([{ title: { zh: '会计' } }]);
  });
});

describe('a form', () => {
  it('keeps unknown details and leaves reasons and referees unplaced', async () => {
    const { basics, work, unplaced } = await read(`姓名\t温若谷\t性别\t女
现职称\t副研究员\t研究方向\t作物遗传
联系电话\t13800009001\t邮箱\twen@example.com
工作经历
时间\t单位名称\t岗位\t离职原因\t证明人
2019.10-2025.2\t青岛百果超市\t收银员\t关店\t王店长`);
    expect(basics.facts).toMatchObject([
      { label: { zh: '现职称' }, value: { zh: '副研究员' } },
      { label: { zh: '研究方向' }, value: { zh: '作物遗传' } },
    ]);
    expect(work).toMatchObject([{ company: { zh: '青岛百果超市' }, title: { zh: '收银员' } }]);
    expect(work[0]).not.toHaveProperty('department');
    expect(unplaced).toEqual(expect.arrayContaining(['离职原因：关店', '证明人：王店长']));
  });

  it('may have start and end in two columns', async () => {
    const { work } = await read(`姓名\t温若谷\t性别\t女
联系电话\t13800009001\t邮箱\twen@example.com
工作简历
自何年月\t至何年月\t工作单位\t工种
2004.3\t2009.12\t青岛塑胶厂\t注塑工`);
    expect(work).toMatchObject([
      {
        company: { zh: '青岛塑胶厂' },
        title: { zh: '注塑工' },
        period: { start: { y: 2004, m: 3 }, end: { y: 2009, m: 12 } },
      },
    ]);
  });
});

describe('a remark after a name', () => {
  it('is not part of the name', async () => {
    const { education, awards, papers, skills } = await read(`${PERSON}
教育经历
2016.09-2020.06 青岛大学（函授） 会计学 本科
荣誉
公司2023年度优秀员工
论文
土壤微生物残体碳的变化（一作，2023）
技能
SQL基础、Excel、Word`);
    expect(education[0]?.school?.name?.zh).toBe('青岛大学');
    expect(awards).toMatchObject([{ name: { zh: '优秀员工' }, issuer: { zh: '公司' } }]);
    expect(papers).toMatchObject([{ title: { zh: '土壤微生物残体碳的变化' } }]);
    expect(skills[0]?.keywords).toEqual(['SQL基础', 'Excel', 'Word']);
  });
});

describe('long and unusual lines', () => {
  it('keep the title of a paper that starts the line', async () => {
    const { papers } = await read(`${PERSON}\n论文\n微服务架构下的缓存一致性研究. 软件导刊, 2023`);
    expect(JSON.stringify(papers)).toContain('微服务架构下的缓存一致性研究');
  });

  it.each([
    [
      'a paper of one sentence',
      `论文\n${'本文针对风电机组齿轮箱轴承早期故障特征微弱提出一种改进的诊断方法'.repeat(4)}`,
    ],
    ['many tools in brackets', `专业技能\nOffice、SQL、Python（${'a1, '.repeat(60)}R&D）`],
    ['blanks after a name', `工作经历\n张三${' '.repeat(100_000)}\n销售`],
    ['a word without an end', `${'年龄 ：20\n'.repeat(6)}${'a'.repeat(4_000)}`],
  ])('are read in time: %s', async (_name, text) => {
    const started = process.cpuUsage();
    await read(`${PERSON}\n${text}`);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(timeLimit(4_000));
  });
});
