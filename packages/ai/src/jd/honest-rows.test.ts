import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { reportOfJd } from '../analyses/jd-analysis/report.js';

const read = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const rowOf = (line: string, resume: Written, part = '任职要求', title = '专员') =>
  read(`岗位：${title}\n${part}：\n1. ${line}`, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});

describe('years of leading more than one province', () => {
  const LINE = '3年以上跨省大区管理经验';
  it.each([
    [job('江苏省区经理', '负责江苏省的销售，团队8人'), '待确认'],
    [job('华东大区经理', '团队25人，销售额8000万'), '直接'],
    [job('销售经理', '负责江苏、安徽两省，带4名省区经理'), '直接'],
  ] as const)('need evidence of more than one: %#', (resume, state) => {
    expect(rowOf(LINE, resume)?.state).toBe(state);
  });

  it('are requested in these words', () => {
    expect(rowOf(LINE, job('江苏省区经理', '团队8人'))?.reason).toContain('没有写明跨省或大区的管理经历');
  });
});

describe('a tool named only in the self-evaluation', () => {
  it('is not reported as absent', () => {
    const row = rowOf('会SQL', { ...job('专员', '整理周报'), self: '精通巨量引擎、SQL、Python' });
    expect([row?.state, row?.reason]).toEqual(['可迁移', '只在自我评价中写到，没有经历佐证']);
  });
});

describe('a row without a match', () => {
  it('states its reason in the report and quotes nothing', () => {
    const resume: Written = { ...job('专员', '整理周报'), self: '热爱直播运营' };
    const input = {
      text: '岗位：专员\n任职要求：\n1. 有直播运营经验',
      month: '2026-11',
      resume: snapshotOf(resume),
    };
    const result = withAllRows(input);
    const printed = JSON.stringify(reportOfJd(input, result));
    for (const { state, reason } of result.matrix) if (state === '未体现') expect(printed).toContain(reason);
    expect(result.matrix.map(({ state }) => state)).toEqual(['未体现']);
  });
});

describe('a duty with a list of kinds', () => {
  const LINE = '起草起诉状、答辩状、代理意见、合同、律师函等法律文书';
  it('is partly met by one of them and says which', () => {
    const row = rowOf(LINE, job('律师助理', '整理卷宗，写过起诉状'), '岗位职责');
    expect(row?.state).toBe('可迁移');
    expect(row?.reason).toMatch(/^简历写到“起诉状”，没有写到“答辩状”/u);
  });

  it('is met by most of them', () => {
    const row = rowOf(LINE, job('律师助理', '起草起诉状、答辩状、代理意见、合同共60份'), '岗位职责');
    expect(row?.state).toBe('直接');
  });
});

describe('words of one family', () => {
  it.each([
    ['熟悉集采政策', '2022年人工关节集中采购后及时转做运动医学'],
    ['负责学术推广活动', '组织省级学术会议6场，参会医生900余人次'],
    ['有美妆客户经验', '参与某护肤品牌双11投放，预算860万元'],
    ['整理案卷', '整理卷宗200份'],
    ['开展用药教育', '处方药审核、用药指导，慢病会员建档560人'],
    ['抗生素合理使用监测', '抗菌药物使用监测，每月抽查处方300张'],
  ])('match: %s and %s', (line, statement) => {
    const part = /^(?:熟悉|有)/u.test(line) ? '任职要求' : '岗位职责';
    expect(['直接', '可迁移']).toContain(rowOf(line, job('专员', statement), part)?.state);
  });
});

describe('communication', () => {
  it('is not proven by assistance', () => {
    const row = rowOf('沟通能力强', job('药师', '配合GSP检查2次', '配合盘点每月一次'));
    expect(row).toMatchObject({ state: '待确认', atoms: [] });
  });
});

describe('a fact stated twice in a posting', () => {
  it('is one row', () => {
    const { matrix } = read(
      '临床药师\n3-5年 | 本科 | 招1人\n任职要求：\n1. 全日制本科及以上学历\n2. 3年以上医院药学工作经验',
      job('药师', '审方'),
    );
    expect(matrix.map(({ text }) => text)).toEqual(['全日制本科及以上学历', '3年以上医院药学工作经验']);
  });
});

