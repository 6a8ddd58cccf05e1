import { z } from 'zod';

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
