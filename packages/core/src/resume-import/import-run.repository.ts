import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository, type WaitingRow } from '../platform/jobs/index.js';
import {
  DRAFT_LIFETIME_SECONDS,
  type ImportClaim,
  type ImportDraft,
  type ImportErrorCode,
  type ImportProgress,
  LEASE,
} from './resume-import.js';

const leaseOf = ({ importId, claimedBy }: ImportClaim) => ({ id: importId, claimedBy });
const over = Prisma.sql`stage = 'over'`;

/** The working side of imports. */
@Injectable()
export class ImportRunRepository {
  private readonly rows: LeasedRowRepository;

  constructor(database: Database) {
    this.rows = new LeasedRowRepository(database, 'resume_import', LEASE);
  }

  claim(importId: string): Promise<ImportClaim | null> {
    return this.rows.claim<ImportClaim>(importId, {
      change: Prisma.sql`stage = 'reading', progress = 5`,
      returning: Prisma.sql`id AS "importId", user_id AS "userId", file_id AS "fileId", file_name AS "fileName",
        claimed_by AS "claimedBy"`,
    });
  }

  /** Keeps the claim and says how far the work is; progress never falls. */
  renew(claim: ImportClaim, { stage, progress }: ImportProgress): Promise<boolean> {
    return this.rows.renew(
      leaseOf(claim),
      Prisma.sql`stage = ${stage}, progress = greatest(progress, ${progress}::int)`,
    );
  }

  complete(claim: ImportClaim, draft: ImportDraft): Promise<boolean> {
    const result = JSON.stringify(draft);
    return this.rows.complete(leaseOf(claim), Prisma.sql`${over}, progress = 100, result = ${result}::jsonb`);
  }

  fail(claim: ImportClaim, errorCode: ImportErrorCode): Promise<boolean> {
    return this.rows.fail(leaseOf(claim), errorCode, over);
  }

  release(claim: ImportClaim): Promise<boolean> {
    return this.rows.release(leaseOf(claim));
  }

  sweep(): Promise<void> {
    return this.rows.sweep(over);
  }

  listOrphans(): Promise<WaitingRow[]> {
    return this.rows.listOrphans();
  }

  /** Forgets imports of more than a day ago. */
  erase(limit: number): Promise<number> {
    return this.rows.erase('created_at', DRAFT_LIFETIME_SECONDS, limit);
  }
}
