import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** A job as a value: its name, its queue, what it carries (ids only) and how often it is tried. */
export interface JobDefinition<Payload = unknown> {
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: z.ZodType<Payload>;
  readonly attempts: number;
  /** Wait before a retry; grows twofold. */
  readonly backoffMs: number;
}

/**
 * Names a job for both sides. New payload fields must be optional, because a running deploy holds jobs of the
 * old shape.
 */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return Object.freeze({ ...definition });
}
