import {
  type CivilInput,
  interviewElementKeys,
  interviewElements,
  type PositionTable,
  type InterviewRating,
  type ConditionField,
} from '@qicheng/analysis/civil-service';
import type { CivilResult, JudgedPost } from '@qicheng/analysis/civil-service-result';
import { type Dimension, wholeOf } from '@qicheng/analysis/result';
import { majorCatalogueSource } from '@qicheng/analysis/major-catalogue';
import { answerQuestion, type Topic } from '../../custom/answer-question.js';
import { documentsOf, remindersOf } from './checklist.js';
import { judgePost } from './clauses/judge-post.js';
import { competitionOf } from './competition.js';
import { gapsOf, planOf } from './module-plan.js';
import { planTimeOf } from './plan-time.js';
import { dimensionsOf } from './strength.js';
import { PRACTICE } from './tables/interview.js';

interface Subject {
  input: CivilInput;
  result: Omit<CivilResult, 'custom'>;
}

const STATES = { pass: '符合', fail: '不符', unknown: '待核实' } as const;

const clausesOf =
  (...fields: ConditionField[]) =>
  ({ result }: Subject): string[] => {
    const lines = result.posts.flatMap(({ name, clauses }) =>
      clauses
        .filter(({ field }) => fields.includes(field))
        .map(
          ({ label, required, state, why, fix }) =>
            `${name} · ${label}（${required}）：${STATES[state]}，${why}。${fix ? `${fix}。` : ''}`,
        ),
    );
    return lines.length > 0 ? lines : ['所选职位没有写这一类要求。'];
  };

const modulesOf =
  (paper: '行测' | '申论') =>
  ({ result }: Subject): string[] =>
    result.modules
      .filter((module) => module.paper === paper)
      .map(
        ({ label, now, goal, hours }) =>
          `${label}：${now === null ? '没有填写成绩' : `现在 ${now}，目标 ${goal}`}，计划 ${hours} 小时。`,
      );

/** What the rules can say of a civil service examination. */
const civilTopics: readonly Topic<Subject>[] = [
  {
    name: '能否报考',
    words: /能报|可以报|能不能报|资格|条件|符合/,
    say: ({ result }) => result.posts.map(({ name, conclusion }) => `${name}：${conclusion}`),
  },
  { name: '专业', words: /专业/, say: clausesOf('major') },
  { name: '学历学位', words: /学历|学位|专升本|自考|非全/, say: clausesOf('education', 'degree') },
  { name: '应届', words: /应届|择业期|往届/, say: clausesOf('fresh') },
  { name: '党员', words: /党员|团员|政治面貌/, say: clausesOf('political') },
  { name: '基层', words: /基层|三支一扶|村官|西部计划/, say: clausesOf('grassroots', 'serviceProject') },
  { name: '户籍', words: /户籍|户口|生源/, say: clausesOf('hukou') },
  { name: '年龄', words: /年龄|几岁|多大/, say: clausesOf('age') },
  { name: '行测', words: /行测|言语|数量|判断|资料分析|常识/, say: modulesOf('行测') },
  { name: '申论', words: /申论|大作文|写作/, say: modulesOf('申论') },
  { name: '时间', words: /时间|来得及|计划|几天|小时/, say: ({ result }) => [result.plan.formula] },
  {
    name: '面试',
    words: /面试|结构化/,
    say: ({ result }) => [
      ...(result.interview.score ? [result.interview.score.formula] : []),
      ...result.interview.practice.map(({ label, pitfall }) => `${label}：避免${pitfall}。`),
    ],
  },
];

const FULL = 100;
const rounded = (value: number) => Math.round(value * FULL) / FULL;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const SCORE_METHOD = `每名考官总分 = ${interviewElementKeys
  .map((key) => `${interviewElements[key].label} × ${interviewElements[key].weight}%`)
  .join(' + ')}；去掉一个最高分和一个最低分，其余取平均。权重为本产品的设定，实际以考场评分表为准。`;

const totalOf = (rating: InterviewRating) =>
  rounded(
    interviewElementKeys.reduce((sum, key) => sum + (rating[key] * interviewElements[key].weight) / FULL, 0),
  );

/** Drops one highest and one lowest total and averages the rest. */
export function scoreInterview(
  ratings: readonly InterviewRating[],
): NonNullable<CivilResult['interview']['score']> {
  const totals = ratings.map(totalOf);
  const sorted = [...totals].sort((a, b) => a - b);
  const kept = sorted.slice(1, -1);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const average = rounded(mean(kept));
  return {
    totals,
    dropped: { highest, lowest },
    average,
    formula: `去掉最高 ${highest} 和最低 ${lowest}，（${kept.join(' + ')}）÷ ${kept.length} = ${average}`,
    elements: interviewElementKeys.map((key) => ({
      label: interviewElements[key].label,
      average: rounded(mean(ratings.map((rating) => rating[key]))),
    })),
  };
}

const MANY = 60;

function concludePost({ verdict, clauses }: Pick<JudgedPost, 'verdict' | 'clauses'>): string {
  const named = (state: 'fail' | 'unknown') =>
    [...new Set(clauses.filter((clause) => clause.state === state).map(({ label }) => label))].join('、');
  if (verdict === 'eligible') return `${clauses.length} 条条件全部符合，可以报考；最终以招录机关审查为准。`;
  if (verdict === 'ineligible') return `不能报考：${named('fail')}不符。`;
  return `暂不能确认：${named('unknown')}待核实；核实前不视为符合。`;
}

