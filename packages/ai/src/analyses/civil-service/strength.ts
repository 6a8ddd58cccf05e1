import { apportion } from '@qicheng/analysis/apportion';
import {
  type CivilDimensionKey,
  civilDimensionKeys,
  civilDimensions,
  type CivilInput,
  type ExamModuleKey,
  examModules,
} from '@qicheng/analysis/civil-service';
import type { JudgedPost } from '@qicheng/analysis/civil-service-result';
import { type Contribution, type Dimension, dimensionOf } from '@qicheng/analysis/result';
import { ratioOf } from './competition.js';
import { type PaperKind, paperKindOf } from './papers.js';
import { planTimeOf } from './plan-time.js';
import { APTITUDE_FULL, DEMAND_POINTS, DEMAND_REST, ESSAY_FULL, NEEDED_HOURS } from './tables/scales.js';

const FULL = 100;
const rounded = (points: number) => Math.round(points * 10) / 10;
const one = (key: string, points: number, reason: string): Contribution => ({
  ruleId: `civilService.${key}`,
  points: rounded(points),
  reason: reason.slice(0, 300),
  evidence: [],
});

const VERDICTS = {
  eligible: '全部条件符合',
  ineligible: '有条件不符',
  unverified: '有条件待核实，核实前不计分',
} as const;

/** Only posts with all clauses passed count; if none could be decided there is no score. */
function eligibility(_input: CivilInput, posts: readonly JudgedPost[]): Contribution[] {
  if (posts.every(({ verdict }) => verdict === 'unverified')) return [];
  return posts.map(({ name, verdict }) =>
    one('eligibility', verdict === 'eligible' ? FULL / posts.length : 0, `${name}：${VERDICTS[verdict]}`),
  );
}

function paper(
  input: CivilInput,
  name: '行测' | '申论',
  stated: number | undefined,
  full: number,
  key: string,
): Contribution[] {
  const modules = Object.entries(input.mock.modules ?? {}) as [ExamModuleKey, number][];
  const own = modules.filter(([module]) => examModules[module].paper === name).map(([, value]) => value);
  const mean = own.length > 0 ? own.reduce((sum, value) => sum + value, 0) / own.length : undefined;
  const score = stated ?? mean;
  if (score === undefined) return [];
  const from = stated === undefined ? `${own.length} 个模块的平均` : '模考';
  return [
    one(
      key,
      Math.min(FULL, (FULL * score) / full),
      `${name}${from} ${rounded(score)} ÷ ${full} × 100，最高 100`,
    ),
  ];
}

/** In the last days the remaining hours are not significant: earlier study counts, but was not stated. */
function time(input: CivilInput): Contribution[] {
  const { total, isLast } = planTimeOf(input);
  if (isLast) return [];
  const needed = NEEDED_HOURS[input.exam];
  return [
    one(
      'time',
      Math.min(FULL, (FULL * total) / needed),
      `可用 ${total} 小时 ÷ 参考工作量 ${needed} 小时 × 100，最高 100`,
    ),
  ];
}

function demand({ posts }: CivilInput): Contribution[] {
  const known = posts.flatMap((post) => {
    const ratio = ratioOf(post);
    return ratio === null ? [] : [{ name: post.name, ratio }];
  });
  return known.map(({ name, ratio }) => {
    const points = DEMAND_POINTS.find(({ atMost }) => ratio <= atMost)?.points ?? DEMAND_REST;
    return one(
      'demand',
      points / known.length,
      `${name} 竞争比 ${ratio}:1：${points} 分 ÷ ${known.length} 个职位`,
    );
  });
}

const parts: Record<CivilDimensionKey, (input: CivilInput, posts: readonly JudgedPost[]) => Contribution[]> =
  {
    eligibility,
    aptitude: (input) =>
      paperKindOf(input) === 'civil'
        ? paper(input, '行测', input.mock.aptitude, APTITUDE_FULL, 'aptitude')
        : [],
    essay: (input) =>
      paperKindOf(input) === 'civil' ? paper(input, '申论', input.mock.essay, ESSAY_FULL, 'essay') : [],
    time,
    demand,
  };

const OTHER_PAPERS: Readonly<Record<Exclude<PaperKind, 'civil'>, string>> = {
  teaching: '教师招聘多不考这一科，不计分；公告写明要考的，把考试类型改为事业编再分析',
  care: '医疗卫生岗多不考这一科，不计分；公告写明要考的，填上模考成绩后重新分析',
};

function silenceOf(key: CivilDimensionKey, input: CivilInput): string {
  const kind = paperKindOf(input);
  if (kind !== 'civil' && (key === 'aptitude' || key === 'essay')) return OTHER_PAPERS[kind];
  return SILENCE[key] ?? '没有填写，不计分；补充后重新分析';
}

const SILENCE: Partial<Record<CivilDimensionKey, string>> = {
  time: '离笔试已近，之前复习了多少没有填写，剩下的时间不计分',
  eligibility: '待核实：所选职位都有条件待核实，不计分；核实前不视为符合',
  demand: '没有报名人数，无法算竞争比，不计分',
};

/** The parts of a candidate's strength. A part without facts has no weight, which is distributed to the others. */
export function dimensionsOf(input: CivilInput, posts: readonly JudgedPost[]): Dimension[] {
  const dimensions = civilDimensionKeys.map((key) => parts[key](input, posts));
  const weights = apportion(
    FULL,
    civilDimensionKeys.map((key, index) => (dimensions[index]?.length ? civilDimensions[key].weight : 0)),
  );
  return civilDimensionKeys.map((key, index) => {
    const silence = one(key, 0, silenceOf(key, input));
    const contributions = dimensions[index]?.length ? dimensions[index] : [silence];
    return dimensionOf(
      { key, label: civilDimensions[key].label, weight: weights[index] ?? 0 },
      contributions,
    );
  });
}
