import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/** Removes rows by the declared age of one column. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  /** Deletes at most `limit` rows whose column is before the given time; returns how many. */
  remove({ table, column }: { table: string; column: string }, before: Date, limit: number): Promise<number> {
    const [from, where] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    return this.database.$executeRaw`
      DELETE FROM ${from} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${from} WHERE ${where} < ${before}::timestamptz LIMIT ${limit}))`;
  }
}
