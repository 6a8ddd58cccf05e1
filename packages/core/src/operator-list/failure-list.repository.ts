import { Injectable } from '@nestjs/common';
import { requestedSteps } from '@qicheng/analysis/services';
import { Database, Prisma } from '@qicheng/db';
import type { RecordQuery } from '../platform/index.js';

/** Work that ended without what was requested. */
export interface FailureRecord {
  id: string;
  /** The kind of failure; keys of {@link FAILURE_KINDS}. */
  kind: string;
  /** Format, service, provider or purpose. */
  what: string;
  errorCode: string | null;
  /** The owner; null if not recorded. */
  userId: string | null;
  attempts: number;
  createdAt: Date;
}

interface Source {
  table: string;
  /** The column with the failed state; null if every row is a failure. */
  state?: string | null;
  what: string;
  code?: string;
  user?: string;
  attempts?: string;
  /** Filter, if not all rows count. */
  where?: Prisma.Sql;
}

/** Tables that record failures. */
const SOURCES: Readonly<Record<string, Source>> = {
  export: { table: 'resume_export', what: 'format', code: 'failure', user: 'user_id', attempts: 'attempts' },
  report: { table: 'report_export', what: 'format', code: 'failure', user: 'user_id', attempts: 'attempts' },
  aiRun: {
    table: 'analysis',
    what: 'service',
    code: 'failure',
    user: 'user_id',
    attempts: 'attempts',
    where: Prisma.sql`step IN (${Prisma.join([...requestedSteps])})`,
  },
  import: { table: 'resume_import', what: `''`, code: 'failure', user: 'user_id', attempts: 'attempts' },
  dataExport: { table: 'data_export', what: `''`, user: 'user_id', attempts: 'attempts' },
  modelCall: { table: 'model_call', what: 'provider', code: 'failure', user: 'user_id' },
  mail: { table: 'mail_message', state: 'state', what: 'purpose', attempts: 'attempts' },
  sms: { table: 'sms_send', state: 'state', what: 'purpose' },
  refund: { table: 'refund', what: 'reason', attempts: 'attempts' },
  http: { table: 'http_failure', state: null, what: 'route', code: 'request_id', attempts: 'count' },
};

export const FAILURE_KINDS: readonly string[] = Object.keys(SOURCES);

/** All failures in one list, newest first. */
@Injectable()
export class FailureListRepository {
  constructor(private readonly database: Database) {}

  failures(query: RecordQuery & { kind: string }): Promise<FailureRecord[]> {
    const sources = Object.entries(SOURCES).filter(([kind]) => query.kind === '' || kind === query.kind);
    if (sources.length === 0) return Promise.resolve([]);
    const parts = sources.map(([kind, source]) => Prisma.sql`(${failuresOf(kind, source, query)})`);
    return this.database.$queryRaw<FailureRecord[]>`
      SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) AS failure
      ORDER BY "createdAt" DESC, id DESC LIMIT ${query.limit}`;
  }
}

/** The newest failures of one table; reads at most one page. */
function failuresOf(kind: string, source: Source, { from, to, after, limit }: RecordQuery): Prisma.Sql {
  const { table, state = 'status', what, code = 'NULL', user = 'NULL', attempts = '1' } = source;
  const conditions = [
    ...(state === null ? [] : [Prisma.sql`${Prisma.raw(state)} = 'failed'`]),
    ...(source.where === undefined ? [] : [source.where]),
    ...(from === null ? [] : [Prisma.sql`created_at >= ${from}::timestamptz`]),
    ...(to === null ? [] : [Prisma.sql`created_at < ${to}::timestamptz`]),
    ...(after === null ? [] : [Prisma.sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  return Prisma.sql`
    SELECT id, ${kind}::text AS kind, ${Prisma.raw(what)}::text AS what,
      ${Prisma.raw(code)}::text AS "errorCode", ${Prisma.raw(user)}::text AS "userId",
      ${Prisma.raw(attempts)}::int AS attempts, created_at AS "createdAt"
    FROM ${Prisma.raw(table)} WHERE ${conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ')}
    ORDER BY created_at DESC, ${Prisma.raw(table)}.id DESC LIMIT ${limit}`;
}
