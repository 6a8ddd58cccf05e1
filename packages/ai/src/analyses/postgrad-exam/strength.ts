import { apportion } from '@qicheng/analysis/apportion';
import {
  type PostgradDimensionKey,
  postgradDimensionKeys,
  postgradDimensions,
  type PostgradInput,
  type PostgradTarget,
} from '@qicheng/analysis/postgrad-exam';
import { type Contribution, type Dimension, dimensionOf, type Evidence } from '@qicheng/analysis/result';
import { isAcross, isManagementExam, spanOf } from './degrees.js';
import { quoted } from './drafts.js';
import { studiedTogether, takesMathematics } from './papers.js';
import { planTimeOf } from './plan-time.js';
import {
  CET4_POINTS,
  CET6_POINTS,
  ENGLISH_MOCK_FULL,
  GPA_POINTS,
  MATH_MOCK_FULL,
  MATH_SELF_POINTS,
  NEEDED_FOR_INTERVIEW,
  NEEDED_FOR_TRANSFER,
  NEEDED_HOURS,
  POINTS_OF_LOWER_TIER,
  POINTS_OF_STEP,
  RANK_POINTS,
  TIER_STEP,
  RESEARCH_BASE,
  RESEARCH_POINTS,
} from './tables/scales.js';

/** The note that mathematics is excluded until the candidate names the paper. */
export const MATHEMATICS_UNKNOWN =
  '没有填写数学科目，计划没有排数学；目标专业考数学的，请选数学科目后重新分析';

/**
 * Whether mathematics is examined: by the papers of the targets, otherwise by stated scores; unknown if neither is
 * stated.
 */
export function mathematicsOf({
  targets,
  mathematics: { mock, self },
}: PostgradInput): 'needed' | 'none' | 'unknown' {
  const papers = targets.map(takesMathematics);
  if (papers.some((isTaken) => isTaken === true)) return 'needed';
  if (papers.every((isTaken) => isTaken === false)) return 'none';
  return mock === undefined && self === undefined ? 'unknown' : 'needed';
}

type Kind = keyof typeof RESEARCH_POINTS;
const kinds = Object.keys(RESEARCH_POINTS) as Kind[];

const SECTIONS: Record<Kind, readonly ('papers' | 'research' | 'projects' | 'awards')[]> = {
  papers: ['papers'],
  projects: ['research', 'projects'],
  competitions: ['awards'],
};

/** Entries of the résumé as evidence of a kind. */
function evidenceOf({ resume }: PostgradInput, kind: Kind): Evidence[] {
  if (resume === null) return [];
  return SECTIONS[kind].flatMap((section) =>
    resume.document[section].flatMap((item, index) => {
      const words = quoted(item);
      return words ? [{ pointer: `/${section}/${index}`, targetId: item.id, quote: words }] : [];
    }),
  );
}

/** Papers, projects and competitions: as stated, otherwise from the résumé; empty if neither has any. */
function researchOf(input: PostgradInput): Contribution[] {
  const counted = kinds.map((kind) => {
    const evidence = evidenceOf(input, kind);
    const stated = input.research[kind];
    return { kind, evidence, isStated: stated !== undefined, count: stated ?? evidence.length };
  });
  if (!counted.some(({ isStated, evidence }) => isStated || evidence.length > 0)) return [];
  const base = { ruleId: 'postgradExam.research', points: RESEARCH_BASE, reason: '起始分', evidence: [] };
  return [
    base,
    ...counted.map(({ kind, evidence, isStated, count }) => {
      const { label, each, most } = RESEARCH_POINTS[kind];
      const reason = `${label} ${count} 项（${isStated ? '本人填写' : '来自简历'}），每项 ${each} 分，最多计 ${most} 项`;
      return {
        ruleId: `postgradExam.research.${kind}`,
        points: Math.min(count, most) * each,
        reason,
        evidence: isStated ? [] : evidence.slice(0, 20),
      };
    }),
  ];
}

