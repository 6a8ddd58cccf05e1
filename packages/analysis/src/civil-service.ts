import { z } from 'zod';
import { MAX_HOURS_PER_DAY } from './study-plan.js';
import { resumeSnapshot } from './subject.js';

/** Dimensions of a candidate's profile; the weights sum to 100. */
export const civilDimensions = {
  eligibility: { label: '资格匹配', weight: 30 },
  aptitude: { label: '行测', weight: 25 },
  essay: { label: '申论', weight: 20 },
  time: { label: '备考时间', weight: 15 },
  demand: { label: '岗位供需', weight: 10 },
} as const;
export type CivilDimensionKey = keyof typeof civilDimensions;
export const civilDimensionKeys = Object.keys(civilDimensions) as CivilDimensionKey[];

export const civilExams = ['国考', '省考', '选调', '事业编', '三支一扶', '教师'] as const;
export type CivilExam = (typeof civilExams)[number];

/** From the lowest to the highest. */
export const educationLevels = ['高中或中专', '大专', '本科', '硕士研究生', '博士研究生'] as const;
export type EducationLevel = (typeof educationLevels)[number];
/** From the lowest to the highest. */
export const degrees = ['无学位', '学士', '硕士', '博士'] as const;
export type Degree = (typeof degrees)[number];

export const politicalStatuses = ['中共党员', '中共预备党员', '共青团员', '民主党派', '群众'] as const;
export const serviceProjects = ['大学生村官', '三支一扶', '西部计划', '特岗教师', '退役大学生士兵'] as const;
export type ServiceProject = (typeof serviceProjects)[number];
/** 应届: graduates this season; 择业期: graduated within the period and never employed; 非应届. */
export const freshStatuses = ['应届', '择业期内未落实工作', '非应届'] as const;

/** Modules of the two written papers. */
export const examModules = {
  politics: { label: '政治理论', paper: '行测' },
  common: { label: '常识判断', paper: '行测' },
  language: { label: '言语理解与表达', paper: '行测' },
  quantity: { label: '数量关系', paper: '行测' },
  reasoning: { label: '判断推理', paper: '行测' },
  data: { label: '资料分析', paper: '行测' },
  summary: { label: '归纳概括', paper: '申论' },
  analysis: { label: '综合分析', paper: '申论' },
  proposal: { label: '提出对策', paper: '申论' },
  practical: { label: '贯彻执行（应用文）', paper: '申论' },
  essay: { label: '文章写作', paper: '申论' },
} as const;
export type ExamModuleKey = keyof typeof examModules;
export const examModuleKeys = Object.keys(examModules) as ExamModuleKey[];

/** Criteria of a structured interview; the weights are ours and sum to 100. */
export const interviewElements = {
  analysis: { label: '综合分析', weight: 20 },
  planning: { label: '计划组织', weight: 20 },
  relations: { label: '人际沟通', weight: 20 },
  response: { label: '应变', weight: 20 },
  speech: { label: '言语表达', weight: 10 },
  bearing: { label: '举止仪表', weight: 10 },
} as const;
export type InterviewElementKey = keyof typeof interviewElements;
export const interviewElementKeys = Object.keys(interviewElements) as InterviewElementKey[];

/** Parts of a position table's conditions, in the order in which they are shown. */
export const conditionFields = {
  education: '学历',
  degree: '学位',
  major: '专业',
  political: '政治面貌',
  fresh: '应届要求',
  grassroots: '基层工作最低年限',
  serviceProject: '服务基层项目工作经历',
  hukou: '户籍或生源',
  age: '年龄',
  gender: '性别',
  certificate: '资格证书',
  other: '备注',
} as const;
export type ConditionField = keyof typeof conditionFields;
export const conditionFieldKeys = Object.keys(conditionFields) as ConditionField[];

const words = (max: number) => z.string().trim().max(max, `内容不能超过 ${max} 个字`);
const percent = z.number().min(0).max(100, '数值为 0 至 100');
const count = z.number().int().min(0).max(1_000_000);

const education = z.object({
  level: z.enum(educationLevels, '请选择学历'),
  degree: z.enum(degrees).optional(),
  isFullTime: z.boolean().optional(),
  major: words(60).optional(),
  /** Catalogue codes of this level: class (four digits) or major (six). */
  majorCode: z
    .string()
    .regex(/^\d{4}(\d{2}[A-Z]{0,2})?$/, '专业代码为 4 位或 6 位数字')
    .optional(),
  /** Year of graduation; in the future for students. */
  graduationYear: z.number().int().min(1960).max(2040).optional(),
});
export type CivilEducation = z.infer<typeof education>;