describe('an interpreter', () => {
  it('gets no question about how often the languages are used', () => {
    const line = '负责海外客户来访的同声传译';
    const rowsFor = (title: string, duty: string) =>
      read(`岗位：${title}\n岗位职责：\n1. ${duty}`, job(title, '接待')).questions.join('');
    expect(rowsFor('高级口译', line)).not.toContain('外语');
    expect(rowsFor('市场专员', '接待海外客户')).toContain('外语');
  });
});

describe('a résumé and a posting in English', () => {
  const resume: Written = {
    work: [
      [
        'Coral Bay Resort Sanya',
        'Assistant Front Office Manager',
        '2020.03-',
        'Lead a team of 26 across reception, concierge and guest relations',
      ],
    ],
  };

  it.each([
    ['Minimum 5 years in front office', '直接'],
    ['including 2 years in a managerial role in a luxury hotel', '直接'],
    ['At least 3 years in warehouse operations', '缺口'],
  ])('%s: %s', (line, state) => {
    expect(rowOf(line, resume, 'Requirements', 'Front Office Manager')?.state).toBe(state);
  });

  it('compare the people led with a larger team', () => {
    const row = rowOf('Recruit, train and develop a team of about 35', resume, 'Responsibilities');
    expect([row?.state, row?.reason]).toEqual(['可迁移', '招聘写的是 35 人，简历写的是 26 人']);
  });

  it('do not take a year for the number of people led', () => {
    const acting: Written = {
      work: [
        ['Coral Bay', 'Duty Manager', '2020.03-', 'Acted as Front Office Manager for five months in 2024'],
      ],
    };
    const row = rowOf('Lead a team of about 35', acting, 'Responsibilities');
    expect(row?.state).not.toBe('直接');
  });

  it('quote no fragments of a requirement', () => {
    const { reason = '' } = rowOf('5 years of experience in revenue strategy', resume, 'Requirements') ?? {};
    expect(reason).not.toMatch(/“[^”]*[a-z]{3}[^”]*”/u);
  });
});

describe('the score', () => {
  const sums = (text: string) => read(text, job('专员', '用 Excel 核对订单 300 笔，差错率由 3% 降到 1%'));

  const shareOf = (lines: string): number =>
    sums(`岗位：专员\n任职要求：\n1. ${lines}\n2. 细心`).dimensions.find(({ key }) => key === 'keywords')
      ?.weight ?? 0;

  it('weights keywords less if there are few', () => {
    const few = shareOf('熟练使用 Excel');
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(shareOf('熟练使用 Excel、SQL、Tableau、SPSS、Python、MySQL') / 3);
  });
});

describe('a posting that is out of reach', () => {
  const LINES = ['翻译硕士及以上学历', '5年以上专职口译经验', '持有CATTI二级口译证书'];
  const student: Written = { school: ['江城师范学院', '英语', '2023.09-2027.06', '均分 90'] };

  it('says so in the advice', () => {
    const { matrix } = read(`岗位：高级口译\n任职要求：\n${LINES.join('\n')}`, student);
    const years = matrix.find(({ kind }) => kind === 'experience');
    expect(years?.action).toBe(
      '学历和年限都不够，这个岗位现在不建议投；先投对学历和年限没有这些要求的同类岗位。',
    );
    expect(matrix.map(({ action }) => action).join('')).not.toContain('放宽');
  });

  it('says so next to the facts', () => {
    const input = {
      text: `岗位：高级口译\n任职要求：\n${LINES.join('\n')}`,
      month: '2026-11',
      resume: snapshotOf(student),
    };
    expect(JSON.stringify(reportOfJd(input, withAllRows(input)))).toContain(
      '现在不建议投：“翻译硕士及以上学历”“5年以上专职口译经验”这 2 项硬性条件都不符。',
    );
  });

  it('is not reported for a single gap', () => {
    const { matrix } = read(`岗位：口译\n任职要求：\n本科以上学历\n2年以上口译经验`, student);
    expect(matrix.map(({ action }) => action).join('')).not.toContain('不建议投');
  });
});
