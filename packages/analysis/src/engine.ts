import { z } from 'zod';

/** Who made a result; shown beside it. */
export const engine = z.object({
  /** `rules` is the engine that comes with the product; `model` adds prose of a language model to it. */
  mode: z.enum(['rules', 'model']),
  rulesVersion: z.string().max(40),
  provider: z.string().max(60).optional(),
  model: z.string().max(100).optional(),
  promptVersion: z.string().max(40).optional(),
});
export type Engine = z.infer<typeof engine>;

/** Which engine a person asks for; `auto` takes the model where one is set up. */
export const enginePreference = z.enum(['auto', 'rules']);
export type EnginePreference = z.infer<typeof enginePreference>;
