import {
  type CivilInput,
  interviewElementKeys,
  interviewElements,
  type PositionTable,
} from '@qicheng/analysis/civil-service';
import type { CivilResult, JudgedPost } from '@qicheng/analysis/civil-service-result';
import { type Dimension, wholeOf } from '@qicheng/analysis/result';
import { majorCatalogueSource } from '@qicheng/analysis/major-catalogue';
import { answerQuestion } from '../../custom/answer-question.js';
import { documentsOf, remindersOf } from './checklist.js';
import { judgePost } from './clauses/judge-post.js';
import { competitionOf } from './competition.js';
import { scoreInterview, SCORE_METHOD } from './interview-score.js';
import { gapsOf, planOf } from './module-plan.js';
import { planTimeOf } from './plan-time.js';
import { dimensionsOf } from './strength.js';
import { PRACTICE } from './tables/interview.js';
import { civilTopics } from './topics.js';

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

function notesOf(input: CivilInput): string[] {
  const { exam, posts } = input;
  return [
    ...planTimeOf(input).remarks.map((remark) => `${remark}。`),
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
