import {
  type CivilInput,
  interviewElementKeys,
  interviewElements,
  type PositionTable,
  type InterviewRating,
  type ConditionField,
} from '@qicheng/analysis/civil-service';
import type { CivilResult, JudgedPost } from '@qicheng/analysis/civil-service-result';
import { majorCatalogueSource } from '@qicheng/analysis/major-catalogue';
import { type Dimension, wholeOf } from '@qicheng/analysis/result';
import { answerQuestion } from '../../custom/answer-question.js';
import { isBetweenRegistrations } from '../../planning/national-exam.js';
import { judgePost } from './clauses/judge-post.js';
import { competitionOf } from './competition.js';
import { gapsOf, planOf } from './module-plan.js';
import { paperKindOf } from './papers.js';
import { planTimeOf } from './plan-time.js';
import { dimensionsOf } from './strength.js';
import { practiceOf } from './tables/interview.js';
import { civilTopics } from './topics.js';

type Document = CivilResult['documents'][number];

const ALWAYS: readonly Document[] = [
  { name: '本人有效居民身份证', reason: '报名、考试和资格复审都要核对' },
  { name: '报名登记表与近期证件照', reason: '按公告的格式准备' },
];

const BY_FIELD: Partial<Record<ConditionField, string>> = {
  political: '党员、团员身份证明（所在党组织、团组织开具）',
  grassroots: '基层工作经历证明（单位开具，写明起止时间）',
  serviceProject: '服务基层项目证书或考核材料',
  hukou: '户口簿或生源地证明',
  certificate: '资格证书原件',
};

/** Documents that the posts require, each with its reason. */
function documentsOf(input: CivilInput, posts: readonly JudgedPost[]): Document[] {
  const { candidate } = input;
  const isStudent = candidate.freshStatus === '应届';
  const schooling: Document = isStudent
    ? {
        name: '学生证、就业推荐表、成绩单',
        reason: '应届生报名时一般尚无毕业证，按公告时间补交毕业证和学位证',
      }
    : { name: '学历证书、学位证书及学信网认证', reason: '核对学历、学位和专业' };
  const requested = (Object.keys(BY_FIELD) as ConditionField[]).flatMap((field): Document[] => {
    const [name = ''] = [BY_FIELD[field]];
    // An ineligible post needs no documents.
    const askers = posts.filter(
      ({ verdict, clauses }) =>
        verdict !== 'ineligible' &&
        clauses.some((clause) => clause.field === field && !/不限|无限制/.test(clause.required)),
    );
    return askers.length > 0
      ? [{ name, reason: `${askers.map((post) => post.name).join('、')}有此要求`.slice(0, 200) }]
      : [];
  });
  const working: Document[] =
    (candidate.workYears ?? 0) > 0
      ? [{ name: '单位同意报考证明（仍在职的）', reason: '在职人员报考，是否需要和提交时间以公告为准' }]
      : [];
  const ticket: Document[] = planTimeOf(input).isLast
    ? [{ name: '准考证', reason: '考前在报名网站自行打印，与身份证一致才能进考场' }]
    : [];
  return [...ticket, ...ALWAYS, schooling, ...requested, ...working];
}

/** Future days in the tables, the nearest first; none without a source. */
function remindersOf({ posts, today }: CivilInput): CivilResult['reminders'] {
  const all = posts.flatMap(({ name, table, registerUntil, examOn }) => {
    if (table === null) return [];
    const { source, isSample, version } = table;
    const shown = `${name}${isSample ? '（示例）' : ''}`;
    const facts = { source: { ...source, title: `${version}：${source.title}`.slice(0, 200) } };
    return [
      ...(registerUntil && registerUntil >= today
        ? [{ ...facts, date: registerUntil, label: `${shown}：报名截止`.slice(0, 120) }]
        : []),
      ...(examOn && examOn >= today
        ? [{ ...facts, date: examOn, label: `${shown}：笔试`.slice(0, 120) }]
        : []),
    ];
  });
  return all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, 20);
}

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

