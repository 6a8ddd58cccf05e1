import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PostgradResult, TargetGroup } from '@qicheng/analysis/postgrad-exam-result';
import { type Dimension, overallOf, type Source } from '@qicheng/analysis/result';
import { majorClassOfMajor } from '@qicheng/analysis/undergraduate-majors';
import { answerQuestion } from '../../custom/answer-question.js';
import { monthOf, monthsOfDay } from '../../jd/months.js';
import { alternativesOf } from './alternatives.js';
import { examOf } from './calendar.js';
import { degreeNotes } from './degree-notes.js';
import { scaleOf, spanOf } from './degrees.js';
import { introductionOf, mailOf } from './drafts.js';
import { missingFigures, nationalRowsOf, publishedFigures, rowsOf } from './figures.js';
import { takesMathematics } from './papers.js';
import { type PlanTime, planTimeOf } from './plan-time.js';
import { planOf } from './plan.js';
import { confidenceOf, dimensionsOf, stepsTo } from './strength.js';
import { LINE_GROUPS, POINTS_PER_STEP, STEP_GROUPS } from './tables/scales.js';
import { postgradTopics } from './topics.js';

const METHODS = [
  '有本人估分和该专业复试线时：估分 − 最近一年复试线，≥ 30 分为保，5 至 29 分为稳，−25 至 4 分为冲，更低为暂不建议；低于最近一年国家线时为暂不建议。管理类联考满分 300 分，各档按 300 ÷ 500 缩小。',
  '没有估分时按院校梯度：专业跨度、英语、数学、科研中已填写各项的平均分，目标院校每高一级减 15 分，每低一级加 15 分（最多加 30 分），≥ 50 为稳，25 至 49 为冲，更低为暂不建议；没有复试线不给“保”，没有六成以上的模考成绩不给“稳”（院校低于本科院校的五成），985 院校最高为冲；不考数学的目标不算数学。',
  '有估分而没有复试线，或者英语、数学、科研都没有填写时，不分档。',
  '冲、稳、保是按上述规则分的档，不是录取概率。分档规则是本产品的设定，不是官方标准。',
];

// The planned hours are not evidence of ability.
const OWN_PARTS = ['english', 'mathematics', 'research'];
const MIN_STEPS = -2;

/** The mean of the stated parts, with the span of this target. */
function strengthFor(
  target: PostgradTarget,
  dimensions: readonly Dimension[],
): { points: number; names: string[] } {
  const stated = dimensions.filter(
    ({ key, weight }) =>
      OWN_PARTS.includes(key) && weight > 0 && (key !== 'mathematics' || takesMathematics(target) !== false),
  );
  const scores = [spanOf(target).points, ...stated.map(({ score }) => score)];
  return {
    points: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    names: ['专业跨度', ...stated.map(({ label }) => label)],
  };
}

const groupOf = (rows: readonly { atLeast: number; group: TargetGroup }[], value: number): TargetGroup =>
  rows.find(({ atLeast }) => value >= atLeast)?.group ?? '暂不建议';

type Judgement = Pick<JudgedTarget, 'group' | 'method' | 'reasons'>;

function byLine(input: PostgradInput, target: PostgradTarget): Judgement | null {
  const { estimatedScore } = input;
  const row = rowsOf(input, target).find(({ line }) => line !== undefined);
  if (estimatedScore === undefined || row?.line === undefined) return null;
  const margin = Math.round((estimatedScore - row.line) * 10) / 10;
  const words = `估分 ${estimatedScore} − ${row.year} 年复试线 ${row.line} = ${margin} 分`;
  const [national] = nationalRowsOf(input, target);
  if (national?.line !== undefined && estimatedScore < national.line)
    return {
      group: '暂不建议',
      method: 'line',
      reasons: [words, `估分低于 ${national.year} 年国家线 ${national.line} 分`],
    };
  return { group: groupOf(LINE_GROUPS, margin / scaleOf(target)), method: 'line', reasons: [words] };
}

const rangeOf = (group: TargetGroup): string => {
  const at = STEP_GROUPS.findIndex((row) => row.group === group);
  const [least, above] = [STEP_GROUPS[at]?.atLeast, STEP_GROUPS[at - 1]?.atLeast];
  if (least === undefined) return `低于 ${STEP_GROUPS.at(-1)?.atLeast ?? 0} 分`;
  return above === undefined ? `${least} 分以上` : `${least} 分以上、不到 ${above} 分`;
};

