import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PostgradResult, TargetGroup } from '@qicheng/analysis/postgrad-exam-result';
import { type Dimension, overallOf, type Source } from '@qicheng/analysis/result';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { answerQuestion } from '../../custom/answer-question.js';
import { introductionOf, mailOf } from './drafts.js';
import { type PlanTime, planTimeOf } from './plan-time.js';
import {
  confidenceOf,
  dimensionsOf,
  isManagementExam,
  MATHEMATICS_UNKNOWN,
  mathematicsOf,
  stepsTo,
} from './strength.js';
import { postgradTopics } from './topics.js';
import { planWeeks } from '../../planning/plan-weeks.js';
import { interviewPhases, transferPhases, writtenPhases } from './tables/phases.js';
import { missingFigures, nationalRowsOf, publishedFigures, rowsOf } from './figures.js';
import { LINE_GROUPS, POINTS_PER_STEP, SPAN_POINTS, STEP_GROUPS } from './tables/scales.js';

const METHODS = [
  '有本人估分和该专业复试线时：估分 − 最近一年复试线，≥ 30 分为保，5 至 29 分为稳，−25 至 4 分为冲，更低为暂不建议；低于最近一年国家线时为暂不建议。',
  '否则按院校梯度：（专业跨度、英语、数学、科研、时间中已填写各项的均值）− 15 × 高出的级数（最多减免 2 级），≥ 70 为保，50 至 69 为稳，25 至 49 为冲，更低为暂不建议。',
  '冲、稳、保是按上述规则分的档，不是录取概率。分档规则是本产品的设定，不是官方标准。',
];

const OWN_PARTS = ['english', 'mathematics', 'research', 'time'];
const MOST_STEPS_DOWN = -2;

/** The mean of what was stated, with the span of this target. */
function strengthFor(target: PostgradTarget, dimensions: readonly Dimension[]): number {
  const stated = dimensions.filter(({ key, weight }) => OWN_PARTS.includes(key) && weight > 0);
  const scores = [SPAN_POINTS[target.span], ...stated.map(({ score }) => score)];
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
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
  return { group: groupOf(LINE_GROUPS, margin), method: 'line', reasons: [words] };
}

function byStep(input: PostgradInput, target: PostgradTarget, dimensions: readonly Dimension[]): Judgement {
  const strength = strengthFor(target, dimensions);
  const steps = Math.max(MOST_STEPS_DOWN, stepsTo(input, target));
  const value = strength - POINTS_PER_STEP * steps;
  const shown = (points: number) => Math.round(points * 10) / 10;
  const stand = steps > 0 ? `高 ${steps} 级` : steps < 0 ? `低 ${-steps} 级` : '同级';
  const change =
    steps === 0 ? '' : `，每级${steps > 0 ? '减' : '加'} ${POINTS_PER_STEP} 分，得 ${shown(value)} 分`;
  const reasons = [
    `您填写的各项平均 ${shown(strength)} 分，目标院校比本科院校${stand}${change}（70 分以上为保，50 分以上为稳，25 分以上为冲）`,
  ];
  if (input.estimatedScore === undefined) reasons.push('没有填写估分，按院校梯度判断');
  else
    reasons.push(
      `您估 ${input.estimatedScore} 分，本站没有这个专业的复试线可比：到该校研究生院网站查近三年复试线，高出 30 分以上可看作保，高 5 分以上为稳，低 25 分以内为冲`,
    );
  return { group: groupOf(STEP_GROUPS, value), method: 'step', reasons };
}

/** How ambitious each target is, by a declared method, with the published figures beside it. */
function judgeTargets(input: PostgradInput, dimensions: readonly Dimension[]): JudgedTarget[] {
  return input.targets.map((target) => {
    const figures = publishedFigures(input, target);
    return {
      school: target.school,
      major: target.major,
      region: target.region ?? '',
      ...(byLine(input, target) ?? byStep(input, target, dimensions)),
      figures,
      missing: missingFigures(target, figures),
    };
  });
}

const labels = {
  choice: '择校',
  politics: '政治',
  english: '英语',
  mathematics: '数学',
  major: '专业课',
} as const;

function reasonOf(key: string, input: PostgradInput, isLast: boolean): string {
  if (isLast) return key === 'major' || key === 'politics' ? '临考靠背诵，份额增加' : '以真题限时为主';
  const isAcross = input.targets.some(({ span }) => span === '跨专业');
  if (key === 'major' && isAcross) return '有跨专业目标，专业课增加份额';
  if (key === 'politics') return '前期只建立框架，后期集中背诵';
  if (key === 'choice') return '先定目标和考试科目，再展开复习';
  return '按科目分值和起点分配';
}

/** The plan of the stage that somebody is in, by week. */
function planOf(input: PostgradInput, time: PlanTime): StudyPlan {
  const { days, weekHours, formula, remarks, isLast } = time;
  const common = {
    ...{ today: input.today, days, weekHours },
    formula: [formula, ...remarks].join('。'),
  };
  const special = { 复试: interviewPhases, 调剂: transferPhases, 择校: null, 初试: null }[input.stage];
  if (special) {
    const subjects = special.labels.map(([key, label]) => ({ key, label, reason: '按这一阶段的任务量分配' }));
    return planWeeks({ ...common, subjects, phases: special.phases });
  }
  const phases = writtenPhases(input, isLast);
  const subjects = Object.entries(labels).map(([key, label]) => ({
    key,
    label: key === 'major' && isManagementExam(input) ? '管理类综合' : label,
    reason: reasonOf(key, input, isLast),
  }));
  return planWeeks({ ...common, subjects, phases });
}

