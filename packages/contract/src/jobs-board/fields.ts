import { dimension, overall } from '@qicheng/analysis/result';
import { z } from 'zod';
import { legacy, pageFields, text, wire, wireDate, wireFlag, wireId, wireInt } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';

const named = z.object({ name: z.string(), total: z.number().int() });

/** How a résumé answers to a job: the score and the reasons that weigh most; all of them stand on the job's page. */
const jobFit = wire({ score: wireInt, band: overall.shape.band, reasons: z.array(z.string()) });

/** One row of a list of jobs. `isSample` jobs are made up and say so wherever they are shown. */
export const jobSummary = wire({
  id: wireId,
  title: z.string(),
  company: z.string(),
  city: z.string(),
  tags: z.array(z.string()),
  salary: z.string(),
  degree: z.string(),
  employment: z.string(),
  isSample: legacy('is_sample', wireFlag),
  publishedOn: legacy('published_on', z.iso.date()),
  closesOn: legacy('closes_on', z.iso.date().nullable()),
  fit: jobFit.nullable(),
});

export const jobDetail = wire({
  job: jobSummary,
  description: z.string(),
  applyUrl: legacy('apply_url', z.string()),
  /** Who published it, and when it was taken in. */
  sourceName: legacy('source_name', z.string()),
  importedAt: legacy('imported_at', wireDate),
  fit: z.object({ overall, dimensions: z.array(dimension) }).nullable(),
});

/** By which words, and which of my résumés is held against the jobs. */
export const jobFilter = {
  city: text(30, '城市不能超过 30 个字').optional(),
  tag: text(30, '标签不能超过 30 个字').optional(),
  keyword: text(50, '关键词不能超过 50 个字').optional(),
};
export const fittingResume = { resumeId: legacy('resume_id', resumeId.optional()) };
export { pageFields };

/** `signedOut` and `noResume`: newest first, without a score; `matching`: the scores are being worked out. */
const fitStates = ['signedOut', 'noResume', 'matching', 'matched', 'failed'] as const;

export const jobPage = wire({
  list: z.array(jobSummary),
  total: z.number().int().min(0),
  state: z.enum(fitStates),
  resume: z.object({ id: wireId, title: z.string() }).nullable(),
});

export const jobFacets = wire({ list: z.array(named), cities: z.array(named) });
