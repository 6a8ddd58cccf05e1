import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type ExportClaim, LEASE } from './resume-export.js';

/** The working side of exports. */
@Injectable()
export class ExportRunRepository extends LeasedRowRepository<ExportClaim> {
  constructor(database: Database) {
    const claimed = Prisma.sql`user_id AS "userId", format, snapshot`;
    super(database, { name: 'resume_export', terms: LEASE, claimed });
  }

  complete(claim: ExportClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }
}
