import { firstMessage } from '@qicheng/contract/kit/message';
import type { z } from 'zod';

/** A form rule from a contract's own field, so that page and server say the same words [spec 5]. */
export function fieldRule(schema: z.ZodType) {
  return {
    validator: (_rule: unknown, value: unknown): Promise<void> => {
      const result = schema.safeParse(value ?? '');
      return result.success ? Promise.resolve() : Promise.reject(new Error(firstMessage(result.error)));
    },
  };
}
