import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { improve } from '../ghostwrite/improve.js';
import { analyseResume } from './analyse.js';
import { referenceOf } from './reference.js';

const inputOf = (resume: Written) => ({
  resume: snapshotOf(resume),
  ...{ target: {}, modules: [], month: '2026-11', previous: null },
});
const analysed = (resume: Written) => analyseResume(inputOf(resume));
const strengthsOf = (resume: Written): string => {
  const { strengths } = analysed(resume);
  return JSON.stringify(strengths);
};
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾公司', title, '2020.03-', ...statements]],
});
const rewritten = (text: string): string =>
  improve(text, 'zh', { style: '简洁', occupation: null, keywords: [], isTerse: false }).text;

describe('the share of the candidate in group work', () => {
  it('keeps its subject', () => {
    const line = '4 人小组走访社区养老站，我负责访谈提纲和录音整理';
    expect(rewritten(line)).toBe(line);
    const { findings } = analysed({ campus: [['江城大学', '组员', '2024.03-2024.06', line]] });
    expect(findings.map(({ ruleId }) => ruleId).join()).not.toContain('firstPerson');
  });

  it('is still shortened if no one else is mentioned', () => {
    expect(rewritten('我负责访谈提纲和录音整理')).not.toMatch(/^我/u);
  });
});

it('a step with its own verb is not moved before the preceding step', () => {
  const line = '收集门店问卷 300 份，用 Excel 做了分组统计';
  expect(rewritten(line)).toBe(line);
});

describe('a line about the employer', () => {
  const COMPANY = '公司主营户外家具，员工 280 人，年出口额 1.2 亿元';
  it('is not a result of the candidate', () => {
    const resume = job('外贸跟单', COMPANY, '跟单 60 票，交期延误由 12 票降到 3 票', '回签率从 70% 提到 92%');
    expect(strengthsOf(resume)).not.toContain('户外家具');
  });

  it('is not rewritten, and the note says why', () => {
    const { notes } = referenceOf(inputOf(job('外贸跟单', COMPANY)), analysed(job('外贸跟单', COMPANY)));
    expect(notes.join()).toContain('单位');
  });
});

it('an award is not counted among the quantified results', () => {
  const resume: Written = {
    campus: [['江城大学', '队长', '2024.03-2024.06', '获省三等奖', '带队回收问卷 500 份，有效率 96%']],
    internships: [['青禾公司', '实习生', '2025.06-2025.09', '整理报价 90 份，出错由 8 份降到 1 份']],
  };
  expect(strengthsOf(resume)).not.toContain('获省三等奖');
});
