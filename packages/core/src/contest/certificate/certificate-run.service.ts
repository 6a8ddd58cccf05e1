import { Inject, Injectable } from '@nestjs/common';
import { printCertificate } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import QRCode from 'qrcode';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import { requeueRows } from '../../platform/jobs/index.js';
import { cleanStem, StoredFileService } from '../../upload/index.js';
import type { CertificateClaim, PrintedCertificate } from './certificate.js';
import { CertificateRepository } from './certificate.repository.js';
import { CertificateRunRepository } from './certificate-run.repository.js';

export interface CertificateSheet extends Omit<PrintedCertificate, 'holder'> {
  /** Where anybody can look it up, and the same as a picture. */
  verifyUrl: string;
  qrCode: string;
}

/** Certificates as a worker sees them. A run may happen twice for one; only one of them counts. */
@Injectable()
export class CertificateRunService {
  constructor(
    private readonly runs: CertificateRunRepository,
    private readonly certificates: CertificateRepository,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** Takes a certificate to print; null when it is over or somebody else works on it. */
  claim(certificateId: string): Promise<CertificateClaim | null> {
    return this.runs.claim(certificateId);
  }

  renew(claim: CertificateClaim): Promise<boolean> {
    return this.runs.renew(claim);
  }

  /** What is printed; null when it has gone with its owner. */
  async sheet({ certificateId }: CertificateClaim): Promise<CertificateSheet | null> {
    const said = await this.certificates.findById(certificateId);
    if (said === null) return null;
    const verifyUrl = new URL(`/contest/verify?code=${said.code}`, this.config.appUrl).toString();
    const qrCode = await QRCode.toString(verifyUrl, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
    return { ...said, verifyUrl, qrCode };
  }

  /** Keeps the file and ends the row; false when another run ended it first. */
  async complete(claim: CertificateClaim, { award }: { award: string }, bytes: Uint8Array): Promise<boolean> {
    const file = await this.files.keep({
      userId: claim.userId,
      name: `${cleanStem(`简历大赛证书 ${award}`)}.pdf`,
      mime: 'application/pdf',
      bytes,
      purpose: 'export',
    });
    const isOurs = await this.runs.complete(claim, file.id);
    if (!isOurs) await this.files.expire(file);
    return isOurs;
  }

  fail(claim: CertificateClaim): Promise<boolean> {
    return this.runs.fail(claim);
  }

  release(claim: CertificateClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /** Queues what was issued and has no job; gives how many. */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep();
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, printCertificate, orphans, (certificateId) => ({ certificateId }));
  }
}
