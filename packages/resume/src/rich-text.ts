import { z } from 'zod';
import { entity } from './item.js';
import { LIMITS } from './limits.js';
import { identifier, isSafeLink, language, LINK_REFUSED, text } from './text.js';

/** A run of equally formatted text. Formatting is data, never HTML. */
export const span = z.strictObject({
  text: text(LIMITS.paragraph),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  link: text(LIMITS.link).refine(isSafeLink, LINK_REFUSED).optional(),
});
export type Span = z.infer<typeof span>;

const spans = z.array(span).max(LIMITS.spansPerAtom);

export const atomKind = z.enum(['paragraph', 'bullet', 'numbered']);
export type AtomKind = z.infer<typeof atomKind>;

/** A measured result inside a statement, as a target for scores and checks. */
export const metric = z.strictObject({
  name: text(LIMITS.line).optional(),
  before: text(LIMITS.name).optional(),
  after: text(LIMITS.name).optional(),
  unit: text(20).optional(),
});
export type Metric = z.infer<typeof metric>;

/**
 * The smallest unit of a résumé's text: one paragraph or bullet, the target of patches, scores and variants.
 */
export const atom = entity({
  id: identifier,
  kind: atomKind,
  visible: z.boolean().optional(),
  zh: spans.optional(),
  en: spans.optional(),
  stale: language.optional(),
  star: z.enum(['situation', 'task', 'action', 'result']).optional(),
  metrics: z.array(metric).max(10).optional(),
  evidenceIds: z.array(identifier).max(20).optional(),
});
export type Atom = z.infer<typeof atom>;

export const atoms = z.array(atom).max(LIMITS.atomsPerItem);
