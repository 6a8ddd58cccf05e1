import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import { type Dimension, overallOf, type Source } from '@qicheng/analysis/result';
import { answerQuestion } from '../../custom/answer-question.js';
import { alternativesOf } from './alternatives.js';
import { introductionOf, mailOf } from './drafts.js';
import { judgeTargets, METHODS } from './judge-targets.js';
import { MATHEMATICS_UNKNOWN, mathematicsOf } from './mathematics.js';
import { planOf } from './plan.js';
import { planTimeOf } from './plan-time.js';
import { confidenceOf, dimensionsOf } from './strength.js';
import { postgradTopics } from './topics.js';

const MANY = 40;

function conclude(targets: readonly JudgedTarget[], dimensions: readonly Dimension[]): string {
  const groups = (['冲', '稳', '保', '暂不建议'] as const)
    .map((group) => ({ group, count: targets.filter((target) => target.group === group).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => `${group} ${count} 个`);
  const known = dimensions.filter(({ weight }) => weight > 0);
  const weakest = known.reduce((low, next) => (next.score < low.score ? next : low));
  return `${targets.length} 个目标：${groups.join('，')}。最需要补的是${weakest.label}（${weakest.score} 分）。`;
}

function missingFacts(dimensions: readonly Dimension[]): PostgradResult['missing'] {
  return dimensions
    .filter(({ weight }) => weight === 0)
    .map(({ label, contributions }) => ({ label, remedy: contributions[0]?.reason ?? '' }));
}

function sourcesOf(targets: readonly JudgedTarget[]): Source[] {
  const all = targets.flatMap(({ figures }) => figures.map(({ source }) => source));
  const seen = new Map(all.map((source) => [`${source.title}|${source.date}|${source.url ?? ''}`, source]));
  return [...seen.values()].slice(0, MANY);
}

const NOTES = [
  '推免比、报录比、复试线、国家线只用带年份和来源的数据，没有的写数据缺失，不估计。',
  '参考工作量与分档规则是本产品的设定，用来比较准备程度，不是官方标准。',
  '招生人数、考试科目和加试要求每年会变，以院校当年招生章程为准。',
];

function notesOf(input: PostgradInput): string[] {
  const isUnknown = input.stage !== '复试' && input.stage !== '调剂' && mathematicsOf(input) === 'unknown';
  const remarks = [...planTimeOf(input).remarks, ...(isUnknown ? [MATHEMATICS_UNKNOWN] : [])];
  return [...remarks.map((remark) => `${remark}。`), ...NOTES];
}

/** Analyses a postgraduate examination by declared rules and imported figures alone. */
export function analysePostgrad(input: PostgradInput): PostgradResult {
  const dimensions = dimensionsOf(input);
  const targets = judgeTargets(input, dimensions);
  const result = {
    overall: overallOf(dimensions, confidenceOf(input, dimensions)),
    dimensions,
    conclusion: conclude(targets, dimensions),
    targets,
    methods: METHODS,
    plan: planOf(input),
    interview: { introduction: introductionOf(input), mail: mailOf(input) },
    alternatives: alternativesOf(input, targets),
    missing: [...missingFacts(dimensions), ...targets.flatMap(({ missing }) => missing)].slice(0, MANY),
    notes: notesOf(input),
    sources: sourcesOf(targets),
  };
  const { question } = input;
  const custom = question === undefined ? null : answerQuestion(question, postgradTopics, { input, result });
  return { ...result, custom };
}