/** The result by the line that the candidate has to look up, in points of the target's examination. */
function byLineToFind({ estimatedScore }: PostgradInput, target: PostgradTarget): Judgement | null {
  if (estimatedScore === undefined) return null;
  const [safe = 0, steady = 0, bold = 0] = LINE_GROUPS.map(({ atLeast }) =>
    Math.round(Math.abs(atLeast) * scaleOf(target)),
  );
  const full = scaleOf(target) < 1 ? '（满分 300 分）' : '';
  return {
    group: '暂不分档',
    method: 'line',
    reasons: [
      `您估 ${estimatedScore} 分${full}，本站没有这个专业的复试线，先不分档：到该校研究生院网站查近三年复试线，高出 ${safe} 分以上可看作保，高出 ${steady} 分以上为稳，低 ${bold} 分以内为冲；低于国家线的不能参加复试`,
    ],
  };
}

/** Without a line no target is 保, and a school of the highest tier is at most 冲. */
function atMost({ tier }: PostgradTarget, group: TargetGroup): TargetGroup {
  if (tier === '985' && (group === '保' || group === '稳')) return '冲';
  return group === '保' ? '稳' : group;
}

const PASSED = 0.6;
/** The pass share for a school below the candidate's own. */
const PASSED_BELOW = 0.5;

/**
 * Whether a mock of the target's papers was stated and none failed: certificates and tiers do not prove an examination
 * result.
 */
function hasMock({ english, mathematics }: PostgradInput, target: PostgradTarget, least: number): boolean {
  const shares = [
    ...(english.mock === undefined ? [] : [english.mock / 100]),
    ...(mathematics.mock === undefined || takesMathematics(target) === false ? [] : [mathematics.mock / 150]),
  ];
  return shares.length > 0 && shares.every((share) => share >= least);
}

function byStep(input: PostgradInput, target: PostgradTarget, dimensions: readonly Dimension[]): Judgement {
  if (input.stage === '复试' || input.stage === '调剂')
    return {
      group: '暂不分档',
      method: 'step',
      reasons: ['这一阶段看初试成绩和复试线，没有填写成绩，不分档'],
    };
  const { points: strength, names } = strengthFor(target, dimensions);
  if (names.length === 1)
    return {
      group: '暂不分档',
      method: 'step',
      reasons: ['英语、数学、科研和估分都没有填写，没有依据分档；补充任意一项后重新分析'],
    };
  const steps = Math.max(MIN_STEPS, stepsTo(input, target));
  const value = Math.max(0, strength - POINTS_PER_STEP * steps);
  const byTier = atMost(target, groupOf(STEP_GROUPS, value));
  const capped = byTier !== groupOf(STEP_GROUPS, value);
  const isUntested = byTier === '稳' && !hasMock(input, target, steps < 0 ? PASSED_BELOW : PASSED);
  const group = isUntested ? '冲' : byTier;
  const shown = (points: number) => Math.round(points * 10) / 10;
  const stand =
    steps > 0
      ? `目标院校比本科院校高 ${steps} 级，减 ${POINTS_PER_STEP * steps} 分`
      : steps < 0
        ? `目标院校比本科院校低 ${-steps} 级，加 ${-POINTS_PER_STEP * steps} 分`
        : '目标院校与本科院校同级';
  const change = steps === 0 ? '' : `得 ${shown(value)} 分`;
  return {
    group,
    method: 'step',
    reasons: [
      `${names.join('、')}平均 ${shown(strength)} 分，${stand}${change}，属于“${byTier}”${capped ? '（没有复试线，不给更高的档）' : `（${rangeOf(byTier)}）`}`,
      ...(isUntested
        ? [
            `没有${steps < 0 ? '五' : '六'}成以上的模考成绩，先列为“冲”：限时做一套近年真题，填上分数后重新分析，再看是不是“稳”`,
          ]
        : []),
    ],
  };
}

/** A target that does not admit the candidate's major. */
function notAdmitted({ undergraduate }: PostgradInput, { major }: PostgradTarget): Judgement | null {
  const own = undergraduate.majorCode ?? majorClassOfMajor(undergraduate.major)?.code ?? '';
  return /非法学/u.test(major) && own.startsWith('0301')
    ? {
        group: '暂不建议',
        method: 'step',
        reasons: [
          `法律（非法学）不招本科是法学类（0301）的考生，您的本科专业是${undergraduate.major}，不能报；可以报法律（法学）`,
        ],
      }
    : null;
}

/** The group of each target by a declared method, with the published figures. */
function judgeTargets(input: PostgradInput, dimensions: readonly Dimension[]): JudgedTarget[] {
  return input.targets.map((target) => {
    const figures = publishedFigures(input, target);
    return {
      school: target.school,
      major: target.major,
      region: target.region ?? '',
      ...(notAdmitted(input, target) ??
        byLine(input, target) ??
        byLineToFind(input, target) ??
        byStep(input, target, dimensions)),
      figures,
      missing: missingFigures(target, figures),
    };
  });
}

const MANY = 40;