const RULE = 'postgradExam.';
const FULL = 100;
const rounded = (points: number) => Math.round(points * 10) / 10;
const one = (ruleId: string, points: number, reason: string): Contribution => ({
  ruleId: RULE + ruleId,
  points: rounded(points),
  reason,
  evidence: [],
});

/** The tiers from the candidate's school up to a target; negative if the target is lower. */
export const stepsTo = ({ undergraduate }: PostgradInput, { tier }: PostgradTarget): number =>
  TIER_STEP[tier] - TIER_STEP[undergraduate.tier];

const pointsOfSteps = (steps: number) =>
  steps < 0 ? POINTS_OF_LOWER_TIER : (POINTS_OF_STEP[Math.min(steps, POINTS_OF_STEP.length - 1)] ?? 0);

/** Points for the class rank or the grades, whichever is better. */
function marksOf({ undergraduate: { rankPercent, gpa } }: PostgradInput): Contribution | null {
  const byRank = RANK_POINTS.find(({ atMost }) => rankPercent !== undefined && rankPercent <= atMost);
  const byGpa = GPA_POINTS.find(({ atLeast }) => gpa !== undefined && gpa.value / gpa.scale >= atLeast);
  if ((byRank?.points ?? 0) >= (byGpa?.points ?? 1))
    return one('rank', byRank?.points ?? 0, `专业排名前 ${rankPercent ?? FULL}%`);
  return byGpa ? one('gpa', byGpa.points, `绩点达到满分的 ${byGpa.atLeast * FULL}%`) : null;
}

function schoolStep(input: PostgradInput): Contribution[] {
  const { targets, undergraduate } = input;
  const steps = targets.map((target) => {
    const up = stepsTo(input, target);
    const where = up > 0 ? `高 ${up} 级` : up < 0 ? `低 ${-up} 级` : '同级';
    return one(
      'schoolStep',
      pointsOfSteps(up) / targets.length,
      `${target.school}（${target.tier}）${up === 0 ? '与' : '比'}本科院校（${undergraduate.tier}）${where}：${pointsOfSteps(up)} 分${targets.length > 1 ? ` ÷ ${targets.length} 个目标` : ''}`,
    );
  });
  const marks = marksOf(input);
  return marks ? [...steps, marks] : steps;
}

const majorSpan = ({ targets }: PostgradInput): Contribution[] =>
  targets.map((target) => {
    const { points, words } = spanOf(target);
    const share = targets.length > 1 ? ` ÷ ${targets.length} 个目标` : '';
    return one(
      'majorSpan',
      points / targets.length,
      `${target.school} ${target.major}：${words}，${points} 分${share}`,
    );
  });

const reached = <Row extends { atLeast: number }>(rows: readonly Row[], value: number): Row | undefined =>
  rows.find(({ atLeast }) => value >= atLeast);
const best = (all: readonly Contribution[]): Contribution[] =>
  all.length === 0 ? [] : [all.reduce((top, next) => (next.points > top.points ? next : top))];

function english({ english: { cet4, cet6, mock } }: PostgradInput): Contribution[] {
  return best([
    ...(cet6 === undefined
      ? []
      : [one('cet6', reached(CET6_POINTS, cet6)?.points ?? 0, `英语六级 ${cet6} 分`)]),
    ...(cet4 === undefined
      ? []
      : [one('cet4', reached(CET4_POINTS, cet4)?.points ?? 0, `英语四级 ${cet4} 分`)]),
    ...(mock === undefined
      ? []
      : [
          one(
            'englishMock',
            Math.min(FULL, (FULL * mock) / ENGLISH_MOCK_FULL),
            `英语模拟 ${mock} 分，以 ${ENGLISH_MOCK_FULL} 分为满分折算`,
          ),
        ]),
  ]);
}

