import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const RECRUITER: Written = {
  school: ['江城经济学院', '人力资源管理', '2019.09-2023.06'],
  work: [
    ['江城辰光电子有限公司', '招聘专员', '2025.09-2026.11', '负责产线操作工招聘，月均入职35人'],
    ['江城小橙教育咨询有限公司', '人事助理', '2023.07-2025.08', '办理员工入离职手续'],
  ],
  awards: [['江城经济学院人力资源技能大赛校级二等奖', '2022.05']],
};

const resultOf = (body: string, resume: Written = RECRUITER) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '光谷精机', position: '招聘主管', addressee: '', jd: '' },
      letter: `尊敬的光谷精机招聘负责人：\n${body}\n此致\n敬礼\n冯晓楠\n2026年11月28日`,
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
const untraced = (body: string, resume?: Written): string[] =>
  resultOf(body, resume)
    .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
    .map(({ issue }) => issue);

describe('what a letter states about time and prizes', () => {
  it.each([
    ['我做过五年制造业招聘。', '工作合计 3.3 年'],
    ['我在辰光电子做过三年招聘。', '江城辰光电子有限公司 1.2 年'],
    ['大学期间获得全国人力资源技能大赛一等奖。', '校级二等奖'],
  ])('is compared with the résumé: %s', (body, inResume) => {
    expect(untraced(body)).toEqual([expect.stringContaining(inResume)]);
  });

  it.each([
    '我做了三年多人事和招聘。',
    '我在辰光电子做了一年多招聘。',
    '大学期间获得人力资源技能大赛二等奖。',
    '这一块需要带一两次，我还差一些经验。',
    '2023年起负责产线操作工招聘。',
  ])('is not a contradiction where they agree: %s', (body) => {
    expect(untraced(body)).toEqual([]);
  });

  it('is not compared where what was done in it may be counted in the time of studies', () => {
    const student: Written = {
      school: ['江城农业大学', '植物保护', '2023.09-2026.06'],
      projects: [['稻飞虱的抗性', '论文', '2023.10-2026.05', '调查稻田90块，采样三次']],
      internships: [['绿禾种业', '实习生', '2025.07-2025.09', '调查虫情']],
    };
    expect(untraced('我的论文是稻飞虱的抗性。两年多调查了约90块田。', student)).toEqual([]);
    expect(untraced('我有三年种业工作经验。', student)).toEqual([expect.stringContaining('合计')]);
  });

  it('leaves no good score to a letter with two untrue statements', () => {
    const body =
      '您好！我是冯晓楠，应聘光谷精机的招聘主管。我做过五年制造业招聘，月均入职35人。大学期间获得全国人力资源技能大赛一等奖。贵公司做精密机床，我想从产线招聘转到研发招聘。期待当面介绍，电话13900000001。';
    expect(resultOf(body).overall?.score).toBeLessThanOrEqual(25);
  });
});

it('a preference for the employer is deleted, and what is spent is not a result', () => {
  const { findings, paragraphs } = resultOf(
    '我负责产线操作工招聘，日均招聘费用600元。祝贵公司事业蒸蒸日上！',
  );
  const templateFindings = findings.filter(({ ruleId }) => ruleId === 'language.template');
  expect(templateFindings.map(({ why }) => why)).toEqual([expect.stringContaining('删去这句祝福')]);
  expect(paragraphs.flatMap(({ comments }) => comments.map(({ ruleId }) => ruleId))).not.toContain(
    'evidence.result',
  );
});

describe('work since a year after the last job', () => {
  const left: Written = {
    school: ['江城经济学院', '会计学', '2009.09-2013.06'],
    work: [['江城辰光电子有限公司', '会计', '2013.07-2021.06', '核算成本，每月出账26套']],
  };
  const SINCE = '2023年起我兼职为两家小企业做会计。';

  it('contradicts a résumé that mentions none', () => {
    expect(untraced(SINCE, left)).toEqual([expect.stringContaining('到 2021 年为止')]);
  });

  it('is not a contradiction if the résumé mentions it outside the jobs', () => {
    expect(untraced(SINCE, { ...left, self: '照顾孩子期间，2023年起为两家企业代理记账。' })).toEqual([]);
  });
});
