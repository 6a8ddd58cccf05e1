import { type DateRange, type PartialDate, PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { z } from 'zod';
import { resumeSnapshot, target } from './subject.js';

/** The purpose: the kind of job search determines the weights of a résumé's parts. */
export const seekerStages = ['校招', '实习', '社招', '考编'] as const;
export type SeekerStage = (typeof seekerStages)[number];

/** The separately checked parts of a résumé; sections with the same kind of content are one part. */
export const resumeModules = {
  basics: '基本信息',
  intention: '求职意向',
  education: '教育背景',
  experience: '实习与工作经历',
  projects: '项目经历',
  research: '科研与成果',
  campus: '校园与社会实践',
  honours: '荣誉奖项',
  skills: '技能、证书与语言',
  selfEvaluation: '自我评价',
  others: '其他模块',
} as const;
export type ResumeModuleKey = keyof typeof resumeModules;
export const resumeModuleKeys = Object.keys(resumeModules) as [ResumeModuleKey, ...ResumeModuleKey[]];
export const resumeModuleKey = z.enum(resumeModuleKeys);

/** Criteria of a résumé; the weights sum to 100. */
export const resumeDimensions = {
  completeness: { label: '完整性', weight: 15 },
  consistency: { label: '真实一致性', weight: 8 },
  relevance: { label: '岗位相关', weight: 20 },
  quantified: { label: '成果量化', weight: 28 },
  expression: { label: '表达规范', weight: 15 },
  layout: { label: '结构版面', weight: 7 },
  ats: { label: 'ATS可读', weight: 7 },
} as const;
export type ResumeDimensionKey = keyof typeof resumeDimensions;
export const resumeDimensionKeys = Object.keys(resumeDimensions) as [
  ResumeDimensionKey,
  ...ResumeDimensionKey[],
];

/** A part of the résumé as a choice of what to check. */
export const moduleChoice = z.object({
  key: resumeModuleKey,
  label: z.string().max(20),
  /** Weight of the part at this stage in per cent. */
  weight: z.number().min(0).max(100),
  /** Whether this stage requires it; missing `expected` parts cost points, `optional` ones do not. */
  need: z.enum(['required', 'expected', 'optional']),
  /** Whether the résumé has it; null if no résumé is selected. */
  isPresent: z.boolean().nullable(),
});
export type ModuleChoice = z.infer<typeof moduleChoice>;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确');
const rulePoints = z.object({ ruleId: z.string().max(60), points: z.number() });

/** The previous analysis of the same résumé, for a comparison rule by rule. */
export const previousAnalysis = z.object({
  runId: z.string().max(64),
  score: z.number().min(0).max(100),
  stage: z.enum(seekerStages),
  position: z.string().max(60),
  modules: z.array(resumeModuleKey).max(resumeModuleKeys.length),
  dimensions: z
    .array(
      z.object({
        key: z.enum(resumeDimensionKeys),
        score: z.number().min(0).max(100),
        rules: z.array(rulePoints).max(120),
      }),
    )
    .max(resumeDimensionKeys.length),
});
export type PreviousAnalysis = z.infer<typeof previousAnalysis>;

/** The request; without modules, everything that the résumé has or should have is checked. */
export const resumeQuestion = {
  target: target.optional(),
  /** For a résumé in two languages: the one to analyse; the more complete one if absent. */
  language: z.enum(['zh', 'en'], '请选择简历的语言').optional(),
  modules: z.array(resumeModuleKey).min(1, '请至少选择一个模块').max(resumeModuleKeys.length).optional(),
};

/**
 * Everything that a result depends on. Dates are rounded to the month, so that a question stays the same for that long.
 */
export const resumeAnalysisInput = z.object({
  resume: resumeSnapshot,
  target: target.default({}),
  modules: z.array(resumeModuleKey).max(resumeModuleKeys.length).default([]),
  month,
  previous: previousAnalysis.nullable().default(null),
});
export type ResumeAnalysisInput = z.infer<typeof resumeAnalysisInput>;

const monthOf = ({ y, m = 1 }: PartialDate): number => y * 12 + m;

/** Months of employment after which a person is no longer looking for a first job. */
const YEAR = 12;

/** Months of an employment as stated; an ongoing one counts as at least a year. */
function monthsOf({ start, end }: DateRange): number {
  if (end === PRESENT) return YEAR;
  return start && end ? Math.max(0, monthOf(end) - monthOf(start) + 1) : 0;
}

const startOf = (period: DateRange | undefined): number | undefined => period?.start && monthOf(period.start);

/** Employment other than a student job: started outside of all educations, or longer than two years. */
function employments({ work, education }: ResumeDocument): DateRange[] {
  const studies = education.flatMap(({ period }) => {
    const start = startOf(period);
    if (!period || start === undefined || !period.end) return [];
    return [{ start, end: period.end === PRESENT ? Infinity : monthOf(period.end) }];
  });
  return work.flatMap(({ period }) => {
    const start = startOf(period);
    if (!period || start === undefined) return [];
    const isDuringStudies = studies.some((study) => study.start <= start && start < study.end);
    return isDuringStudies && monthsOf(period) <= 2 * YEAR ? [] : [period];
  });
}

const PUBLIC_POST = /公务员|事业单位|事业编|教师编|编制|选调生|特岗教师|三支一扶|大学生村官/u;

/** The stage inferred from a résumé if none is stated. */
export function stageOf(document: ResumeDocument | null): SeekerStage {
  if (document === null) return '校招';
  const { intention, work, internships } = document;
  if (intention.track === 'civilService' || intention.track === 'publicInstitution') return '考编';
  const targets = (intention.positions ?? []).map(({ name }) => name?.zh ?? name?.en ?? '').join(' ');
  if (PUBLIC_POST.test(targets)) return '考编';
  if (intention.jobType === 'internship' || /实习生?$/u.test(targets)) return '实习';
  const hasDates = work.some(({ period }) => startOf(period) !== undefined);
  if (!hasDates) return work.length > 0 && internships.length === 0 ? '社招' : '校招';
  const months = employments(document).reduce((sum, period) => sum + monthsOf(period), 0);
  return months >= YEAR ? '社招' : '校招';
}
