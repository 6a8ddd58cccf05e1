import { z } from 'zod';
import { ghostwriteLengths, ghostwriteServices, ghostwriteStyles } from './ghostwrite.js';
import { ruleChange } from './resume-analysis-result.js';
import { patchOperation } from './result.js';

const id = z.string().max(60);
const statement = z.string().max(2_000);

/** Where a fact of a written text comes from: a place of the résumé, or an answer. */
export const factUsed = z.object({
  source: z.enum(['resume', 'answer']),
  text: z.string().max(300),
  pointer: z.string().max(200).optional(),
  questionId: z.string().max(80).optional(),
});
export type FactUsed = z.infer<typeof factUsed>;

/** What becomes of one statement; each is taken or left by itself. */
export const ghostwriteChange = z.object({
  /** Of the statement that is replaced, or of the new one. */
  targetId: id,
  kind: z.enum(['replace', 'add']),
  /** The statement's place in the snapshot; for a new one the list that it joins at the end. */
  pointer: z.string().max(200),
  section: z.string().max(60),
  itemId: id.optional(),
  /** What the entry is called. */
  heading: z.string().max(200),
  lang: z.enum(['zh', 'en']),
  /** The text that the change was made from: another one by now makes the change stale. Empty for a new statement. */
  before: statement,
  /** The first one takes the statement's place, the others follow it as statements of their own. */
  parts: z
    .array(z.object({ id, text: statement.min(1) }))
    .min(1)
    .max(6),
  diff: z
    .array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string().max(4_000) }))
    .max(800),
  patch: z.array(patchOperation).min(1).max(8),
  /** What was done to the text, in words. */
  reasons: z.array(z.string().max(120)).max(10),
  factsUsed: z.array(factUsed).max(20),
  /** What is still to be filled in, as it stands between 【待补充： and 】. */
  placeholders: z.array(z.string().max(80)).max(10),
});
export type GhostwriteChange = z.infer<typeof ghostwriteChange>;

export const ghostwriteVariant = z.object({
  id: z.enum(['A', 'B', 'C']),
  style: z.enum(ghostwriteStyles),
  about: z.string().max(120),
  /** Whether a language model wrote its texts. */
  isByModel: z.boolean().optional(),
  changes: z.array(ghostwriteChange).max(60),
  placeholders: z.number().int().min(0),
  /** The résumé analysis of the whole with every change taken. */
  score: z.object({ before: z.number().min(0).max(100), after: z.number().min(0).max(100) }),
  ruleGains: z.array(ruleChange).max(60),
});
export type GhostwriteVariant = z.infer<typeof ghostwriteVariant>;

/** A fact that only the person knows; its answer is a fact of the next run. */
export const ghostwriteQuestionAsked = z.object({
  id: z.string().max(80),
  targetId: id,
  heading: z.string().max(200),
  /** The statement that it is about; empty for an entry that says nothing yet. */
  quote: z.string().max(240),
  fact: z.enum(['action', 'method', 'scale', 'result']),
  text: z.string().max(200),
  hint: z.string().max(200),
});
export type GhostwriteQuestion = z.infer<typeof ghostwriteQuestionAsked>;

export const MOST_QUESTIONS = 8;

export const ghostwriteResult = z.object({
  service: z.enum(ghostwriteServices),
  style: z.enum(ghostwriteStyles),
  length: z.enum(ghostwriteLengths),
  /** The asked style first; a variant that says the same as one before it is left out. */
  variants: z.array(ghostwriteVariant).max(3),
  questions: z.array(ghostwriteQuestionAsked).max(MOST_QUESTIONS),
  /** Chosen statements that no variant changes, and why. */
  unchanged: z
    .array(z.object({ targetId: id, quote: z.string().max(240), reason: z.string().max(120) }))
    .max(60),
  /** Words of the target that the chosen statements bear out, and those that the whole résumé does not name. */
  keywords: z.object({
    source: z.enum(['jd', 'occupation', 'none']),
    matched: z.array(z.string().max(40)).max(60),
    missing: z.array(z.string().max(40)).max(60),
  }),
  notes: z.array(z.string().max(300)).max(10),
});
export type GhostwriteResult = z.infer<typeof ghostwriteResult>;
