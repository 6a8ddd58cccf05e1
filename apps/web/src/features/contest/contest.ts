import type { checkContestSubmit, getContest, verifyCertificate } from '@qicheng/contract/contest/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { Plain } from '#src/lib/plain.js';

type Shown = ResultOf<typeof getContest>;
export type Contest = Plain<NonNullable<Shown['contest']>>;
export type Entry = NonNullable<Shown['entry']>;
export type Check = ResultOf<typeof checkContestSubmit>['checks'][number];
export type Certificate = Plain<ResultOf<typeof verifyCertificate>>;
export type ContestKind = Contest['kind'];

export const KIND_NAMES: Record<ContestKind, string> = { school: '校级大赛', provincial: '省级大赛' };

/** The contests that the site shows ([spec 2]: flag 1 school, 2 provincial, 3 both). */
export const shownKinds = (flag: number | undefined): ContestKind[] => {
  const kinds: Record<number, ContestKind[]> = {
    1: ['school'],
    2: ['provincial'],
    3: ['school', 'provincial'],
  };
  return kinds[flag ?? 0] ?? [];
};

const moment = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Shanghai',
});

/** 2026年12月31日 18:00, in China's time zone: a deadline is the same instant everywhere. */
export const momentText = (instant: string | Date): string => moment.format(new Date(instant));