const LANGUAGE_READY = 500;
const MARKS_READY = 0.8;

function practiceText(resume: PostgradInput['resume']): string {
  if (resume === null) return '没有选择简历，实习和工作经历没有参与判断';
  const practice = resume.document.internships.length + resume.document.work.length;
  return practice > 0
    ? `简历里有 ${practice} 段实习或工作经历，可直接投递`
    : '简历里没有实习经历，可先找一段与专业相关的实习';
}

/** Ways beside the examination, by what was stated. */
function alternativesOf(
  input: PostgradInput,
  targets: readonly JudgedTarget[],
): PostgradResult['alternatives'] {
  const { english, undergraduate, resume } = input;
  const isRisky = targets.every(({ group }) => group === '冲' || group === '暂不建议');
  const marks = undergraduate.gpa ? undergraduate.gpa.value / undergraduate.gpa.scale : null;
  const shared = isRisky ? ['目标中没有稳或保，建议同时准备另一条路'] : [];
  return [
    {
      kind: '就业',
      reasons: [...shared, practiceText(resume)],
      nextStep: '做一次岗位分析，看能力差距和三个月计划',
      path: '/ai/jobAiAnalyse',
    },
    {
      kind: '留学',
      reasons: [
        ...((english.cet6 ?? 0) >= LANGUAGE_READY
          ? [`六级 ${english.cet6} 分，可以着手语言考试`]
          : ['语言成绩需另行准备']),
        ...(marks === null
          ? ['没有填写绩点，无法判断申请门槛']
          : [marks >= MARKS_READY ? '绩点达到满分的 80% 以上' : '绩点不到满分的 80%，多数项目会看重均分']),
      ],
      nextStep: '列出目标国家的申请时间和语言要求，以学校官网为准',
      path: '/ai/fereAiAnalyse',
    },
    {
      kind: '考公',
      reasons: ['政治、写作的准备有一部分相通', '应届身份有时限，先核对职位的应届要求'],
      nextStep: '用考公分析逐条核对报考资格',
      path: '/ai/kaogongAiAnalyse',
    },
  ];
}

const MANY = 40;

function conclude(
  first: string | null,
  targets: readonly JudgedTarget[],
  dimensions: readonly Dimension[],
): string {
  const groups = (['冲', '稳', '保', '暂不建议'] as const)
    .map((group) => ({ group, count: targets.filter((target) => target.group === group).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => `${group} ${count} 个`);
  const known = dimensions.filter(({ weight }) => weight > 0);
  const weakest = known.reduce((low, next) => (next.score < low.score ? next : low));
  return `${first === null ? '' : `${first}。`}${targets.length} 个目标：${groups.join('，')}。最需要补的是${weakest.label}（${weakest.score} 分）。`;
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

/** The target that drafts are written for: the first that one may well go for. */
const aimOf = ({ targets }: PostgradInput, judged: readonly JudgedTarget[]): PostgradTarget | undefined =>
  targets.find((_, index) => judged[index]?.group !== '暂不建议') ?? targets[0];

const NOTES = [
  '推免比、报录比、复试线、国家线只用带年份和来源的数据，没有的写数据缺失，不估计。',
  '参考工作量与分档规则是本产品的设定，用来比较准备程度，不是官方标准。',
  '招生人数、考试科目和加试要求每年会变，以院校当年招生章程为准。',
];

function notesOf(input: PostgradInput, { first, remarks: ofTime }: PlanTime): string[] {
  const isWritten = input.stage !== '复试' && input.stage !== '调剂';
  const isUnknown = isWritten && !isManagementExam(input) && mathematicsOf(input) === 'unknown';
  const remarks = [
    ...(first === null ? [] : [first]),
    ...ofTime,
    ...(isUnknown ? [MATHEMATICS_UNKNOWN] : []),
  ];
  return [...remarks.map((remark) => `${remark}。`), ...NOTES];
}

/** Analyses a postgraduate examination by declared rules and imported figures alone. */
export function analysePostgrad(input: PostgradInput): PostgradResult {
  const dimensions = dimensionsOf(input);
  const time = planTimeOf(input);
  const targets = judgeTargets(input, dimensions);
  const aim = aimOf(input, targets);
  const result = {
    overall: overallOf(dimensions, confidenceOf(input, dimensions)),
    dimensions,
    conclusion: conclude(time.first, targets, dimensions),
    targets,
    methods: METHODS,
    plan: planOf(input, time),
    interview: { introduction: introductionOf(input, aim), mail: mailOf(input, aim) },
    alternatives: alternativesOf(input, targets),
    missing: missingFacts(dimensions),
    notes: notesOf(input, time),
    sources: sourcesOf(targets),
  };
  const { question } = input;
  const custom = question === undefined ? null : answerQuestion(question, postgradTopics, { input, result });
  return { ...result, custom };
}
