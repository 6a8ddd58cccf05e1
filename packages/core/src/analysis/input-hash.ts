import { createHash } from 'node:crypto';
import { canonical } from '@qicheng/resume/same-value';

/** Names a question to a service: the same question to the same engine has the same digest. */
export const digestOf = (question: unknown): string =>
  createHash('sha256').update(canonical(question)).digest('hex');