/** The person's stated facts; clauses about omitted ones are unknown, never passed. */
const candidate = z.object({
  educations: z.array(education).min(1, '请至少填写一段学历').max(4, '最多填写 4 段学历'),
  politicalStatus: z.enum(politicalStatuses).optional(),
  household: z.object({ province: words(20).min(1), city: words(20).optional() }).optional(),
  /** 生源地 */
  origin: z.object({ province: words(20).min(1), city: words(20).optional() }).optional(),
  freshStatus: z.enum(freshStatuses).optional(),
  grassrootsYears: z.number().min(0).max(50).optional(),
  /** Empty: none. Absent: not stated. */
  serviceProjects: z.array(z.enum(serviceProjects)).max(5).optional(),
  certificates: z.array(words(40).min(1)).max(20).optional(),
  birthDate: z.iso.date().optional(),
  gender: z.enum(['男', '女']).optional(),
  workYears: z.number().min(0).max(50).optional(),
});
export type CivilCandidate = z.infer<typeof candidate>;

const mock = z.object({
  aptitude: percent.optional(),
  essay: percent.optional(),
  /** Per cent of the points of a module. */
  modules: z.partialRecord(z.enum(examModuleKeys as [ExamModuleKey, ...ExamModuleKey[]]), percent).optional(),
});

/** One examiner's ratings of one practice, 0 to 100 each. */
const rating = z.object({
  analysis: percent,
  planning: percent,
  relations: percent,
  response: percent,
  speech: percent,
  bearing: percent,
});
export type InterviewRating = z.infer<typeof rating>;

export const CIVIL_POSTS = 8;

/** A post to check: from an imported table, or its printed conditions as text. */
const requestedPost = z
  .object({
    postId: z.string().max(64).optional(),
    name: words(80).optional(),
    text: words(2_000).optional(),
  })
  .refine(({ postId, text }) => postId !== undefined || Boolean(text), '请选择职位或粘贴职位条件');
export type RequestedPost = z.infer<typeof requestedPost>;

const hours = z.object({
  /** Days until the written examination. */
  days: z.number().int('请填写整数').min(1, '请填写距离考试的天数').max(730, '最多 730 天'),
  /** All hours until then. */
  total: z.number().int('请填写整数').min(1, '请填写可用总小时').max(8_000, '最多 8000 小时'),
});

/** Hours available for study in this many days. */
const possibleHours = hours.refine(({ days, total }) => total <= days * MAX_HOURS_PER_DAY, {
  path: ['total'],
  error: ({ input }) => {
    const { days, total } = input as z.infer<typeof hours>;
    const perDay = Math.round((total * 10) / days) / 10;
    return `${days} 天 ${total} 小时即每天 ${perDay} 小时；每天最多按 ${MAX_HOURS_PER_DAY} 小时计，请改少小时数或核对天数`;
  },
});

export const civilQuestion = {
  candidate,
  exam: z.enum(civilExams, '请选择考试类型'),
  posts: z
    .array(requestedPost)
    .min(1, '请至少选择或粘贴一个职位')
    .max(CIVIL_POSTS, `最多分析 ${CIVIL_POSTS} 个职位`),
  mock: mock.default({}),
  ratings: z.array(rating).min(3, '去掉最高最低分至少需要 3 名考官的打分').max(9).optional(),
  hours: possibleHours,
};

const conditions = z.partialRecord(
  z.enum(conditionFieldKeys as [ConditionField, ...ConditionField[]]),
  z.string().max(2_000),
);
export type PostConditions = z.infer<typeof conditions>;

/** The table of a post; shown with the post. */
export const positionTable = z.object({
  exam: z.enum(civilExams),
  version: z.string().max(60),
  /** An invented example, never a real post. */
  isSample: z.boolean(),
  source: z.object({
    title: z.string().max(200),
    url: z.string().max(500).optional(),
    date: z.string().max(20),
  }),
});
export type PositionTable = z.infer<typeof positionTable>;

/** A post as of the start of the run. */
export const civilPost = z.object({
  postId: z.string().max(64).optional(),
  /** Null for a pasted text. */
  table: positionTable.nullable(),
  name: z.string().max(120),
  department: z.string().max(120),
  code: z.string().max(40),
  region: z.string().max(60),
  conditions,
  recruits: count.optional(),
  applicants: count.optional(),
  /** Lowest score admitted to the interview in an earlier year. */
  entryScore: z.object({ year: z.number().int(), score: z.number() }).optional(),
  registerUntil: z.string().max(10).optional(),
  examOn: z.string().max(10).optional(),
});
export type CivilPost = z.infer<typeof civilPost>;

/** The question with everything that the result depends on; the rules use no clock and no external tables. */
export const civilInput = z
  .object(civilQuestion)
  .omit({ posts: true })
  .extend({
    posts: z.array(civilPost).min(1).max(CIVIL_POSTS),
    // Older runs, from before the daily limit, contain more.
    hours,
    question: words(500).min(1).optional(),
    resume: resumeSnapshot.nullable(),
    today: z.iso.date(),
  });
export type CivilInput = z.infer<typeof civilInput>;
