import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { calendarDay } from '../../../lib/calendar-day.js';
import { readStored, writeStored } from '../../../lib/storage.js';

export type Strip = NonNullable<ResultOf<typeof getTopBanner>['banner']>;

const markOf = ({ title, url }: Strip) => [calendarDay(new Date()), title, url].join(' ');

/** A strip that was closed stays away for the day; another one shows. */
export const wasClosedToday = (strip: Strip): boolean => readStored('closedStrip') === markOf(strip);

export const closeForToday = (strip: Strip): void => writeStored('closedStrip', markOf(strip));
