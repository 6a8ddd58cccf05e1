import { report } from '@qicheng/analysis/report';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { generateResume } from '@qicheng/resume/generate';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { reportOfResume } from './report.js';

const FLAWLESS: Written = {
  position: '数据分析',
  school: ['江城大学', '应用统计学', '2023.09-2027.06'],
  internships: [
    [
      '青禾油田数据研究院',
      '数据分析实习生',
      '2026.07-2026.09',
      '编写 Python 脚本 12 个清洗生产日报，整理时间由每天 2 小时缩短到 20 分钟',
      '搭建产量预测模型，平均误差由 11% 降到 6.4%，用于 3 个采油区块的月度计划',
      '用 SQL 汇总 36 口井的历史数据，核对出 140 条错误记录，准确率提高到 99.2%',
      '编写 12 页分析报告，提出的 3 条排班建议被采纳，每月减少加班 40 小时',
      '用 Tableau 制作 6 张生产看板，周会准备时间由半天缩短到 1 小时',
    ],
  ],
};
const TWO_LINES: Written = {
  school: ['江城大学', '应用统计学', '2023.09-2027.06'],
  internships: [
    ['青禾油田数据研究院', '实习生', '2026.07-2026.09', '编写 Python 脚本 12 个', '预测误差由 11% 降到 6.4%'],
  ],
};
const THREE_LINES = [
  '青禾油田数据研究院',
  '实习生',
  '2026.07-2026.09',
  '编写 Python 脚本 12 个',
  '预测误差由 11% 降到 6.4%',
  '核对出 140 条错误记录',
] as const;
const scoreOf = ({ dimensions }: ResumeAnalysisResult, key: string) =>
  dimensions.find((each) => each.key === key)?.score;

const REPORTED = ['consistency', 'expression', 'layout', 'ats'];
const everybody = [
  ...Array.from({ length: 20 }, (_, seed) => generateResume(seed)),
  ...sampleNames.map((name) => SAMPLES[name]()),
  written(FLAWLESS),
];

describe('a dimension loses points only for reported findings', () => {
  it('a missing part lowers 完整性 but no dimension without a finding about it', () => {
    const result = analysed(written(FLAWLESS));
    expect(result.findings.map(({ ruleId }) => ruleId)).toContain('module.absent');
    expect(REPORTED.map((key) => scoreOf(result, key))).toEqual([100, 100, 100, 100]);
    expect(scoreOf(result, 'completeness')).toBeLessThan(100);
  });

  it('each rule that deducts points has a finding', () => {
    for (const document of everybody) {
      const { dimensions, findings } = analysed(document);
      const ruleIds = new Set(findings.map(({ ruleId }) => ruleId));
      for (const { key, weight, score, contributions } of dimensions) {
        if (weight === 0 || !REPORTED.includes(key) || score === 100) continue;
        const taken = contributions.filter(({ points }) => points < 0).map(({ ruleId }) => ruleId);
        expect(taken).not.toEqual([]);
        expect(taken.filter((ruleId) => !ruleIds.has(ruleId))).toEqual([]);
      }
    }
  });

  it('成果量化 with an entry that states neither quantity nor result has a finding that says where', () => {
    for (const document of everybody) {
      const result = analysed(document);
      const quantified = result.dimensions.find(({ key }) => key === 'quantified');
      if (quantified?.contributions.some(({ ruleId }) => ruleId === 'quantified.none'))
        expect(result.findings.map(({ ruleId }) => ruleId).join()).toMatch(
          /quantified\.|wording\.duty|layout\.thin|module\.(?:absent|replaced)/u,
        );
    }
  });
});

describe('the suggestions', () => {
  const RANK = { urgent: 0, important: 1, minor: 2 } as const;

  it('are ordered by severity, then by gain', () => {
    for (const document of everybody) {
      const { suggestions, findings } = analysed(document);
      const own = suggestions.flatMap((id) => findings.filter((each) => each.id === id));
      const places = own.map(({ severity, gain = 0 }) => RANK[severity] * 1_000 - gain);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('have no large gain with a low severity', () => {
    for (const document of everybody)
      for (const { ruleId, severity, gain = 0 } of analysed(document).findings) {
        // Keywords of an occupation are never urgent, because nobody has all of them.
        if (gain >= 5 && ruleId !== 'relevance.keyword') expect(severity).toBe('urgent');
        if (gain >= 2) expect(severity).not.toBe('minor');
      }
  });
});

describe('a résumé with hardly any content', () => {
  it('has no total and lists what is missing', () => {
    const document = written(TWO_LINES);
    const result = analysed(document);
    expect(result.overall).toBeNull();
    expect(result.notes.join('')).toContain('内容太少，暂不给总分');
    expect(result.findings.find(({ ruleId }) => ruleId === 'layout.thin')).toMatchObject({
      severity: 'urgent',
    });
    const printed = JSON.stringify(report.parse(reportOfResume(inputFor(document), result)));
    expect(printed).toContain('还不能给出总分');
  });

  it('is scored from three statements on, and loses points in dimensions that few statements cannot prove', () => {
    const thin = analysed(written({ ...TWO_LINES, internships: [THREE_LINES], position: '数据分析' }));
    const full = analysed(written(FLAWLESS));
    const finding = thin.findings.find(({ ruleId }) => ruleId === 'layout.thin');
    expect(finding?.gain).toBeGreaterThan(8);
    expect(thin.overall?.score).toBeLessThan((full.overall?.score ?? 0) - 15);
    expect(thin.overall?.score).toBeLessThan(75);
  });

  it('is not reported if only parts without actions were chosen', () => {
    const { overall, findings } = analysed(written(FLAWLESS), { modules: ['education', 'skills'] });
    expect(overall).not.toBeNull();
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('layout.thin');
  });
});

it('reports the words of the résumé, not their synonyms in the lexicon', () => {
  const { target, dimensions, strengths } = analysed(written(FLAWLESS));
  expect(target.matched).toEqual(expect.arrayContaining(['Python', '模型', '清洗', '预测']));
  expect(JSON.stringify([target.matched, dimensions, strengths])).not.toMatch(/机器学习|归因|数据清洗/u);
});