function mathematics(input: PostgradInput): Contribution[] {
  const { mock, self } = input.mathematics;
  if (mathematicsOf(input) !== 'needed' || isManagementExam(input)) return [];
  if (mock !== undefined)
    return [
      one(
        'mathMock',
        Math.min(FULL, (FULL * mock) / MATH_MOCK_FULL),
        `数学模拟 ${mock} 分，以 ${MATH_MOCK_FULL} 分为满分折算`,
      ),
    ];
  return self === undefined
    ? []
    : [one('mathSelf', MATH_SELF_POINTS[self - 1] ?? 0, `本人自评 ${self} 级（共 5 级）`)];
}

/** The assumed hours of a full preparation for the stage. */
export function neededHours(input: PostgradInput): { hours: number; words: string } {
  if (input.stage === '复试')
    return { hours: NEEDED_FOR_INTERVIEW, words: `复试准备 ${NEEDED_FOR_INTERVIEW}` };
  if (input.stage === '调剂') return { hours: NEEDED_FOR_TRANSFER, words: `调剂准备 ${NEEDED_FOR_TRANSFER}` };
  if (isManagementExam(input)) {
    const { 英语: english, 专业课: paper } = NEEDED_HOURS;
    return { hours: english + paper, words: `英语 ${english} + 管理类综合 ${paper}` };
  }
  const parts = Object.entries(NEEDED_HOURS).filter(
    ([key]) =>
      (key !== '数学' || mathematicsOf(input) === 'needed') &&
      (key !== '跨专业' || input.targets.some(isAcross)),
  );
  return {
    hours: parts.reduce((sum, [, hours]) => sum + hours, 0),
    words: parts.map(([key, hours]) => `${key} ${hours}`).join(' + '),
  };
}

/** In the last days the remaining hours are not significant: earlier study counts, but was not stated. */
function time(input: PostgradInput): Contribution[] {
  const { total, isLast } = planTimeOf(input);
  if (isLast) return [];
  const { hours, words } = neededHours({ ...input, targets: studiedTogether(input) });
  const points = Math.min(FULL, (FULL * total) / hours);
  return [one('time', points, `可用 ${total} 小时 ÷ 参考工作量 ${hours} 小时（${words}）× 100，最高 100`)];
}

const parts: Record<PostgradDimensionKey, (input: PostgradInput) => Contribution[]> = {
  schoolStep,
  majorSpan,
  english,
  mathematics,
  research: researchOf,
  time,
};

function silence(key: PostgradDimensionKey, input: PostgradInput): string {
  const need = mathematicsOf(input);
  if (key === 'time') return '离初试已近，之前复习了多少没有填写，剩下的时间不计分';
  if (key === 'mathematics' && isManagementExam(input)) return '初等数学在管理类综合能力里考，这里不另计分';
  if (key === 'mathematics' && need === 'none') return '目标专业都不考数学，不计分';
  if (key === 'mathematics' && need === 'unknown') return `${MATHEMATICS_UNKNOWN}；这里不计分`;
  return '没有填写，不计分；补充后重新分析';
}

/** The parts of a candidate's strength. A part without facts has no weight, which is distributed to the others. */
export function dimensionsOf(input: PostgradInput): Dimension[] {
  const dimensions = postgradDimensionKeys.map((key) => parts[key](input));
  const weights = apportion(
    FULL,
    postgradDimensionKeys.map((key, index) =>
      dimensions[index]?.length ? postgradDimensions[key].weight : 0,
    ),
  );
  return postgradDimensionKeys.map((key, index) => {
    const contributions = dimensions[index]?.length ? dimensions[index] : [one(key, 0, silence(key, input))];
    return dimensionOf(
      { key, label: postgradDimensions[key].label, weight: weights[index] ?? 0 },
      contributions,
    );
  });
}

/** The share of the relevant facts that was stated, 0 to 1. */
export const confidenceOf = (input: PostgradInput, dimensions: readonly Dimension[]): number => {
  const isLeftOut = (key: string) =>
    (key === 'mathematics' && (mathematicsOf(input) === 'none' || isManagementExam(input))) ||
    (key === 'time' && planTimeOf(input).isLast);
  const counted = dimensions.filter(({ key }) => !isLeftOut(key));
  return Math.round((counted.filter(({ weight }) => weight > 0).length / counted.length) * 100) / 100;
};
