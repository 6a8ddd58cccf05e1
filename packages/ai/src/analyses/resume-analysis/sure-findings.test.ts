import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';

const findingsOf = (resume: Written) => analysed(written(resume)).findings;
const issuesOf = (resume: Written): string =>
  findingsOf(resume)
    .map(({ issue }) => issue)
    .join('\n');

describe('findings', () => {
  it('do not give two pieces of advice on one gap', () => {
    const jobs: Written = {
      position: '仓储主管',
      work: [
        ['江城物流公司', '仓管员', '2022.03-', '每月盘点1800个货位'],
        ['江城商贸公司', '仓管员', '2016.03-2020.06', '每日收发货60票'],
      ],
    };
    expect(findingsOf(jobs).map(({ ruleId }) => ruleId)).toContain('date.gap');
    const findings = findingsOf({ ...jobs, self: '2020年生完二胎在家，2022年复工。' });
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('date.gap');
    expect(findings.find(({ ruleId }) => ruleId === 'harmful.strike')?.why).toContain('起止年月');
  });

  it('do not ask for a role that the lines of a project tell', () => {
    const project = (line: string): Written => ({
      position: '结构工程师',
      projects: [['人行桥设计', '', '2025.03-2025.06', line]],
    });
    expect(issuesOf(project('用 Midas 建模，比较 3 种桥型'))).toContain('本人角色');
    expect(issuesOf(project('4人小组，组长，用 Midas 建模，比较 3 种桥型'))).not.toContain('本人角色');
    expect(issuesOf(project('Sole author; compared 3 bridge types in Midas'))).not.toContain('本人角色');
  });

  it('do not name how many statements have figures', () => {
    const found = findingsOf({
      position: '导购',
      work: [['江城百货', '导购', '2022.03-', '负责陈列', '月销售额 6 万元', '接待顾客，介绍新品']],
    });
    const few = found.filter(({ ruleId }) => ruleId.startsWith('quantified.'));
    expect(few.length).toBeGreaterThan(0);
    expect(few.map(({ issue }) => issue).join('')).not.toMatch(/\d+ 条/u);
  });
});
