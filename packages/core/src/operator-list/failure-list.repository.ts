import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { RecordQuery } from '../platform/index.js';

/** Work that ended without what was asked for. */
export interface FailureRecord {
  id: string;
  /** What failed; the keys of {@link FAILURE_KINDS}. */
  kind: string;
  /** Format, service, provider or purpose. */
  what: string;
  errorCode: string | null;
  /** Whose it was; null where that is not kept. */
  userId: string | null;
  attempts: number;
  createdAt: Date;
}

interface Source {
  table: string;
  state?: string;
  what: string;
  code?: string;
  user?: string;
  attempts?: string;
}

/** Tables whose rows say that something failed. */
const SOURCES: Readonly<Record<string, Source>> = {
  export: { table: 'resume_export', what: 'format', code: 'failure', user: 'user_id', attempts: 'attempts' },
  report: { table: 'report_export', what: 'format', code: 'failure', user: 'user_id', attempts: 'attempts' },
  aiRun: { table: 'analysis', what: 'service', code: 'failure', user: 'user_id', attempts: 'attempts' },
  import: { table: 'resume_import', what: `''`, code: 'failure', user: 'user_id', attempts: 'attempts' },
  dataExport: { table: 'data_export', what: `''`, user: 'user_id', attempts: 'attempts' },
  modelCall: { table: 'model_call', what: 'provider', code: 'failure', user: 'user_id' },
  mail: { table: 'mail_message', state: 'state', what: 'purpose', attempts: 'attempts' },
  sms: { table: 'sms_send', state: 'state', what: 'purpose' },
  refund: { table: 'refund', what: 'reason', attempts: 'attempts' },
};

export const FAILURE_KINDS: readonly string[] = Object.keys(SOURCES);

/** Everything that failed, of all kinds in one list, the newest first. */
@Injectable()
export class FailureListRepository {
  constructor(private readonly database: Database) {}

  failures(query: RecordQuery & { kind: string }): Promise<FailureRecord[]> {
    const wanted = Object.entries(SOURCES).filter(([kind]) => query.kind === '' || kind === query.kind);
    if (wanted.length === 0) return Promise.resolve([]);
    const parts = wanted.map(([kind, source]) => Prisma.sql`(${failuresOf(kind, source, query)})`);
    return this.database.$queryRaw<FailureRecord[]>`
      SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) AS failure
      ORDER BY "createdAt" DESC, id DESC LIMIT ${query.limit}`;
  }
}

/** The newest failures of one table: no more of each are read than a page shows. */
function failuresOf(kind: string, source: Source, { from, to, after, limit }: RecordQuery): Prisma.Sql {
  const { table, state = 'status', what, code = 'NULL', user = 'NULL', attempts = '1' } = source;
  const conditions = [
    Prisma.sql`${Prisma.raw(state)} = 'failed'`,
    ...(from === null ? [] : [Prisma.sql`created_at >= ${from}::timestamptz`]),
    ...(to === null ? [] : [Prisma.sql`created_at < ${to}::timestamptz`]),
    ...(after === null ? [] : [Prisma.sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  return Prisma.sql`
    SELECT id, ${kind}::text AS kind, ${Prisma.raw(what)}::text AS what,
      ${Prisma.raw(code)}::text AS "errorCode", ${Prisma.raw(user)}::text AS "userId",
      ${Prisma.raw(attempts)}::int AS attempts, created_at AS "createdAt"
    FROM ${Prisma.raw(table)} WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY created_at DESC, ${Prisma.raw(table)}.id DESC LIMIT ${limit}`;
}
