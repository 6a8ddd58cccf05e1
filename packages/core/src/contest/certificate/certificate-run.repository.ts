import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../../platform/jobs/index.js';
import { type CertificateClaim, LEASE } from './certificate.js';

/** The printing side of certificates. */
@Injectable()
export class CertificateRunRepository extends LeasedRowRepository<CertificateClaim> {
  constructor(database: Database) {
    super(database, { name: 'contest_certificate', terms: LEASE, claimed: Prisma.sql`user_id AS "userId"` });
  }

  complete(claim: CertificateClaim, fileId: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql`file_id = ${fileId}::uuid`);
  }
}
