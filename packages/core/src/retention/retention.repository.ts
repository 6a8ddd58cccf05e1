import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

/** Removes rows by the declared age of one column. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  /** Removes at most `limit` rows of a table whose column lies before the moment; gives how many went. */
  remove({ table, column }: { table: string; column: string }, before: Date, limit: number): Promise<number> {
    const [from, where] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    return this.database.$executeRaw`
      DELETE FROM ${from} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${from} WHERE ${where} < ${before}::timestamptz LIMIT ${limit}))`;
  }
}
