import { Injectable } from '@nestjs/common';
import { requestedSteps } from '@qicheng/analysis/services';
import { Database, Prisma } from '@qicheng/db';

/**
 * What waits for a worker, and what failed within a day. The rows are authoritative; a queue carries their
 * ids.
 */
export interface Backlog {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
  /** Age of the oldest unfinished one; null when there is none. */
  oldestSeconds: number | null;
}

interface Queue {
  name: string;
  table: string;
  column: string;
  waiting: string;
  /** The state of running work, or none where it still counts as waiting. */
  running: string;
  /** Which failed rows count, if not all. */
  counted?: Prisma.Sql;
}

const leased = (name: string, table: string): Queue => ({
  name,
  table,
  column: 'status',
  waiting: 'queued',
  running: 'running',
});

const QUEUES: readonly Queue[] = [
  leased('export', 'resume_export'),
  leased('report', 'report_export'),
  { ...leased('aiRun', 'analysis'), counted: Prisma.sql`step IN (${Prisma.join([...requestedSteps])})` },
  leased('import', 'resume_import'),
  leased('dataExport', 'data_export'),
  { name: 'mail', table: 'mail_message', column: 'state', waiting: 'pending', running: '' },
  { name: 'refund', table: 'refund', column: 'status', waiting: 'pending', running: '' },
];

function backlogOf({ name, table, column, waiting, running, counted }: Queue, now: Date): Prisma.Sql {
  const [from, state] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  return Prisma.sql`
    SELECT ${name}::text AS queue,
      count(*) FILTER (WHERE ${state} = ${waiting})::int AS waiting,
      count(*) FILTER (WHERE ${state} = ${running})::int AS running,
      (SELECT count(*)::int FROM ${from} WHERE ${state} = 'failed'
        AND created_at > ${now}::timestamptz - interval '1 day'
        ${counted === undefined ? Prisma.empty : Prisma.sql`AND ${counted}`}) AS failed,
      extract(epoch FROM ${now}::timestamptz - min(created_at))::float8 AS "oldestSeconds"
    FROM ${from} WHERE ${state} IN (${waiting}, ${running})`;
}

@Injectable()
export class BacklogRepository {
  constructor(private readonly database: Database) {}

  read(now: Date): Promise<Backlog[]> {
    return this.database.$queryRaw<Backlog[]>(
      Prisma.join(
        QUEUES.map((queue) => backlogOf(queue, now)),
        ' UNION ALL ',
      ),
    );
  }
}
