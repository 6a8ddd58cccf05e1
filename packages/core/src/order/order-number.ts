import { randomInt } from 'node:crypto';

const PARTS = { timeZone: 'Asia/Shanghai' } as const;

/** A number for people and providers: the moment in China and eight random digits, 22 in all. */
export function newNumber(now: Date): string {
  const moment = now.toLocaleString('sv-SE', PARTS).replace(/\D/g, '');
  return `${moment}${randomInt(10_000_000, 100_000_000)}`;
}
