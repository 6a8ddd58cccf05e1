import { z } from 'zod';
import { commentary } from './engine.js';
import { evidence } from './result.js';
import { resumeSnapshot } from './subject.js';

/** The rounds of a hiring process that can be rehearsed. */
export const interviewRounds = {
  hr: { label: 'HR 面', about: '动机、稳定性、性格与基本素质' },
  business: { label: '业务面', about: '经历深挖、专业知识与解决问题' },
  manager: { label: '主管面', about: '潜力、判断、抗压与团队匹配' },
  group: { label: '无领导小组讨论', about: '观点、推进、协作与总结' },
  structured: { label: '结构化面试', about: '综合分析、组织协调、应变与言语表达' },
} as const;
export type InterviewRound = keyof typeof interviewRounds;
export const interviewRoundKeys = Object.keys(interviewRounds) as [InterviewRound, ...InterviewRound[]];

export const interviewDifficulties = { basic: '基础', standard: '标准', hard: '进阶' } as const;
export type InterviewDifficulty = keyof typeof interviewDifficulties;
/** The interviewer's attitude. */
export const interviewPersonas = { friendly: '亲和引导', neutral: '客观中立', pressure: '压力追问' } as const;
export type InterviewPersona = keyof typeof interviewPersonas;

export const interviewQuestionTypes = {
  intro: '自我介绍',
  motivation: '求职动机',
  career: '职业规划',
  experience: '经历深挖',
  behaviour: '行为事件',
  skill: '专业问题',
  case: '情景案例',
  pressure: '压力问题',
  values: '价值观与素质',
  groupTopic: '小组议题',
  structured: '结构化题',
  reverse: '反问环节',
} as const;
export type InterviewQuestionType = keyof typeof interviewQuestionTypes;

/** Triggers of a follow-up by what the answer lacks, checked in this order. */
export const followUpConditions = {
  blank: '没有答出',
  short: '回答过短',
  teamOnly: '只说团队，没有说自己',
  noFigure: '没有数字或结果',
  noReason: '没有说明原因或方法',
  missedPoint: '漏了一个要点',
  complete: '回答完整时深入追问',
  beside: '没有回答所问',
} as const;
export type FollowUpCondition = keyof typeof followUpConditions;

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  z.enum(Object.keys(labels) as [Key, ...Key[]]);
const words = (max: number) => z.string().trim().max(max, `内容不能超过 ${max} 个字`);

/** The request for a prediction, besides the résumé. */
export const interviewChoices = {
  position: words(60).optional(),
  company: words(80).optional(),
  /** The text of a job description; data, never instructions. */
  jd: words(8_000).optional(),
  round: keysOf(interviewRounds).default('business'),
  count: z.number().int().min(5, '题目数量为 5 到 10 道').max(10, '题目数量为 5 到 10 道').default(8),
  difficulty: keysOf(interviewDifficulties).default('standard'),
  persona: keysOf(interviewPersonas).default('neutral'),
  /** A different set of questions for the same choices. */
  set: z.number().int().min(1).max(9).default(1),
};

export const interviewInput = z.object({
  resume: resumeSnapshot,
  ...interviewChoices,
  /**
   * The month of the prediction, which is used as the end of ongoing jobs. Runs from before 2026-11-24 have
   * none.
   */
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
});
export type InterviewInput = z.infer<typeof interviewInput>;

/** Something the interviewer wants to find out: a line of the job description, the occupation, or the round. */
export const interviewRequirement = z.object({
  /** `jd:must:2`, `occupation:backend:redis`, `round:hr:motivation`. */
  id: z.string().max(80),
  text: z.string().max(200),
  source: z.enum(['jd', 'occupation', 'round']),
});
export type InterviewRequirement = z.infer<typeof interviewRequirement>;

/** What a good answer contains, and the words that the rules look for. */
export const scoringPoint = z.object({
  id: z.string().max(20),
  label: z.string().max(100),
  words: z.array(z.string().max(30)).max(16),
});
export type ScoringPoint = z.infer<typeof scoringPoint>;

export const followUp = z.object({
  id: z.string().max(24),
  when: keysOf(followUpConditions),
  /** The missed point that the follow-up asks about. */
  pointId: z.string().max(20).optional(),
  text: z.string().max(200),
  /** Specific to this question, for preparation before answering; the others depend on the answer. */
  isForeseen: z.boolean().optional(),
});
export type FollowUp = z.infer<typeof followUp>;

export const interviewQuestion = z
  .object({
    id: z.string().regex(/^q\d{1,2}$/),
    /** The entry of the question bank on which it is based. */
    bankId: z.string().max(40),
    type: keysOf(interviewQuestionTypes),
    text: z.string().max(400),
    /** The place in the résumé that it asks about. */
    anchor: evidence.optional(),
    requirement: interviewRequirement.optional(),
    whyAsked: z.string().max(300),
    depth: z.enum(['L1', 'L2']),
    followUps: z.array(followUp).min(1).max(8),
    scoringPoints: z.array(scoringPoint).min(2).max(6),
    timeSec: z.number().int().min(30).max(600),
    /** A language model's suggestion for the answer, based on the résumé. */
    hint: z.string().max(1_000).optional(),
  })
  .refine(({ anchor, requirement }) => anchor !== undefined || requirement !== undefined, '题目没有出处');
export type InterviewQuestion = z.infer<typeof interviewQuestion>;

export const interviewResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  round: keysOf(interviewRounds),
  persona: keysOf(interviewPersonas),
  difficulty: keysOf(interviewDifficulties),
  target: z.object({
    position: z.string().max(60),
    /** The occupation whose questions were used; null if the position has none. */
    occupation: z.string().max(40).nullable(),
    isInferred: z.boolean(),
  }),
  bankVersion: z.string().max(20),
  /** The interviewer's first words. */
  opening: z.string().max(300),
  questions: z.array(interviewQuestion).min(5).max(10),
  /** The reverse mapping: every place and requirement with its questions. */
  anchors: z.array(z.object({ anchor: evidence, questionIds: z.array(z.string()).min(1).max(10) })).max(10),
  requirements: z
    .array(z.object({ requirement: interviewRequirement, questionIds: z.array(z.string()).min(1).max(10) }))
    .max(10),
  totalSec: z.number().int(),
  notes: z.array(z.string().max(300)).max(6),
});
export type InterviewResult = z.infer<typeof interviewResult>;
