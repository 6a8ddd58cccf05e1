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

/** The source of a result; displayed with it. */
export const engine = z.object({
  /** `rules` is the built-in engine; `model` adds prose by a language model. */
  mode: z.enum(['rules', 'model']),
  rulesVersion: z.string().max(40),
  provider: z.string().max(60).optional(),
  model: z.string().max(100).optional(),
  promptVersion: z.string().max(40).optional(),
});
export type Engine = z.infer<typeof engine>;

/** The requested engine; `auto` uses the model where one is configured. */
export const enginePreference = z.enum(['auto', 'rules']);
export type EnginePreference = z.infer<typeof enginePreference>;
