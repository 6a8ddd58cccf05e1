import { resumeIssues } from '@qicheng/analysis/resume-analysis-result';
import { generateResume } from '@qicheng/resume/generate';
import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { traitsOf } from './traits.js';

const RESULT = [
  '用 SQL 搭建留存看板，周报耗时下降 60%',
  '用 Python 分析 2 万条交易，成交率提升 12%',
] as const;
const VAGUE = '协助做了一些数据清洗的工作，参与用户流失分析';
const SELF = '本人性格开朗，吃苦耐劳，具有团队精神，精通 Python。';

const resumeOf = (...statements: string[]) =>
  written({
    position: '数据分析师',
    school: ['江城科技大学', '统计学', '2022.09-2026.06'],
    internships: [['云帆数据技术有限公司', '数据分析实习生', '2025.06-2025.09', RESULT[0], ...statements]],
    projects: [['校园二手平台', '成员', '2025.01-2025.03', RESULT[1]]],
    self: SELF,
  });

describe('suggestions', () => {
  it('report once that few statements have a quantity or result, without a count that a reader may not share', () => {
    const { findings, strengths } = analysed(resumeOf('负责用户访谈和问卷回收'));
    const few = findings.filter(({ ruleId }) => ruleId === 'quantified.enough');
    expect(few.map(({ issue }) => issue)).toEqual([
      '写明数量或结果的条目偏少；可以补做了多少、结果如何的有：“负责用户访谈和问卷回收”',
    ]);
    expect(strengths.map(({ text }) => text)).toContain('写了具体数字的有：');
  });

  it('ask for no more figures if every statement has one, but to separate what shares a statement', () => {
    const fewOf = (...statements: string[]) =>
      analysed(resumeOf(...statements)).findings.filter(({ ruleId }) => ruleId.startsWith('quantified.'));
    expect(fewOf()).toEqual([]);
    const packed = '管理 420 项低值易耗品台账；每月盘点 2 次；更换快递公司后运费一年少花 3 万元';
    expect(fewOf(packed).map(({ issue }) => issue)).toEqual([
      '数字都写了，但几件事写在一条里；拆成一件事一条，每个结果都看得见',
    ]);
  });

  it('report a missing target once, with the cities filled in', () => {
    const resume = written({
      school: ['江城科技大学', '统计学', '2022.09-2026.06'],
      internships: [['云帆数据技术有限公司', '数据分析实习生', '2025.06-2025.09', RESULT[0]]],
      change: (document) => ({
        ...document,
        intention: { ...document.intention, cities: [{ name: { zh: '苏州' } }] },
      }),
    });
    const about = analysed(resume).findings.filter(({ module }) => module === 'intention');
    expect(about.filter(({ issue }) => issue.includes('目标岗位'))).toHaveLength(1);
  });

  it('leave out the words that they criticise, and report a statement once', () => {
    const found = analysed(resumeOf(VAGUE)).findings.filter(({ after }) => after !== undefined);
    const own = found.filter(({ before }) => before === VAGUE);
    expect(own).toHaveLength(1);
    for (const { after } of own) expect(after).not.toContain('一些');
    const self = found.find(({ before }) => before === SELF);
    expect(self).toMatchObject({ after: '精通 Python' });
    expect(self).not.toHaveProperty('needsFact');
  });

  it('rewrite vague statements of every generated résumé without vague words', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      for (const { category, after, before } of analysed(generateResume(seed)).findings) {
        if (category !== 'vague' || after === undefined) continue;
        const lang = /\p{Script=Han}/u.test(before ?? '') ? 'zh' : 'en';
        const { vague, cliches } = traitsOf(after, lang);
        expect([...vague, ...cliches]).toEqual([]);
      }
    }
  });

  it('report a half-empty page as short of content, not as badly formatted', () => {
    const thin = analysed(resumeOf()).findings.find(({ ruleId }) => ruleId === 'layout.thin');
    expect(thin && resumeIssues[thin.category]).toBe('内容偏少');
  });

  it('do not request words of every kind of work', () => {
    const { target, findings } = analysed(resumeOf());
    expect(target.missing.length).toBeGreaterThan(0);
    expect(target.missing).not.toContain('业务');
    const requested = findings.flatMap(({ needsFact = [] }) => needsFact).join();
    expect(requested).toContain('是否用过“');
    expect(requested).not.toMatch(/“(?:业务|报告|指标|用户)”/u);
  });
});
