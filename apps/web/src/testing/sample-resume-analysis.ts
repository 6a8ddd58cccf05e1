import { resumeDimensionKeys, resumeDimensions } from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';

/** A small analysis for tests of the page: one finding with a correction, one that asks for a fact. */
export const sampleResumeAnalysis: ResumeAnalysisResult = {
  overall: { score: 71, band: '良好', confidence: 1 },
  dimensions: resumeDimensionKeys.map((key) => ({
    key,
    ...resumeDimensions[key],
    score: 71,
    contributions: [
      {
        ruleId: `${key}.base`,
        points: 71,
        reason: `${resumeDimensions[key].label}的理由`,
        evidence: [{ pointer: '/work/0/highlights/0', targetId: 'a', quote: '负责用户运营' }],
      },
    ],
  })),
  modules: [
    {
      key: 'experience',
      label: '实习与工作经历',
      weight: 20,
      need: 'expected',
      isPresent: true,
      score: 60,
      findings: 2,
    },
  ],
  target: {
    stage: '校招',
    position: '用户运营',
    occupation: '用户运营',
    isInferred: false,
    lexiconVersion: '2026.11',
    matched: ['活动'],
    missing: ['留存'],
  },
  findings: [
    {
      id: 'f1',
      ruleId: 'noResult',
      severity: 'important',
      category: 'noResult',
      module: 'experience',
      issue: '只有职责，没有结果',
      why: '结果说明能力',
      gain: 4,
      pointer: '/work/0/highlights/0',
      before: '负责用户运营',
      after: '负责用户运营，【待补充：活跃用户数】',
      needsFact: ['活跃用户数'],
    },
    {
      id: 'f2',
      ruleId: 'typo',
      severity: 'urgent',
      category: 'typo',
      module: 'experience',
      issue: '公司名有错字',
      why: '错字显得不用心',
      pointer: '/work/0/company/zh',
      before: '云帆科枝',
      after: '云帆科技',
      patch: [{ op: 'replace', path: '/work/0/company/zh', value: '云帆科技' }],
    },
  ],
  suggestions: ['f1', 'f2'],
  strengths: [],
  heat: [
    {
      pointer: '/work/0/highlights/0',
      targetId: 'a',
      module: 'experience',
      quote: '负责用户运营',
      score: 35,
      issues: ['noResult'],
    },
  ],
  change: null,
  notes: [],
};
