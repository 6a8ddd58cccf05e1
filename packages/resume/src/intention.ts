import { z } from 'zod';
import { place } from './basics.js';
import { JOB_TYPE, SALARY_UNIT, SEEKER_STATUS, TRACK, WORK_MODE } from './codes/intention.js';
import { codesOf } from './codes/labels.js';
import { entity } from './item.js';
import { LIMITS } from './limits.js';
import { i18nText, text } from './text.js';

const amount = z.number().min(0).max(100_000_000);

export const salary = entity({
  min: amount.optional(),
  max: amount.optional(),
  unit: z.enum(codesOf(SALARY_UNIT)).optional(),
  negotiable: z.boolean().optional(),
});
export type Salary = z.infer<typeof salary>;

export const intention = entity({
  positions: z
    .array(entity({ name: i18nText(LIMITS.name).optional(), occupationCode: text(20).optional() }))
    .max(10)
    .optional(),
  industries: z.array(i18nText(LIMITS.name)).max(10).optional(),
  cities: z.array(place).max(20).optional(),
  salary: salary.optional(),
  jobType: z.enum(codesOf(JOB_TYPE)).optional(),
  workMode: z.enum(codesOf(WORK_MODE)).optional(),
  arrival: i18nText(LIMITS.name).optional(),
  status: z.enum(codesOf(SEEKER_STATUS)).optional(),
  track: z.enum(codesOf(TRACK)).optional(),
  acceptTransfer: z.boolean().optional(),
});
export type Intention = z.infer<typeof intention>;
