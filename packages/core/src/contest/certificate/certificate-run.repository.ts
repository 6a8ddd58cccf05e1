import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository, type WaitingRow } from '../../platform/jobs/index.js';
import { type CertificateClaim, LEASE } from './certificate.js';

const leaseOf = ({ certificateId, claimedBy }: CertificateClaim) => ({ id: certificateId, claimedBy });

/** The printing side of certificates. */
@Injectable()
export class CertificateRunRepository {
  private readonly rows: LeasedRowRepository;

  constructor(database: Database) {
    this.rows = new LeasedRowRepository(database, 'contest_certificate', LEASE);
  }

  claim(certificateId: string): Promise<CertificateClaim | null> {
    return this.rows.claim<CertificateClaim>(certificateId, {
      returning: Prisma.sql`id AS "certificateId", user_id AS "userId", claimed_by AS "claimedBy"`,
    });
  }

  renew(claim: CertificateClaim): Promise<boolean> {
    return this.rows.renew(leaseOf(claim));
  }

  complete(claim: CertificateClaim, fileId: string): Promise<boolean> {
    return this.rows.complete(leaseOf(claim), Prisma.sql`file_id = ${fileId}::uuid`);
  }

  fail(claim: CertificateClaim): Promise<boolean> {
    return this.rows.fail(leaseOf(claim), 'broken');
  }

  release(claim: CertificateClaim): Promise<boolean> {
    return this.rows.release(leaseOf(claim));
  }

  sweep(): Promise<void> {
    return this.rows.sweep();
  }

  listOrphans(): Promise<WaitingRow[]> {
    return this.rows.listOrphans();
  }
}
