import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository, type WaitingRow } from '../platform/jobs/index.js';
import { type ExportClaim, type ExportErrorCode, FILE_LIFETIME_SECONDS, LEASE } from './resume-export.js';

const leaseOf = ({ exportId, claimedBy }: ExportClaim) => ({ id: exportId, claimedBy });

/** The working side of exports. */
@Injectable()
export class ExportRunRepository {
  private readonly rows: LeasedRowRepository;

  constructor(database: Database) {
    this.rows = new LeasedRowRepository(database, 'resume_export', LEASE);
  }

  claim(exportId: string): Promise<ExportClaim | null> {
    return this.rows.claim<ExportClaim>(exportId, {
      returning: Prisma.sql`id AS "exportId", user_id AS "userId", format, snapshot, claimed_by AS "claimedBy"`,
    });
  }

  renew(claim: ExportClaim): Promise<boolean> {
    return this.rows.renew(leaseOf(claim));
  }

  complete(claim: ExportClaim, fileId: string): Promise<boolean> {
    return this.rows.complete(leaseOf(claim), Prisma.sql`file_id = ${fileId}::uuid`);
  }

  fail(claim: ExportClaim, errorCode: ExportErrorCode): Promise<boolean> {
    return this.rows.fail(leaseOf(claim), errorCode);
  }

  release(claim: ExportClaim): Promise<boolean> {
    return this.rows.release(leaseOf(claim));
  }

  sweep(): Promise<void> {
    return this.rows.sweep();
  }

  listOrphans(): Promise<WaitingRow[]> {
    return this.rows.listOrphans();
  }

  /** Forgets exports whose file is gone. */
  erase(limit: number): Promise<number> {
    return this.rows.erase('finished_at', FILE_LIFETIME_SECONDS, limit);
  }
}
