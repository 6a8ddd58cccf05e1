import { z } from 'zod';
import { MAX_HOURS_PER_DAY } from './study-plan.js';
import { resumeSnapshot } from './subject.js';

/** Criteria of a candidate's standing; the weights sum to 100. */
export const postgradDimensions = {
  schoolStep: { label: '院校梯度', weight: 20 },
  majorSpan: { label: '专业跨度', weight: 15 },
  english: { label: '英语', weight: 20 },
  mathematics: { label: '数学', weight: 15 },
  research: { label: '科研', weight: 10 },
  time: { label: '时间', weight: 20 },
} as const;
export type PostgradDimensionKey = keyof typeof postgradDimensions;
export const postgradDimensionKeys = Object.keys(postgradDimensions) as PostgradDimensionKey[];

/** From the easiest to the hardest admission; stated by the person, not derived from a list. */
export const schoolTiers = ['专科或同等学力', '民办本科', '普通本科', '双一流', '211', '985'] as const;
export type SchoolTier = (typeof schoolTiers)[number];

export const postgradStages = ['择校', '初试', '复试', '调剂'] as const;
export type PostgradStage = (typeof postgradStages)[number];

/** 学科门类 of graduate study, by which national lines are published. */
export const postgradFields = [
  ...[
    '哲学',
    '经济学',
    '法学',
    '教育学',
    '文学',
    '历史学',
    '理学',
    '工学',
    '农学',
    '医学',
    '军事学',
    '管理学',
  ],
  ...['艺术学', '交叉学科'],
] as const;

export const mathPapers = ['不考数学', '数学一', '数学二', '数学三', '自命题数学'] as const;

/** Names of the national lines (国家线) among the schools of the figures, by area. */
export const nationalLineSchools = { A: '国家线A区', B: '国家线B区' } as const;

const words = (max: number) => z.string().trim().max(max, `内容不能超过 ${max} 个字`);
const score = (max: number) => z.number().min(0).max(max, '分数超出范围');
const count = z.number().int().min(0).max(99, '数量超出范围');

const undergraduate = z.object({
  school: words(60).optional(),
  tier: z.enum(schoolTiers, '请选择本科院校层次'),
  major: words(60).min(1, '请填写本科专业'),
  /** Class or major of the catalogue (本科专业目录), four or six digits. */
  majorCode: z
    .string()
    .regex(/^\d{4}(\d{2}[A-Z]{0,2})?$/, '专业代码为 4 位或 6 位数字')
    .optional(),
  gpa: z
    .object({ value: z.number().min(0).max(100), scale: z.number().min(1).max(100) })
    .refine(({ value, scale }) => value <= scale, '绩点不能大于满分')
    .optional(),
  /** Rank within the major in per cent from the top: 5 is the first twentieth. */
  rankPercent: z.number().min(0.1).max(100, '排名百分比为 0.1 至 100').optional(),
});

const postgradTarget = z.object({
  school: words(60).min(1, '请填写目标院校'),
  tier: z.enum(schoolTiers.slice(2) as ['普通本科', '双一流', '211', '985'], '请选择目标院校层次'),
  major: words(60).min(1, '请填写目标专业'),
  /** Province; determines the national line. */
  region: words(20).optional(),
  field: z.enum(postgradFields).optional(),
  degree: z.enum(['学术学位', '专业学位']).optional(),
  studyMode: z.enum(['全日制', '非全日制']).optional(),
  mathematics: z.enum(mathPapers).optional(),
  /** How different the target is from the undergraduate major, in the person's own judgement. */
  span: z.enum(['本专业', '相近专业', '跨专业'], '请选择报考专业与本科专业的关系'),
});
export type PostgradTarget = z.infer<typeof postgradTarget>;

const weekly = z.number().int('请填写整数').min(1, '请填写每周可用小时');
const MAX_WEEKLY = MAX_HOURS_PER_DAY * 7;
const hours = z.object({
  weekly: weekly.max(MAX_WEEKLY, `每周最多 ${MAX_WEEKLY} 小时，即每天 ${MAX_HOURS_PER_DAY} 小时`),
  months: z.number().int('请填写整数').min(1, '请填写备考月数').max(24, '最多 24 个月'),
  /** The year of the written examination (in December); the plan ends before it. */
  examYear: z.number().int('请填写整数').min(2024, '请填写初试年份').max(2100, '请填写初试年份').optional(),
});

/** The request: the person's background, the targets and the available time. */
export const postgradQuestion = {
  undergraduate,
  english: z
    .object({ cet4: score(710).optional(), cet6: score(710).optional(), mock: score(100).optional() })
    .default({}),
  mathematics: z
    .object({ mock: score(150).optional(), self: z.number().int().min(1).max(5).optional() })
    .default({}),
  research: z
    .object({ papers: count.optional(), projects: count.optional(), competitions: count.optional() })
    .default({}),
  targets: z.array(postgradTarget).min(1, '请至少填写一个目标院校').max(6, '最多分析 6 个目标'),
  /** Total of a mock exam of all papers, of 500. */
  estimatedScore: score(500).optional(),
  hours,
  stage: z.enum(postgradStages),
};
const postgradQuestionShape = z.object(postgradQuestion);

/** Published figures of a programme in one year; unpublished ones are absent. */
export const enrolmentFigure = z.object({
  school: z.string().max(60),
  major: z.string().max(60),
  year: z.number().int(),
  studyMode: z.string().max(10),
  planned: z.number().int().optional(),
  recommended: z.number().int().optional(),
  applicants: z.number().int().optional(),
  admitted: z.number().int().optional(),
  line: z.number().optional(),
  source: z.object({
    title: z.string().max(200),
    url: z.string().max(500).optional(),
    date: z.string().max(20),
  }),
});
export type EnrolmentFigure = z.infer<typeof enrolmentFigure>;

/** The question with everything that the result depends on; the rules use no clock and no external tables. */
export const postgradInput = postgradQuestionShape.extend({
  // Runs from before the daily limit contain up to 100 hours.
  hours: hours.extend({ weekly: weekly.max(100) }),
  /** A question in the person's own words; its runs have a separate list. */
  question: words(500).min(1).optional(),
  resume: resumeSnapshot.nullable(),
  figures: z.array(enrolmentFigure).max(200),
  today: z.iso.date(),
});
export type PostgradInput = z.infer<typeof postgradInput>;
