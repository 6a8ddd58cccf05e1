import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { referenceOf } from './reference.js';

const BUDGET = '参与双11投放，预算860万元，ROI由1.7提升到2.4';
const GRAND = '全面负责头部品牌的媒介策略，统筹亿级预算，打造多个现象级爆款案例';
const COST = '把客户线索成本从186元降到121元';

const resumeOf = (post: string, ...statements: string[]) =>
  written({
    ...{
      position: '媒介策划',
      school: ['江城大学', '广告学', '2018.09-2022.06'],
      skills: ['Excel', 'SQL', 'PPT'],
    },
    work: [['云帆互动有限公司', post, '2022.07-', ...statements]],
  });
const consistencyOf = (result: ReturnType<typeof analysed>): number =>
  result.dimensions.find(({ key }) => key === 'consistency')?.score ?? 0;

describe('a magnitude far above the figures of the résumé', () => {
  const result = analysed(resumeOf('媒介策划', GRAND, BUDGET, COST));

  it('is urgent and quotes both contradicting parts', () => {
    const found = result.findings.find(({ ruleId }) => ruleId === 'fact.inflated');
    expect(found).toMatchObject({ severity: 'urgent', before: GRAND });
    expect(found?.issue).toBe('“亿级预算”与简历里写明的数字对不上：写明的最大一项是“预算860万元”');
  });

  it('lowers the consistency, raises no score and is not a strength', () => {
    const honest = analysed(resumeOf('媒介策划', BUDGET, COST));
    expect(consistencyOf(result)).toBeLessThan(60);
    expect(result.overall?.score ?? 0).toBeLessThan(honest.overall?.score ?? 100);
    expect(JSON.stringify(result.strengths)).not.toContain('亿级');
  });

  it('is not reported as an action without a figure', () => {
    const document = resumeOf('媒介策划', GRAND, BUDGET, '管理6个账户');
    const of = analysed(document);
    expect(of.findings.map(({ issue }) => issue).join()).not.toContain('只写了做什么');
    const { notes } = referenceOf(inputFor(document), of);
    expect(notes[0]).toContain('不改写：“亿级预算”');
    expect(notes[1]).toBe('其余各条已写明数量或结果，词句不用改。');
  });

  it('is accepted if a figure supports it', () => {
    const result = analysed(resumeOf('媒介策划', GRAND, '全年投放1.2亿元，ROI由1.7提升到2.4', COST));
    expect(result.findings.map(({ ruleId }) => ruleId)).not.toContain('fact.inflated');
  });
});

it.each([
  ['人事专员', '主导集团人才战略规划'],
  ['运营助理', '操盘千万级GMV店铺'],
  ['跟单实习生', '全面负责公司供应链体系搭建，从0到1打通全链路'],
])('the claim of %s is implausible: “%s”', (post, claim) => {
  const { findings } = analysed(resumeOf(post, claim, '跟进出货计划，每月约40票'));
  expect(findings.find(({ before }) => before === claim)?.ruleId).toBe('fact.unlikely');
});

it.each([
  ['人力资源总监', '主导集团人才战略规划'],
  ['人事专员', '参与公司绩效体系调整，整理制度12份'],
  ['运营总监', '操盘千万级GMV店铺'],
])('the claim of %s is plausible: “%s”', (post, claim) => {
  const { findings } = analysed(resumeOf(post, claim, '跟进出货计划，每月约40票'));
  expect(findings.filter(({ ruleId }) => ruleId.startsWith('fact.'))).toEqual([]);
});

describe('buzzwords', () => {
  const padded = (self: string): Written => ({
    ...{ position: '媒介策划', self },
    work: [['云帆互动有限公司', '媒介策划', '2022.07-', BUDGET, COST, '赋能团队成长，沉淀方法论']],
  });

  it.each(['赋能团队成长，沉淀方法论', '引领技术变革，打造极致用户体验', '构建全方位人才供应链生态'])(
    'are reported as an empty statement: %s',
    (text) => {
      const { findings } = analysed(resumeOf('媒介策划', BUDGET, text));
      expect(findings.find(({ before }) => before === text)?.ruleId).toBe('wording.empty');
    },
  );

  it.each(['打造短视频爆款3条，播放量120万', '构建OCR识别模块，准确率98%', '负责生态环境监测，每月采样60份'])(
    'are not found in “%s”',
    (text) => {
      const rules = analysed(resumeOf('媒介策划', BUDGET, text))
        .findings.filter(({ before }) => before === text)
        .map(({ ruleId }) => ruleId);
      expect(rules.filter((rule) => /^(?:wording\.(?:empty|vague)|fact\.)/u.test(rule))).toEqual([]);
    },
  );

  it('lower the consistency if there are many', () => {
    const full = analysed(written(padded('具备顶层设计思维，擅长打通公私域链路。')));
    const many = analysed(
      resumeOf('媒介策划', BUDGET, '引领行业变革', '赋能品牌实现跨越式增长', '沉淀方法论，构建业务闭环'),
    );
    expect(full.findings.map(({ ruleId }) => ruleId)).not.toContain('wording.padded');
    expect(many.findings.map(({ ruleId }) => ruleId)).toContain('wording.padded');
    expect(consistencyOf(many)).toBeLessThan(consistencyOf(analysed(resumeOf('媒介策划', BUDGET, COST))));
  });
});

it('从0到1 and 千万级 are not figures', () => {
  const { strengths } = analysed(resumeOf('媒介经理', '从0到1搭建投放流程', '统筹千万级预算', BUDGET, COST));
  expect(JSON.stringify(strengths)).not.toMatch(/从0到1|千万级/u);
});
