import { z } from 'zod';
import { ghostwriteLengths, ghostwriteServices, ghostwriteStyles } from './ghostwrite.js';
import { patchOperation } from './result.js';
import { ruleChange } from './resume-analysis-result.js';

const id = z.string().max(60);
const statement = z.string().max(2_000);

/** The source of a fact in a written text: a place in the résumé, or an answer. */
export const factUsed = z.object({
  source: z.enum(['resume', 'answer']),
  text: z.string().max(300),
  pointer: z.string().max(200).optional(),
  questionId: z.string().max(80).optional(),
});
export type FactUsed = z.infer<typeof factUsed>;

/** The change of one statement; each is accepted or rejected separately. */
export const ghostwriteChange = z.object({
  /** The statement that is replaced, or the new one. */
  targetId: id,
  kind: z.enum(['replace', 'add']),
  /** Pointer to the statement in the snapshot; for a new one, to the list to which it is appended. */
  pointer: z.string().max(200),
  section: z.string().max(60),
  itemId: id.optional(),
  /** The name of the entry. */
  heading: z.string().max(200),
  lang: z.enum(['zh', 'en']),
  /**
   * The text that the change is based on: if it differs by now, the change is stale. Empty for a new
   * statement.
   */
  before: statement,
  /** The first replaces the statement, the others follow it as separate statements. */
  parts: z
    .array(z.object({ id, text: statement.min(1) }))
    .min(1)
    .max(6),
  diff: z
    .array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string().max(4_000) }))
    .max(800),
  patch: z.array(patchOperation).min(1).max(8),
  /** The kinds of edits, as text. */
  reasons: z.array(z.string().max(120)).max(10),
  factsUsed: z.array(factUsed).max(20),
  /** Missing facts, the text between 【待补充： and 】. */
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
  /** The score of the résumé with all changes accepted. */
  score: z.object({ before: z.number().min(0).max(100), after: z.number().min(0).max(100) }),
  ruleGains: z.array(ruleChange).max(60),
});
export type GhostwriteVariant = z.infer<typeof ghostwriteVariant>;

/** A fact that only the person knows; its answer becomes a fact of the next run. */
export const ghostwriteQuestion = z.object({
  id: z.string().max(80),
  targetId: id,
  heading: z.string().max(200),
  /** The statement concerned; empty for an entry without statements. */
  quote: z.string().max(240),
  fact: z.enum(['action', 'method', 'scale', 'result']),
  text: z.string().max(200),
  hint: z.string().max(200),
});
export type GhostwriteQuestion = z.infer<typeof ghostwriteQuestion>;

export const MAX_QUESTIONS = 8;

export const ghostwriteResult = z.object({
  service: z.enum(ghostwriteServices),
  style: z.enum(ghostwriteStyles),
  length: z.enum(ghostwriteLengths),
  /** The requested style first; a variant equal to an earlier one is omitted. */
  variants: z.array(ghostwriteVariant).max(3),
  questions: z.array(ghostwriteQuestion).max(MAX_QUESTIONS),
  /** Selected statements that no variant changes, with reasons. */
  unchanged: z
    .array(z.object({ targetId: id, quote: z.string().max(240), reason: z.string().max(120) }))
    .max(60),
  /** Keywords of the target that the selected statements support, and those missing from the whole résumé. */
  keywords: z.object({
    source: z.enum(['jd', 'occupation', 'none']),
    matched: z.array(z.string().max(40)).max(60),
    missing: z.array(z.string().max(40)).max(60),
  }),
  notes: z.array(z.string().max(300)).max(10),
});
export type GhostwriteResult = z.infer<typeof ghostwriteResult>;
