import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type DataExportClaim, LEASE } from './data-export.js';

/** The working side of exports of all data. */
@Injectable()
export class DataExportRunRepository extends LeasedRowRepository<DataExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId"`;
    super(database, { name: 'data_export', terms: LEASE, claimed, hasErrorCode: false });
  }

  complete(claim: DataExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }
}
