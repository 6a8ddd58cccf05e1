import {
  MAX_APPLICATIONS,
  applicationChannelKeys,
  applicationLengths as lengths,
  applicationOutcomeKeys,
  applicationStageKeys,
} from '@qicheng/analysis/job-application';
import { z } from 'zod';
import { wire, wireDate, wireId } from '../kit/endpoint.js';
import { isVisible } from '../kit/visible-text.js';

const optional = (name: string, maxLength: number) =>
  z.string().trim().max(maxLength, `${name}不能超过 ${maxLength} 个字`).default('');

const isLink = (value: string) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value));
const YEARS = [1970, 2100] as const;
const isInYears = (year: number): boolean => year >= YEARS[0] && year <= YEARS[1];
const day = z.iso
  .date('日期格式不正确')
  .refine((value) => isInYears(Number(value.slice(0, 4))), '日期须在 1970 到 2100 年之间');
const instant = wireDate.refine((value) => isInYears(value.getUTCFullYear()), '日期须在 1970 到 2100 年之间');
const minutes = z
  .number('时长是 5 到 1440 分钟')
  .int()
  .min(5, '时长至少 5 分钟')
  .max(1440, '时长不能超过一天');

export const applicationStage = z.enum(applicationStageKeys, '阶段不正确');

/** The save counter fits 32 bits. */
export const applicationVersion = z.number().int().min(1, '版本号不正确').max(2_147_483_647, '版本号不正确');

const reachedStage = z.object({ stage: applicationStage, on: day });

/** Text that the user enters about a position. */
export const applicationFields = {
  company: optional('公司', lengths.company),
  post: optional('岗位', lengths.post),
  city: optional('城市', lengths.city),
  channel: z.enum(applicationChannelKeys, '投递渠道不正确').nullable().default(null),
  url: optional('链接', lengths.url).refine(isLink, '链接须以 http:// 或 https:// 开头'),
  deadline: day.nullable().default(null),
  appointmentAt: instant.nullable().default(null),
  appointmentMinutes: minutes.default(60),
  appointmentTitle: optional('安排的名称', lengths.appointmentTitle),
  appointmentPlace: optional('地点或会议链接', lengths.appointmentPlace),
  notes: optional('备注', lengths.notes),
  jobText: optional('职位描述', lengths.jobText),
};

/** An advertisement may name neither employer nor post; something must say what the application is for. */
export const isApplicationNamed = (fields: { company: string; post: string; jobText: string }): boolean =>
  [fields.company, fields.post, fields.jobText].some(isVisible);
export const APPLICATION_UNNAMED = { message: '请填写公司或岗位', path: ['company'] };

export const applicationOutcome = z.enum(applicationOutcomeKeys, '结果不正确').nullable().default(null);

/** Dates of stages that were reached; others are unchanged. */
export const reachedStages = z.array(reachedStage).max(applicationStageKeys.length).default([]);

const linked = z.object({ id: wireId, title: z.string() }).nullable();

const summary = {
  id: wireId,
  company: z.string(),
  post: z.string(),
  city: z.string(),
  channel: z.enum(applicationChannelKeys).nullable(),
  stage: applicationStage,
  outcome: z.enum(applicationOutcomeKeys).nullable(),
  url: z.string(),
  deadline: z.iso.date().nullable(),
  appointmentAt: wireDate.nullable(),
  appointmentMinutes: z.number().int(),
  appointmentTitle: z.string(),
  appointmentPlace: z.string(),
  stages: z.array(reachedStage),
  /** Linked résumé and AI results that still exist. */
  resume: linked,
  letter: linked,
  jd: linked,
  interview: linked,
  offer: linked,
  version: z.number().int(),
  updatedAt: wireDate,
};

/** A card of the board. */
export const applicationSummary = wire(summary);

export const applicationDetail = wire({ ...summary, notes: z.string(), jobText: z.string() });

/** Not paged: the board shows every stage. */
export const applicationList = wire({
  list: z.array(applicationSummary),
  most: z.literal(MAX_APPLICATIONS),
});
