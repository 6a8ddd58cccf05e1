import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../platform/jobs/index.js';
import { type ImportClaim, type ImportDraft, type ImportProgress, LEASE } from './resume-import.js';

const over = Prisma.sql`stage = 'over'`;

/** The working side of imports. */
@Injectable()
export class ImportRunRepository extends LeasedRowRepository<ImportClaim, ImportProgress> {
  constructor(database: Database) {
    super(database, {
      name: 'resume_import',
      terms: LEASE,
      claimed: Prisma.sql`user_id AS "userId", file_id AS "fileId", file_name AS "fileName"`,
      atClaim: Prisma.sql`stage = 'reading', progress = 5`,
      // Progress never falls.
      atRenewal: ({ stage, progress }) =>
        Prisma.sql`stage = ${stage}, progress = greatest(progress, ${progress}::int)`,
      atFailure: over,
    });
  }

  complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    const result = JSON.stringify(draft);
    return this.finish(claim, Prisma.sql`${over}, progress = 100, result = ${result}::jsonb`);
  }
}