/** The parts that can still be improved in each stage. */
const IMPROVABLE: Readonly<Record<PostgradInput['stage'], readonly string[]>> = {
  ...{ 择校: ['english', 'mathematics', 'time'], 初试: ['english', 'mathematics', 'time'] },
  ...{ 复试: ['english', 'research'], 调剂: [] },
};
const GOOD_ENOUGH = 75;

/** Advice on the weakest part that can still be improved; empty if all are good. */
function adviceOf(dimensions: readonly Dimension[], stage: PostgradInput['stage']): string {
  const weak = dimensions
    .filter(({ key, weight, score }) => IMPROVABLE[stage].includes(key) && weight > 0 && score < GOOD_ENOUGH)
    .sort((a, b) => a.score - b.score);
  const [first] = weak;
  if (first === undefined) return '';
  return first.key === 'time'
    ? `复习时间不够（${first.score} 分），先把每周小时数提上去。`
    : `最需要补的是${first.label}（${first.score} 分）。`;
}

/** A single target by name: "1 个目标：冲 1 个" says less than it could. */
const verdictOf = ({ school, major, group }: JudgedTarget): string =>
  group.startsWith('暂不') ? `${school} ${major}：${group}` : `${school} ${major}属于“${group}”`;

function conclude(
  { first, isLast }: PlanTime,
  targets: readonly JudgedTarget[],
  dimensions: readonly Dimension[],
  stage: PostgradInput['stage'],
): string {
  const groups = (['冲', '稳', '保', '暂不建议', '暂不分档'] as const)
    .map((group) => ({ group, count: targets.filter((target) => target.group === group).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => `${group} ${count} 个`);
  const lead = first === null ? '' : `${first}。`;
  const one = isLast && targets.length > 1 ? '统考只能报一个志愿，请只看已经报的那一个。' : '';
  const [only, ...others] = targets;
  const judged =
    only && others.length === 0 ? verdictOf(only) : `${targets.length} 个目标：${groups.join('，')}`;
  return `${lead}${one}${judged}。${adviceOf(dimensions, stage)}`;
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

/** The target of the drafts: the first one that is not 暂不建议. */
const aimOf = ({ targets }: PostgradInput, judged: readonly JudgedTarget[]): PostgradTarget | undefined =>
  targets.find((_, index) => judged[index]?.group !== '暂不建议') ?? targets[0];

const NOTES = [
  '推免比、报录比、复试线、国家线只用带年份和来源的数据，没有的写数据缺失，不估计。',
  '参考工作量与分档规则是本产品的设定，用来比较准备程度，不是官方标准。',
  '招生人数、考试科目和加试要求每年会变，以院校当年招生章程为准。',
];

/** A note for current students who will have graduated by the examination. */
function graduatedNote(input: PostgradInput): string[] {
  const exam = examOf(input, Math.round(input.hours.months * MONTH));
  const ends = (input.resume?.document.education ?? []).flatMap(({ period }) =>
    period?.end === undefined || period.end === 'present' ? [] : [monthOf(period.end)],
  );
  const [end, now] = [Math.max(0, ...ends), monthsOfDay(input.today)];
  if (exam === null || end <= now || end >= exam.year * 12 + 12) return [];
  return [
    `${exam.year} 年 12 月初试时您已经毕业，按往届生报名：先定好报考点，查清档案、户口和社保放在哪里，并想好是在职还是脱产备考。`,
  ];
}
const MONTH = 30.4;

const notesOf = (input: PostgradInput): string[] => [
  ...graduatedNote(input),
  ...degreeNotes(input.targets),
  ...(input.stage === '初试' || input.stage === '择校'
    ? ['复试材料等初试成绩公布后再补齐，现在先不占复习时间。']
    : []),
  ...NOTES,
];

/** Analyses a postgraduate examination by declared rules and imported figures only. */
export function analysePostgrad(input: PostgradInput): PostgradResult {
  const dimensions = dimensionsOf(input);
  const time = planTimeOf(input);
  const targets = judgeTargets(input, dimensions);
  const aim = aimOf(input, targets);
  const result = {
    overall: overallOf(dimensions, confidenceOf(input, dimensions)),
    dimensions,
    conclusion: conclude(time, targets, dimensions, input.stage),
    targets,
    methods: METHODS,
    plan: planOf(input, time),
    interview: { introduction: introductionOf(input, aim), mail: mailOf(input, aim) },
    alternatives: alternativesOf(input, targets, time.isLast),
    missing: missingFacts(dimensions),
    notes: notesOf(input),
    sources: sourcesOf(targets),
  };
  const { question } = input;
  const custom = question === undefined ? null : answerQuestion(question, postgradTopics, { input, result });
  return { ...result, custom };
}
