import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import {
  type Inconsistency,
  type InterviewDimensionKey,
  interviewDimensionKeys,
  interviewDimensions,
  type ToCheck,
} from '@qicheng/analysis/interview-report';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import type { AnswerKind } from '@qicheng/analysis/interview-report';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { kindOfAnswer } from './answer-class.js';
import { stanceIssueOf } from './stance.js';
import { concreteness } from './concreteness.js';
import { expressionMarks } from './rules/expression.js';
import { contributionOf, type Mark, mark, share } from './rules/rule.js';
import { structureMarks, tellsOwnDeeds } from './rules/structure.js';
import { unheldFacts } from './unheld-facts.js';
import { WordFinder } from '../../text/words.js';

const PENALTY = 30;

const LEAST_SHARED = 2;
const speaksOfPlace = (quote: string, text: string): boolean =>
  sharedWith(topicOf(quote), text.normalize('NFKC').toLowerCase()) >= LEAST_SHARED;

/** 证据真实性: who did it, when, how much, and whether the résumé says the same. */
function truthMarks(
  { question, text, traits }: AnswerCase,
  { names }: ReportGround,
  conflicts: readonly Inconsistency[],
): Mark[] {
  const named = names.find((name) => text.includes(name));
  const ofPlace = question.anchor !== undefined && speaksOfPlace(question.anchor.quote, text);
  // What one would do in a case has no numbers and no date yet.
  const isToldOfDeeds = tellsOwnDeeds(question.type);
  const most = isToldOfDeeds ? 25 : 50;
  return [
    mark('truth.own', traits.hasOwnPart, most, ['说清了自己做的部分', '没有说清哪些是您自己做的']),
    ...(isToldOfDeeds
      ? [
          mark('truth.figure', traits.hasFigure, 25, ['有具体的数字', '没有任何数字，可信度低']),
          mark('truth.scene', traits.hasSituation, 25, ['交代了时间或场景', '没有交代时间、地点或场景']),
        ]
      : []),
    mark('truth.example', named !== undefined || ofPlace || traits.hasExample, most, [
      named === undefined ? '举了例子' : `和简历中的“${named}”对得上`,
      '没有具体的例子或简历中的经历来支撑',
    ]),
    ...conflicts.map(({ resume, answer }, index): Mark => ({
      ruleId: `truth.conflict.${index + 1}`,
      points: -PENALTY,
      most: 0,
      reason: `与简历不一致：回答“${answer}”，简历“${resume}”`.slice(0, 300),
      advice: '先核对简历，再统一说法',
    })),
  ];
}

/** What is left of what an answer beside the question earned. */
const BESIDE = 0.4;

/** What is left of what an answer earned that takes a stance against its person. */
const OF_POOR_STANCE = 0.5;

/** The marks of an answer of which only a part counts; how it was said still counts in full. */
const partOfMarks = (marks: readonly Mark[], part: number, why: string): Mark[] =>
  marks.map((mark) =>
    mark.points <= 0
      ? mark
      : { ...mark, points: Math.round(mark.points * part * 10) / 10, reason: `${mark.reason}；但${why}` },
  );

/** How much of a question an answer speaks to, as one would say it. */
function answeredPart(share: number, what: string): string {
  if (share >= 0.75) return `${what}大都说到了`;
  if (share >= 0.4) return `${what}说到了一部分`;
  return share > 0 ? `${what}说到得不多` : `没有说到${what}`;
}

const ENOUGH_WORDS = 3;

/** 岗位匹配: whether the question is answered, in the words of the work, by something of one's own. */
function fitMarks(answered: AnswerCase, { jobWords, names }: ReportGround): Mark[] {
  const { question, hit, text, traits } = answered;
  const finder = new WordFinder(text);
  const asked = question.requirement ? question.scoringPoints.flatMap(({ words }) => words) : [];
  const found = [...new Set([...jobWords, ...asked])].filter(
    (word) => word.length > 1 && finder.find(word) >= 0,
  );
  const total = question.scoringPoints.length;
  const ofResume = names.some((name) => text.includes(name));
  const part = Math.max(hit.length / total, concreteness(answered));
  return [
    share('fit.points', part, 45, {
      reason: answeredPart(part, '问到的'),
      advice: '再说一个与题目直接有关的细节',
    }),
    share('fit.words', found.length / ENOUGH_WORDS, 30, {
      reason: found.length > 0 ? '说到了这份工作里的具体内容' : '没有说到这份工作里的具体内容',
      advice: '说一件和这份工作直接有关的事',
    }),
    mark('fit.own', ofResume || traits.hasExample || traits.hasOwnPart, 25, [
      '联系了自己的经历',
      '没有联系自己的经历，听起来谁都可以这样回答',
    ]),
  ];
}

