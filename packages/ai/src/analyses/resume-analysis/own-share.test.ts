import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { improve } from '../ghostwrite/improve.js';
import { analyseResume } from './analyse.js';
import { referenceOf } from './reference.js';
import { factsFor } from './rewrite.js';

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

describe('the requested measure', () => {
  it.each([
    ['监测纯水系统并登记机器消毒情况', /面积|楼层/u],
    ['跟带教师傅学习换刀和对刀', /带教时长|带出来/u],
    ['为商户代办营业执照和税控设备', /凭证|账套/u],
    ['与采购、仓储部门对接缺料', /品类/u],
    ['负责布匹的收货和发货', /客流|货架/u],
  ])('for “%s” is not that of another trade', (line, other) => {
    expect(factsFor(line).join()).not.toMatch(other);
  });

  it.each([
    ['打扫教学楼和消毒扶手', '面积、楼层或次数'],
    ['带教新来的仓管员', '人数与带教时长'],
    ['帮客户办理营业执照', '办理的户数或件数'],
  ])('for “%s” is %s', (line, fact) => {
    expect(factsFor(line)).toContain(fact);
  });
});

it('a line with several posts is a promotion, not a broken line', () => {
  const line = '2019.03-2020.05 导购，2020.06 起任柜长，2022.01 起任店长';
  const resume = job('店长', line, '管理 9 人，月销由 40 万升到 62 万');
  const { notes } = referenceOf(inputOf(resume), analysed(resume));
  expect(notes.join()).not.toMatch(/导入|见简历分析/u);
});

it('the words for an annual audit match auditing', () => {
  const resume: Written = {
    ...job('会计', '配合会计师事务所年审，三年无保留意见', '编制月度报表 12 份'),
    position: '会计',
  };
  expect(JSON.stringify(analysed(resume).findings)).not.toContain('审计');
});

it('of two strong lines, the one that fits the target is named first', () => {
  const resume: Written = {
    ...job('店长', '门店利润率升到 12%，全区排第 1', '面试 200 人，离职率由 35% 降到 20%'),
    position: '招聘专员',
  };
  expect(analysed(resume).strengths[0]?.text).toContain('离职率');
});
