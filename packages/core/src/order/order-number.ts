import { randomInt } from 'node:crypto';
import { chinaMoment } from '@qicheng/resume/china-time';

/** A number for people and providers: the moment in China and eight random digits, 22 in all. */
export function newNumber(now: Date): string {
  const moment = chinaMoment(now).replace(/\D/g, '');
  return `${moment}${randomInt(10_000_000, 100_000_000)}`;
}
