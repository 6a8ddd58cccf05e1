import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/** What waits for a worker, and what has failed within a day. The rows are the truth, a queue carries their ids. */
export interface Backlog {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
  /** Age of the oldest that is not finished; null when none is. */
  oldestSeconds: number | null;
}

interface Queue {
  name: string;
  table: string;
  column: string;
  waiting: string;
  /** A state of its own, or none where work under way still counts as waiting. */
  running: string;
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
  leased('aiRun', 'analysis'),
  leased('import', 'resume_import'),
  leased('dataExport', 'data_export'),
  { name: 'mail', table: 'mail_message', column: 'state', waiting: 'pending', running: '' },
  { name: 'refund', table: 'refund', column: 'status', waiting: 'pending', running: '' },
];

function backlogOf({ name, table, column, waiting, running }: Queue, now: Date): Prisma.Sql {
  const [from, state] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  return Prisma.sql`
    SELECT ${name}::text AS queue,
      count(*) FILTER (WHERE ${state} = ${waiting})::int AS waiting,
      count(*) FILTER (WHERE ${state} = ${running})::int AS running,
      (SELECT count(*)::int FROM ${from} WHERE ${state} = 'failed'
        AND created_at > ${now}::timestamptz - interval '1 day') AS failed,
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
