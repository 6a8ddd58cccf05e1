import { z } from 'zod';
import { legacy, wire } from '../kit/endpoint.js';
import { resumeLanguage, templateCode } from '../resume/fields.js';

const word = z.string().trim().max(50, '筛选条件过长');
/** `hot`: most used first, by actual résumés. */
export const sort = z.enum(['default', 'hot'], '排序方式不正确').optional();

/** An online template of the catalog. */
export const templateFields = {
  /** The parameter of `/index/Templatedetails`. */
  id: z.string(),
  code: legacy('tz_url', templateCode),
  name: legacy('title', z.string()),
  description: legacy('desc', z.string()),
  category: z.string(),
  look: z.string(),
  colour: legacy('color', z.string()),
  languages: z.array(resumeLanguage),
  occupations: z.array(z.string()),
  /** How many résumés use it; a few minutes old. */
  uses: legacy('use_number', z.number().int().min(0)),
};
export const templateSummary = wire(templateFields);

/** Filters of a template list. */
export const templateFilters = {
  keyword: word.optional(),
  category: word.optional(),
  look: word.optional(),
  colour: legacy('color', word.optional()),
  occupation: word.optional(),
  language: legacy('resume_type', resumeLanguage.optional()),
};
