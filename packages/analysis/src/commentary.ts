import { z } from 'zod';

/** The explicit label of model-written text (GB 45438-2025 requires both words, AI and 生成). */
export const AI_TEXT_LABEL = 'AI 生成';

/** A language model's comments on a rule-based result; they do not affect the scores. */
export const commentary = z.object({
  label: z.literal(AI_TEXT_LABEL),
  summary: z.string().max(2_000),
  advice: z.array(z.string().max(800)).max(8),
});
export type Commentary = z.infer<typeof commentary>;
