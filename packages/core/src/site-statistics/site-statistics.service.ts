import { Injectable } from '@nestjs/common';
import { chinaDay } from '@qicheng/resume/china-time';
import { Clock } from '../platform/index.js';
import { type Backlog, BacklogRepository } from './backlog.repository.js';
import { DailyCountRepository } from './daily-count.repository.js';

/** How many days a chart can show. */
export const PERIOD_LENGTHS = [7, 30, 90] as const;
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

/** How far back the first count goes: the longest chart plus the period before it. */
const FIRST_DAYS = 180;
/** How many days one statement counts; it may take three seconds. */
const DAYS_AT_ONCE = 7;
/** Nothing fails after this many days: a refund is tried for three. */
const FAILURE_DAYS = 7;
const DAY_MS = 86_400_000;

/** One figure for the days of a period and for as many days before it. */
export interface PeriodSeries {
  metric: string;
  label: string;
  counts: readonly number[];
  before: readonly number[];
}

export interface SitePeriod {
  /** 2026-11-24, oldest first; the last is today in China. */
  days: readonly string[];
  series: readonly PeriodSeries[];
  /** When the newest day was counted; null before the first count. */
  updatedAt: Date | null;
}

/** Site activity by day in China, as anonymous totals. */
@Injectable()
export class SiteStatisticsService {
  constructor(
    private readonly counts: DailyCountRepository,
    private readonly queues: BacklogRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts today, yesterday, and every day since the last count, oldest first, a few days at a time: counted
   * days stay when a later statement fails, and the next count continues from there.
   */
  async record(): Promise<void> {
    const now = this.clock.now();
    const [today, newest] = [chinaDay(now), await this.counts.newestDay()];
    const first = dayBefore(today, FIRST_DAYS - 1);
    const next = newest === null ? first : dayBefore(newest < today ? newest : today, 1);
    const from = next > first ? next : first;
    for (let start = from; start <= today; start = dayBefore(start, -DAYS_AT_ONCE)) {
      const end = dayBefore(start, 1 - DAYS_AT_ONCE);
      await this.counts.record({ from: start, to: end < today ? end : today, now });
    }
    const late = { from: dayBefore(today, FAILURE_DAYS), to: dayBefore(from, 1) };
    if (late.from <= late.to) await this.counts.recordFailures({ ...late, now });
  }

  /** Waiting, running and failed work now. */
  backlog(): Promise<Backlog[]> {
    return this.queues.read(this.clock.now());
  }

  /** The last days including today, and as many before them. */
  async period(length: PeriodLength): Promise<SitePeriod> {
    const today = chinaDay(this.clock.now());
    const days = Array.from({ length }, (_, index) => dayBefore(today, length - 1 - index));
    const [series, updatedAt] = await Promise.all([
      this.counts.series(dayBefore(today, 2 * length - 1), today),
      this.counts.updatedAt(),
    ]);
    return {
      days,
      updatedAt,
      series: series.map(({ counts, ...figure }) => ({
        ...figure,
        before: counts.slice(0, length),
        counts: counts.slice(length),
      })),
    };
  }
}

/** The date a number of days before another. */
const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
