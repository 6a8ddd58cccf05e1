import { Injectable } from '@nestjs/common';
import { requestedSteps } from '@qicheng/analysis/services';
import { Database, Prisma } from '@qicheng/db';

/** A day of China as PostgreSQL computes it from an instant. */
const dayOf = (column: Prisma.Sql) => Prisma.sql`(${column} AT TIME ZONE 'Asia/Shanghai')::date`;
/** The instant at which a day begins in China. */
const startOf = (day: string) => Prisma.sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

interface Source {
  metric: string;
  table: string;
  /** The timestamp that assigns a row to a day. */
  moment: string;
  label?: Prisma.Sql;
  where?: Prisma.Sql;
  /** The summed column; without one, rows are counted. */
  sum?: Prisma.Sql;
}

const named = (label: string) => Prisma.sql`${label}::text`;
const failed = (label: string, table: string, column = 'status'): Source => ({
  metric: 'failure',
  table,
  moment: 'created_at',
  label: named(label),
  where: Prisma.sql`${Prisma.raw(column)} = 'failed'`,
});
const requestedRuns = Prisma.sql`step IN (${Prisma.join([...requestedSteps])})`;
const failedRuns = Prisma.sql`${requestedRuns} AND status = 'failed'`;

const SOURCES: readonly Source[] = [
  {
    metric: 'activeUser',
    table: 'session',
    moment: 'last_seen_at',
    sum: Prisma.sql`count(DISTINCT user_id)`,
  },
  { metric: 'export', table: 'resume_export', moment: 'created_at', label: Prisma.sql`format` },
  {
    metric: 'export',
    table: 'report_export',
    moment: 'created_at',
    label: Prisma.sql`'report-' || format`,
  },
  {
    metric: 'aiRun',
    table: 'analysis',
    moment: 'created_at',
    label: Prisma.sql`service`,
    where: requestedRuns,
  },
  { metric: 'order', table: 'purchase_order', moment: 'created_at' },
  { metric: 'paidOrder', table: 'purchase_order', moment: 'paid_at' },
  {
    metric: 'revenueFen',
    table: 'payment',
    moment: 'paid_at',
    label: Prisma.sql`provider`,
    sum: Prisma.sql`sum(amount_fen)`,
  },
  {
    metric: 'refundFen',
    table: 'refund',
    moment: 'finished_at',
    where: Prisma.sql`status = 'done'`,
    sum: Prisma.sql`sum(amount_fen)`,
  },
];

/** Work that starts on one day and may fail on a later one. */
const FAILURES: readonly Source[] = [
  {
    metric: 'aiFailure',
    table: 'analysis',
    moment: 'created_at',
    label: Prisma.sql`service`,
    where: failedRuns,
  },
  failed('export', 'resume_export'),
  failed('report', 'report_export'),
  failed('dataExport', 'data_export'),
  { ...failed('aiRun', 'analysis'), where: failedRuns },
  failed('import', 'resume_import'),
  failed('modelCall', 'model_call'),
  failed('mail', 'mail_message', 'state'),
  failed('sms', 'sms_send', 'state'),
  failed('refund', 'refund'),
  {
    metric: 'failure',
    table: 'http_failure',
    moment: 'created_at',
    label: named('http'),
    sum: Prisma.sql`sum(count)`,
  },
];

/** Days in China, both included. */
interface Days {
  from: string;
  to: string;
}

/** One row per day: without it, a day with zero events would look uncounted. */
const registrations = ({ from, to }: Days): Prisma.Sql => Prisma.sql`
  SELECT one::date AS day, 'registration' AS metric, '' AS label, count(account.id) AS count
  FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS one
  LEFT JOIN user_account AS account
    ON account.created_at >= (one::date::timestamp AT TIME ZONE 'Asia/Shanghai')
    AND account.created_at < ((one::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
  GROUP BY 1`;

function groupsOf({ metric, table, moment, label, where, sum }: Source, { from, to }: Days): Prisma.Sql {
  const column = Prisma.raw(`"${moment}"`);
  return Prisma.sql`
    SELECT ${dayOf(column)} AS day, ${metric}::text AS metric, ${label ?? Prisma.sql`''`} AS label,
      ${sum ?? Prisma.sql`count(*)`}::bigint AS count
    FROM ${Prisma.raw(`"${table}"`)}
    WHERE ${column} >= ${startOf(from)} AND ${column} < ${startOf(to)} + interval '1 day' ${where === undefined ? Prisma.empty : Prisma.sql`AND ${where}`}
    GROUP BY 1, 3`;
}

/** One figure for every day of a range, oldest first. */
interface DaySeries {
  metric: string;
  label: string;
  counts: number[];
}

@Injectable()
export class DailyCountRepository {
  constructor(private readonly database: Database) {}

  /** The newest counted day. */
  async newestDay(): Promise<string | null> {
    const [row] = await this.database.$queryRaw<{ day: string | null }[]>`
      SELECT max(day)::text AS day FROM daily_count`;
    return row?.day ?? null;
  }

  async updatedAt(): Promise<Date | null> {
    const row = await this.database.dailyCount.findFirst({
      where: { metric: 'registration' },
      orderBy: { day: 'desc' },
      select: { updatedAt: true },
    });
    return row?.updatedAt ?? null;
  }

  /**
   * Recounts every day of a range. A figure never falls: rows deleted since then (expired, or their account
   * erased) did happen.
   */
  record({ now, ...days }: Days & { now: Date }): Promise<void> {
    return this.write(
      [registrations(days), ...[...SOURCES, ...FAILURES].map((each) => groupsOf(each, days))],
      now,
    );
  }

  /** The same for failures only: work of an earlier day may fail today. */
  recordFailures({ now, ...days }: Days & { now: Date }): Promise<void> {
    return this.write(
      FAILURES.map((each) => groupsOf(each, days)),
      now,
    );
  }

  private async write(counts: readonly Prisma.Sql[], now: Date): Promise<void> {
    await this.database.$executeRaw`
      INSERT INTO daily_count (day, metric, label, count, updated_at)
      SELECT day, metric, label, count, ${now}::timestamptz
      FROM (${Prisma.join([...counts], ' UNION ALL ')}) AS counted
      ON CONFLICT (day, metric, label) DO UPDATE SET
        count = greatest(daily_count.count, excluded.count), updated_at = excluded.updated_at`;
  }

  /** Every figure between two days, both included; 0 for a day without one. */
  series(from: string, to: string): Promise<DaySeries[]> {
    return this.database.$queryRaw<DaySeries[]>`
      WITH figure AS (
        SELECT DISTINCT metric, label FROM daily_count WHERE day BETWEEN ${from}::date AND ${to}::date)
      SELECT figure.metric, figure.label,
        array_agg(coalesce(counted.count, 0)::float8 ORDER BY one) AS counts
      FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS one
      CROSS JOIN figure
      LEFT JOIN daily_count AS counted
        ON counted.day = one::date AND counted.metric = figure.metric AND counted.label = figure.label
        AND counted.day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2 ORDER BY 1, 2`;
  }
}
