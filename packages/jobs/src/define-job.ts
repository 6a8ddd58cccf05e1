import type { z } from 'zod';
import type { QueueName } from './queues.js';

/** A job as a value: its name, queue, payload (ids only) and number of attempts. */
export interface JobDefinition<Payload = unknown> {
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: z.core.$ZodType<Payload>;
  readonly attempts: number;
  /** Wait before a retry; doubles each time. */
  readonly backoffMs: number;
}

/**
 * Defines a job for both sides. New payload fields must be optional, because jobs of the old shape exist
 * during a deploy.
 */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return Object.freeze({ ...definition });
}
