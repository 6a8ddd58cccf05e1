import { z } from 'zod';

/** The explicit label of text by a model (GB 45438-2025 asks for both words, AI and 生成). */
export const AI_TEXT_LABEL = 'AI 生成';

/** What a language model says about a result of the rules; it has no part in the scores. */
export const commentary = z.object({
  label: z.literal(AI_TEXT_LABEL),
  summary: z.string().max(2_000),
  advice: z.array(z.string().max(800)).max(8),
});
export type Commentary = z.infer<typeof commentary>;
