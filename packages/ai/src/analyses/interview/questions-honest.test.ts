import type { InterviewInput } from '@qicheng/analysis/interview';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { predictInterview } from './predict.js';

const CLERK: Written = {
  school: ['江城学院', '会计学', '2013.09-2017.06'],
  work: [
    [
      '江城商贸公司',
      '会计',
      '2018.03-',
      '编制财务报表 72 份，配合年审',
      '回收货款 1,100 万元，账期由 60 天降到 45 天',
      '老板拖欠工资，管理混乱',
      '客户满意度提升 300%',
      '参与某型雷达保密项目核算',
    ],
  ],
  skills: ['会一点SAP', '接受市内调店'],
};
const questionsFor = (jd: string, more: Partial<InterviewInput> = {}): string[] =>
  predictInterview({
    ...{ resume: snapshotOf(CLERK), round: 'business', difficulty: 'standard', persona: 'neutral' },
    ...{ count: 12, set: 1, month: '2026-11', jd },
    ...more,
  }).questions.map(({ text }) => text);

describe('questions', () => {
  const jd =
    '会计\n岗位职责\n1. 编制财务报表；\n2. 管理固定资产台账；\n任职要求\n1. 熟练使用用友；\n2. 1996年1月1日以后出生；\n3. 有SAP经验优先；\n4. 发表过论文优先';
  const all = questionsFor(jd).join('\n');

  it('repeat no complaint, secret or impossible figure, and no wish as a skill', () => {
    expect(all).not.toMatch(/拖欠|混乱|300%|雷达|调店|一点SAP/u);
  });

  it('quote a number completely', () => {
    expect(all).not.toMatch(/“100 万元/u);
  });

  it('ask for something similar if the résumé does not show the work, not for the time spent on it', () => {
    expect(all).not.toMatch(/占多少时间|“固定资产台账”，你以前做过吗/u);
  });

  it('do not ask about a birthday or the knowledge of a certificate', () => {
    expect(all).not.toMatch(/出生|论文/u);
  });
});
