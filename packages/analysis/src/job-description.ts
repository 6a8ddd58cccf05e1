import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import { z } from 'zod';

/** Maximum characters read of a posting. */
export const MAX_JOB_TEXT_LENGTH = 20_000;

/** A posting as text; an empty one is rejected before anything is charged. */
export const jobText = z
  .string('请粘贴职位描述')
  .trim()
  .min(20, '请粘贴完整的职位描述')
  .max(MAX_JOB_TEXT_LENGTH, `职位描述不能超过 ${MAX_JOB_TEXT_LENGTH} 个字`);

/** A value read from a posting, with its sentence. */
const readText = z.object({ text: z.string().max(200), sentence: z.string().max(400) });
export type ReadText = z.infer<typeof readText>;

/** The subject of a requirement; the first eight can be checked against facts of a résumé. */
export const requirementKinds = {
  degree: '学历',
  major: '专业',
  experience: '工作年限',
  graduation: '毕业时间',
  certificate: '证书资格',
  language: '语言',
  location: '地点',
  politics: '政治面貌',
  skill: '技能与经验',
  ability: '能力素质',
  condition: '其他条件',
} as const;
export type RequirementKind = keyof typeof requirementKinds;
export const requirementKindKeys = Object.keys(requirementKinds) as [RequirementKind, ...RequirementKind[]];

const year = z.number().int().min(2000).max(2100);

/** The checkable side of a requirement. */
export const requirementFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('degree'),
    /** The lowest accepted level (GB/T 4658 as the résumé names it). */
    least: z.enum(Object.keys(DEGREE_LEVEL) as [keyof typeof DEGREE_LEVEL, ...(keyof typeof DEGREE_LEVEL)[]]),
    isFullTime: z.boolean(),
    schools: z.array(z.enum(['985', '211', 'doubleFirst', 'qs100'])).max(4),
  }),
  /** Any of these subjects; `isOpen` if the posting says 相关专业. */
  z.object({
    kind: z.literal('major'),
    majors: z.array(z.string().max(40)).max(20),
    isOpen: z.boolean(),
  }),
  z.object({ kind: z.literal('experience'), least: z.number().min(0).max(40), most: z.number().nullable() }),
  z.object({ kind: z.literal('graduation'), years: z.array(year).max(6), isFresh: z.boolean() }),
  z.object({ kind: z.literal('certificate'), names: z.array(z.string().max(40)).min(1).max(10) }),
  z.object({
    kind: z.literal('language'),
    language: z.string().max(20),
    /** Accepted exams, with the minimum score of each; none if the posting only asks for fluency. */
    exams: z.array(z.object({ exam: z.string().max(20), least: z.number().nullable() })).max(6),
  }),
  z.object({ kind: z.literal('location'), cities: z.array(z.string().max(20)).min(1).max(10) }),
  z.object({ kind: z.literal('politics'), isMember: z.literal(true) }),
]);
export type RequirementFact = z.infer<typeof requirementFact>;

/** One requirement. */
export const jobRequirement = z.object({
  /** `jd:must:1`, `jd:plus:2`: in posting order; questions and letters refer to it. */
  id: z.string().max(40),
  level: z.enum(['must', 'plus']),
  kind: z.enum(requirementKindKeys),
  text: z.string().max(200),
  sentence: z.string().max(400),
  /** Search terms; those of one group are synonyms. */
  terms: z.array(z.array(z.string().max(40)).min(1).max(12)).max(20),
  /** Whether one of the groups is enough (任一、或). */
  isAnyOf: z.boolean(),
  fact: requirementFact.nullable(),
});
export type JobRequirement = z.infer<typeof jobRequirement>;

export const jobDuty = z.object({
  id: z.string().max(40),
  text: z.string().max(300),
  sentence: z.string().max(400),
  terms: z.array(z.array(z.string().max(40)).min(1).max(12)).max(20),
});
export type JobDuty = z.infer<typeof jobDuty>;

/** A possible meaning behind a sentence, with a question that clarifies it. */
export const hiddenExpectation = z.object({
  reading: z.string().max(200),
  question: z.string().max(200),
  sentence: z.string().max(400),
});
export type HiddenExpectation = z.infer<typeof hiddenExpectation>;

/** `high` is absent if the posting only gives a minimum. Yuan by `unit`. */
export const jobSalary = readText.extend({
  unit: z.enum(['month', 'year', 'day', 'hour']),
  low: z.number().min(0).nullable(),
  high: z.number().min(0).nullable(),
  months: z.number().min(1).max(36).nullable(),
});
export type JobSalary = z.infer<typeof jobSalary>;

/** A parsed posting; every part has its source sentence. */
export const jobDescription = z.object({
  title: readText.nullable(),
  company: readText.nullable(),
  cities: z.array(readText).max(10),
  salary: jobSalary.nullable(),
  must: z.array(jobRequirement).max(60),
  plus: z.array(jobRequirement).max(40),
  duties: z.array(jobDuty).max(60),
  hidden: z.array(hiddenExpectation).max(30),
  /** Keywords of the posting, heaviest first; the heaviest weighs 10. */
  keywords: z
    .array(
      z.object({
        word: z.string().max(40),
        /** Synonyms, including `word`. */
        words: z.array(z.string().max(40)).min(1).max(12),
        weight: z.number().min(0).max(10),
        sentence: z.string().max(400),
      }),
    )
    .max(60),
  /** Sentences addressed to a program instead of an applicant; they were left out. */
  ignored: z.array(z.string().max(400)).max(20),
});
export type JobDescription = z.infer<typeof jobDescription>;
