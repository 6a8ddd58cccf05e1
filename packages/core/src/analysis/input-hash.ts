import { createHash } from 'node:crypto';
import { canonical } from '@qicheng/resume/same-value';

/** Digest of a question to a service; equal for the same question to the same engine. */
export const digestOf = (question: unknown): string =>
  createHash('sha256').update(canonical(question)).digest('hex');