/** Drops the highest and the lowest total and averages the rest. */
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
  if (verdict === 'eligible')
    return `${clauses.length} 条条件全部符合，可以报考；须知里的事项请自己确认，最终以招录机关审查为准。`;
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

function interviewOf(input: CivilInput): CivilResult['interview'] {
  return {
    practice: interviewElementKeys.map((key) => {
      const { question, points, pitfall } = practiceOf(input)[key];
      return { key, ...interviewElements[key], question, points, pitfall };
    }),
    score: input.ratings === undefined ? null : scoreInterview(input.ratings),
    method: SCORE_METHOD,
  };
}

/** The first message: registration is over, or the examination has other papers. */
function firstOf(input: CivilInput): string {
  const { exam, posts, today } = input;
  const isStated = posts.every(({ registerUntil }) => registerUntil !== undefined);
  const registration =
    exam === '国考' && !isStated && isBetweenRegistrations(today)
      ? '国考通常在 10 月中下旬报名，现在多半已经截止：已报上名的看准备；没有报上的，下面只作下一年和省考、选调的参考。'
      : '';
  const paper = {
    civil: '',
    teaching:
      '教师招聘多考教育综合和学科专业，另有试讲，计划按这几样编排；公告写明考行测和申论的，请把考试类型改为事业编再分析。',
    care: '医疗卫生岗多考专业知识，另有职测和综合应用 E 类或卫生公共基础，计划按这几样编排，以公告为准。',
  }[paperKindOf(input)];
  return registration + paper;
}

function notesOf(input: CivilInput): string[] {
  const { exam, posts } = input;
  return [
    '资格按职位条件逐条由规则判断，不使用模型；待核实的条件从不视为符合。',
    '公告的通用条件（国籍、年龄、有无犯罪记录、回避等）不在职位表里，请对照当年公告。',
    ...(posts.some(({ table }) => table?.isSample)
      ? ['所选职位中有示例职位：只用来演示，不对应任何真实职位。']
      : []),
    ...((exam === '事业编' || exam === '三支一扶') && paperKindOf(input) === 'civil'
      ? [`${exam}的笔试科目各地不同，计划按行测和申论的模块编排，请对照公告调整。`]
      : []),
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
  const undated = input.posts.filter(({ registerUntil, examOn }) => !registerUntil || !examOn);
  const dates =
    undated.length === 0
      ? []
      : [
          {
            label: `${namesOf(undated, input.posts.length)}的报名或考试日期`.slice(0, LABEL),
            remedy: '本站没有收录；请到报名网站查，以当年公告为准',
          },
        ];
  // A gap of several posts is mentioned once.
  const byGap = new Map<string, { remedy: string; names: string[] }>();
  for (const { name, competition } of posts)
    for (const { label, remedy } of competition.missing) {
      const gap = label.replace(`${name}的`, '');
      const known = byGap.get(gap) ?? { remedy, names: [] };
      byGap.set(gap, { remedy, names: [...known.names, name] });
    }
  const figures = [...byGap].map(([gap, { remedy, names }]) => ({
    label: (gap.startsWith('模考')
      ? gap
      : `${namesOf(
          names.map((name) => ({ name })),
          posts.length,
        )}的${gap}`
    ).slice(0, LABEL),
    remedy,
  }));
  const all = [...silent, ...figures, ...dates];
  return all.slice(0, MANY);
}
const LABEL = 80;

/** The names of posts, or their number if all of several are meant. */
const namesOf = (named: readonly { name: string }[], all: number): string =>
  named.length === all && all > 1 ? `所选 ${all} 个职位` : named.map(({ name }) => name).join('、');

const conclude = (
  posts: readonly JudgedPost[],
  { eligible, ineligible, unverified }: CivilResult['counts'],
): string =>
  `${posts.length} 个职位：可报考 ${eligible} 个，不符合 ${ineligible} 个，待核实 ${unverified} 个。`;

/** Judges posts clause by clause and plans the preparation, by declared rules and imported tables only. */
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
    conclusion: `${firstOf(input)}${conclude(posts, counts)}`,
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