const WEIGHED =
  /对比|相比|权衡|取舍|代价|风险|边界|局限|验证|监控|口径|假设|备选|方案|成本|收益|优先|指标|依据|标准|影响|复核|测试/u;

/** Questions that ask what one learnt or would change. */
const ASKS_REFLECTION = /再做|重来|不满意|没成|弯路|失败|学到|差错|不足|批评|收获|改进|最难|教训/u;

/** 专业深度: the points hit, the reasons, what was weighed, what was learnt. */
function depthMarks(answered: AnswerCase): Mark[] {
  const { question, hit, text, traits } = answered;
  const part = Math.max(hit.length / question.scoringPoints.length, concreteness(answered));
  const isReflected = ASKS_REFLECTION.test(question.text);
  return [
    share('depth.points', part, 55, {
      reason: answeredPart(part, '关键的几步'),
      advice: '再说一个与题目直接有关的细节',
    }),
    mark('depth.reason', traits.hasReason, 20, ['说明了原因或方法', '只说做了什么，没有说为什么、怎么做']),
    mark('depth.weighed', WEIGHED.test(text), isReflected ? 15 : 25, [
      '有比较、验证或取舍',
      '没有说怎么比较、检查或取舍',
    ]),
    ...(isReflected ? [mark('depth.learnt', traits.hasReflection, 10, ['有反思', '没有反思或改进'])] : []),
  ];
}

type Weights = Readonly<Record<InterviewDimensionKey, number>>;
const weights = (
  fit: number,
  truth: number,
  structure: number,
  depth: number,
  expression: number,
): Weights => ({
  ...{ fit, truth, structure, depth, expression },
});

/** What counts in which kind of question; each sums to 100. */
export const PART_WEIGHTS: Readonly<Record<InterviewQuestionType, Weights>> = {
  intro: weights(40, 15, 20, 5, 20),
  motivation: weights(40, 10, 20, 15, 15),
  career: weights(35, 10, 20, 20, 15),
  reverse: weights(45, 5, 15, 20, 15),
  experience: weights(15, 30, 25, 15, 15),
  behaviour: weights(15, 25, 30, 15, 15),
  skill: weights(20, 10, 15, 40, 15),
  case: weights(20, 5, 30, 30, 15),
  groupTopic: weights(20, 5, 30, 30, 15),
  structured: weights(20, 5, 30, 30, 15),
  pressure: weights(25, 20, 20, 15, 20),
  values: weights(25, 20, 20, 15, 20),
};

/** An answer with its marks by part. */
export interface Judged {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  kind: AnswerKind;
  /** What is wrong with its stance; null where nothing is. */
  stanceIssue: string | null;
  parts: Dimension[];
  marks: (Mark & { part: InterviewDimensionKey; weight: number })[];
  score: number;
}

const BLANK = { ruleId: 'blank', points: 0, evidence: [] };

/** Judges one answer, part by part; an answer that says nothing is worth nothing. */
export function judgeAnswer(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): Judged {
  const byPart: Record<InterviewDimensionKey, () => Mark[]> = {
    fit: () => fitMarks(answered, ground),
    truth: () => truthMarks(answered, ground, conflicts),
    structure: () => structureMarks(answered),
    depth: () => depthMarks(answered),
    expression: () => expressionMarks(answered),
  };
  const partWeights = PART_WEIGHTS[answered.question.type];
  const kind = kindOfAnswer(answered);
  const reason = answered.isEcho
    ? '只重复了题目，本题记 0 分'
    : kind === 'harmful'
      ? '内容不能这样说，本题记 0 分'
      : '没有作答，本题记 0 分';
  const isWorthless = answered.isBlank || kind === 'harmful';
  const stanceIssue = isWorthless ? null : stanceIssueOf(answered);
  const marked = interviewDimensionKeys.map((key) => ({
    facts: { key, label: interviewDimensions[key].label, weight: partWeights[key] },
    key,
    marks: isWorthless
      ? []
      : key === 'expression'
        ? byPart[key]()
        : kind === 'offTopic'
          ? partOfMarks(byPart[key](), BESIDE, '没有回答所问，只计四成')
          : stanceIssue === null
            ? byPart[key]()
            : partOfMarks(byPart[key](), OF_POOR_STANCE, '立场对您不利，只计一半'),
  }));
  const parts = marked.map(({ facts, marks }) =>
    dimensionOf(
      facts,
      isWorthless ? [{ ...BLANK, reason }] : marks.map((mark) => contributionOf(mark, answered)),
    ),
  );
  return {
    ...{ answered, conflicts, kind, stanceIssue, parts },
    toCheck: unheldFacts(answered, ground, conflicts),
    marks: marked.flatMap(({ key, facts: { weight }, marks }) =>
      marks.map((mark) => ({ ...mark, part: key, weight })),
    ),
    score: overallOf(parts, 1).score,
  };
}
