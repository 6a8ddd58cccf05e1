import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { LeasedRowRepository } from '../../platform/jobs/index.js';
import type { ContestKind } from '../contest.js';
import { type OwnCertificate, type PrintedCertificate, type CertificateClaim, LEASE } from './certificate.js';

interface FileRow {
  status: OwnCertificate['status'];
  userId: string;
  fileId: string | null;
  fileKey: string;
  fileName: string;
  fileMime: string;
  fileSize: number;
}

type CertificateText = Omit<PrintedCertificate, 'holder'>;

/** Certificates of awards. */
@Injectable()
export class CertificateRepository {
  constructor(private readonly database: Database) {}

  /** Awards of a published contest without a certificate, with the name in the entry. */
  async listWithout(contestId: string): Promise<{ entryId: string; userId: string; holderName: string }[]> {
    return this.database.$queryRaw`
      SELECT e.id AS "entryId", e.user_id AS "userId",
        coalesce(e.snapshot->'document'->'basics'->'name'->>'zh',
          e.snapshot->'document'->'basics'->'name'->>'en', '') AS "holderName"
      FROM contest_entry e
      WHERE e.contest_id = ${contestId}::uuid AND e.award <> '' AND e.state = 'submitted'
        AND NOT EXISTS (SELECT 1 FROM contest_certificate c WHERE c.entry_id = e.id)
      ORDER BY e.rank, e.number`;
  }

  /** Returns the number of new rows. */
  async insert(
    rows: readonly { entryId: string; userId: string; holderName: string; code: string; createdAt: Date }[],
  ): Promise<number> {
    const data = rows.map((row) => ({ id: randomUUID(), ...row }));
    return (await this.database.contestCertificate.createMany({ data, skipDuplicates: true })).count;
  }

  /** Retries failed certificates; returns their number. */
  async requeueFailed(contestId: string, now: Date): Promise<number> {
    const { count } = await this.database.contestCertificate.updateMany({
      where: { status: 'failed', entry: { contestId } },
      data: {
        status: 'queued',
        attempts: 0,
        claimedBy: null,
        claimedAt: null,
        failure: null,
        createdAt: now,
      },
    });
    return count;
  }

  /** The user's newest certificate of a kind of contest. */
  async findOwn(userId: string, kind: ContestKind): Promise<OwnCertificate | null> {
    const [row] = await this.database.$queryRaw<FileRow[]>`
      SELECT c.status, c.user_id AS "userId", f.id AS "fileId", f.key AS "fileKey", f.name AS "fileName",
        f.mime AS "fileMime", f.size AS "fileSize"
      FROM contest_certificate c
      JOIN contest_entry e ON e.id = c.entry_id
      JOIN contest ON contest.id = e.contest_id AND contest.kind = ${kind}
      LEFT JOIN stored_file f ON f.id = c.file_id
      WHERE c.user_id = ${userId}::uuid ORDER BY contest.published_at DESC LIMIT 1`;
    if (!row) return null;
    const { status, fileId: id, fileKey: key, fileName: name, fileMime: mime, fileSize: size } = row;
    return { status, file: id === null ? null : { id, userId, key, name, mime, size } };
  }

  async stateOf(entryId: string): Promise<OwnCertificate['status'] | null> {
    const row = await this.database.contestCertificate.findUnique({
      where: { entryId },
      select: { status: true },
    });
    return (row?.status as OwnCertificate['status'] | undefined) ?? null;
  }

  findByCode(code: string): Promise<CertificateText | null> {
    return this.findText(Prisma.sql`c.code = ${code}`);
  }

  findById(id: string): Promise<CertificateText | null> {
    return this.findText(Prisma.sql`c.id = ${id}::uuid`);
  }

  private async findText(where: Prisma.Sql): Promise<CertificateText | null> {
    const [row] = await this.database.$queryRaw<CertificateText[]>`
      SELECT c.code, c.holder_name AS "fullName", contest.title AS contest, contest.organiser, e.award,
        e.school_name AS school, e.number, e.rank, contest.published_at AS "publishedAt",
        contest.is_sample AS "isSample"
      FROM contest_certificate c JOIN contest_entry e ON e.id = c.entry_id
      JOIN contest ON contest.id = e.contest_id AND contest.published_at IS NOT NULL
      WHERE ${where}`;
    return row ?? null;
  }
}

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
