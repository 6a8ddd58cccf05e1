import { firstMessage } from '@qicheng/contract/kit/message';
import type { FieldRule } from '@qicheng/ui/form';
import { z } from 'zod';

/** A form rule from a contract field, so that page and server show the same messages [spec 5]. */
export const fieldRule =
  (schema: z.core.$ZodType): FieldRule =>
  (value) => {
    const result = z.safeParse(schema, value ?? '');
    return result.success ? undefined : firstMessage(result.error);
  };
