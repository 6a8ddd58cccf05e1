import { z } from 'zod';
import { resumeSnapshot } from './subject.js';

/** Types of form questions. */
export const companionFieldKinds = ['text', 'longText', 'choice', 'choices', 'number', 'rating'] as const;

/** A form question, as data for the page. */
export const companionField = z.object({
  key: z.string().max(40),
  label: z.string().max(60),
  kind: z.enum(companionFieldKinds),
  isRequired: z.boolean(),
  placeholder: z.string().max(200),
  help: z.string().max(200),
  maxLength: z.number().int().min(1).max(3_000),
  min: z.number(),
  max: z.number(),
  unit: z.string().max(10),
  options: z.array(z.string().max(40)).max(30),
  /** Whether the answer may be remembered as a fact, if the person agrees. */
  canRemember: z.boolean(),
});
export type CompanionField = z.infer<typeof companionField>;

/** A category of help with its form. */
export const companionCategory = z.object({
  code: z.string().max(40),
  name: z.string().max(20),
  description: z.string().max(200),
  /** The category's own page, or the companion's. */
  page: z.string().max(100),
  /** Whether a résumé improves the answer. */
  usesResume: z.boolean(),
  fields: z.array(companionField).max(40),
});
export type CompanionCategory = z.infer<typeof companionCategory>;

const answer = z.union([
  z.string().trim().max(3_000, '内容不能超过 3000 个字'),
  z.number().min(-1e9).max(1e9),
  z.array(z.string().trim().max(40)).max(30),
]);
export type CompanionAnswer = z.infer<typeof answer>;

const fieldKey = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, '字段格式不正确');
export const companionAnswers = z
  .record(fieldKey, answer)
  .refine((answers) => Object.keys(answers).length <= 40, '填写的内容过多');
export type CompanionAnswers = z.infer<typeof companionAnswers>;

/** A fact that the person stated and asked to be remembered. */
export const companionFact = z.object({
  key: fieldKey,
  label: z.string().max(60),
  value: z.string().max(300),
});
export type CompanionFact = z.infer<typeof companionFact>;
export const MAX_FACTS = 30;

/** The request. `remember` names the answers confirmed as facts, `forget` the facts to drop. */
export const companionQuestion = {
  category: z.string().trim().min(1, '请选择类别').max(40),
  answers: companionAnswers,
  remember: z.array(fieldKey).max(40).optional(),
  forget: z.array(fieldKey).max(40).optional(),
};

/** Everything that a result depends on; `memory` contains only confirmed facts. */
export const companionInput = z.object({
  category: z.string().max(40),
  answers: companionAnswers,
  memory: z.array(companionFact).max(MAX_FACTS),
  resume: resumeSnapshot.nullable(),
  today: z.iso.date(),
});
export type CompanionInput = z.infer<typeof companionInput>;