function judgeAll(input: CivilInput): JudgedPost[] {
  return input.posts.map((post) => {
    const judged = judgePost(post, input);
    const { name, department, code, region, table } = post;
    return {
      ...{ postId: post.postId ?? null, name, department, code, region, table },
      ...judged,
      conclusion: `${table?.isSample ? '示例职位。' : ''}${concludePost(judged)}`.slice(0, 300),
      competition: competitionOf(input, post, judged.verdict),
    };
  });
}

function countOf(posts: readonly JudgedPost[]): CivilResult['counts'] {
  const of = (verdict: JudgedPost['verdict']) => posts.filter((post) => post.verdict === verdict).length;
  return { eligible: of('eligible'), ineligible: of('ineligible'), unverified: of('unverified') };
}

function tablesOf({ posts }: CivilInput): PositionTable[] {
  const all = posts.flatMap(({ table }) => (table === null ? [] : [table]));
  return [...new Map(all.map((table) => [`${table.exam}|${table.version}`, table])).values()];
}

function interviewOf({ ratings }: CivilInput): CivilResult['interview'] {
  return {
    practice: interviewElementKeys.map((key) => {
      const { question, points, pitfall } = PRACTICE[key];
      return { key, ...interviewElements[key], question, points, pitfall };
    }),
    score: ratings === undefined ? null : scoreInterview(ratings),
    method: SCORE_METHOD,
  };
}

/** Months after the usual registration of the national examination, and before its next one is near. */
const AFTER_REGISTRATION: readonly string[] = ['11', '12', '01', '02'];

/** The national examination registers once a year, usually in October. */
function registrationNotes({ exam, posts, today }: CivilInput): string[] {
  const isTold = posts.every(({ registerUntil }) => registerUntil !== undefined);
  if (exam !== '国考' || isTold || !AFTER_REGISTRATION.includes(today.slice(5, 7))) return [];
  return [
    '国考通常在 10 月中下旬报名，这时多半已经截止：请先到国家公务员局网站核对；没有报上名的，按下一年准备，或看省考、选调的公告。',
  ];
}

function notesOf(input: CivilInput): string[] {
  const { exam, posts } = input;
  return [
    ...planTimeOf(input).remarks.map((remark) => `${remark}。`),
    ...registrationNotes(input),
    '资格按职位条件逐条由规则判断，不使用模型；待核实的条件从不视为符合。',
    '公告的通用条件（国籍、年龄、有无犯罪记录、回避等）不在职位表里，请对照当年公告。',
    ...(posts.some(({ table }) => table?.isSample)
      ? ['所选职位中有示例职位：只用来演示，不对应任何真实职位。']
      : []),
    ...(exam === '国考' || exam === '省考' || exam === '选调'
      ? []
      : [`${exam}的笔试科目各地不同，计划按行测和申论的模块编排，请对照公告调整。`]),
    '参考工作量、模块目标分和面试权重是本产品的设定，不是官方标准。',
  ];
}

function missingOf(
  input: CivilInput,
  posts: readonly JudgedPost[],
  dimensions: readonly Dimension[],
): CivilResult['missing'] {
  const silent = dimensions
    .filter(({ weight }) => weight === 0)
    .map(({ label, contributions }) => ({ label, remedy: contributions[0]?.reason ?? '' }));
  const dates = input.posts
    .filter(({ registerUntil, examOn }) => !registerUntil || !examOn)
    .map(({ name }) => ({
      label: `${name}的报名或考试日期：数据缺失`.slice(0, 80),
      remedy: '本站暂无该数据；请到报名网站查，以当年公告为准',
    }));
  const figures = posts.flatMap(({ competition }) => competition.missing);
  const all = [...silent, ...figures, ...dates];
  return [...new Map(all.map((one) => [one.label, one])).values()].slice(0, MANY);
}

const conclude = (
  posts: readonly JudgedPost[],
  { eligible, ineligible, unverified }: CivilResult['counts'],
): string =>
  `${posts.length} 个职位：可报考 ${eligible} 个，不符合 ${ineligible} 个，待核实 ${unverified} 个。`;

/** Judges posts clause by clause and plans the preparation, by declared rules and imported tables alone. */
export function analyseCivil(input: CivilInput): CivilResult {
  const posts = judgeAll(input);
  const dimensions = dimensionsOf(input, posts);
  const plan = planOf(input);
  const counts = countOf(posts);
  const tables = tablesOf(input);
  const stated = dimensions.filter(({ weight }) => weight > 0).length;
  const result = {
    overall: wholeOf(dimensions, stated / dimensions.length),
    dimensions,
    conclusion: conclude(posts, counts),
    posts,
    counts,
    tables,
    modules: gapsOf(input, plan),
    plan,
    interview: interviewOf(input),
    documents: documentsOf(input, posts),
    reminders: remindersOf(input),
    missing: missingOf(input, posts, dimensions),
    notes: notesOf(input),
    sources: [
      ...tables.map(({ source, version }) => ({
        ...source,
        title: `${version}：${source.title}`.slice(0, 200),
      })),
      majorCatalogueSource,
    ],
  };
  const { question } = input;
  const custom = question === undefined ? null : answerQuestion(question, civilTopics, { input, result });
  return { ...result, custom };
}
