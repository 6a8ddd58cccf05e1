import { Inject, Injectable } from '@nestjs/common';
import { printCertificate } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import QRCode from 'qrcode';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import { LeasedJob, requeueRows } from '../../platform/jobs/index.js';
import { cleanStem, StoredFileService } from '../../upload/index.js';
import type { CertificateClaim, PrintedCertificate } from './certificate.js';
import { CertificateRepository, CertificateRunRepository } from './certificate.repository.js';

export interface CertificateSheet extends Omit<PrintedCertificate, 'holder'> {
  /** Verification URL, also as an image. */
  verifyUrl: string;
  qrCode: string;
}

interface PrintedFile {
  award: string;
  bytes: Uint8Array;
}

/** Certificates from the worker's side. */
@Injectable()
export class CertificateRunService extends LeasedJob<CertificateClaim, PrintedFile> {
  constructor(
    private readonly runs: CertificateRunRepository,
    private readonly certificates: CertificateRepository,
    private readonly files: StoredFileService,
    queue: JobQueue,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {
    super(runs, (rows) => requeueRows(queue, printCertificate, rows, (certificateId) => ({ certificateId })));
  }

  /** Data to print; null if the entry was deleted with its owner. */
  async sheet({ id }: CertificateClaim): Promise<CertificateSheet | null> {
    const certificate = await this.certificates.findById(id);
    if (certificate === null) return null;
    const verifyUrl = new URL(`/contest/verify?code=${certificate.code}`, this.config.appUrl).toString();
    const qrCode = await QRCode.toString(verifyUrl, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
    return { ...certificate, verifyUrl, qrCode };
  }

  /** Keeps the file and ends the row; false when another run ended it first. */
  async complete(claim: CertificateClaim, { award, bytes }: PrintedFile): Promise<boolean> {
    const file = await this.files.save({
      userId: claim.userId,
      name: `${cleanStem(`简历大赛证书 ${award}`)}.pdf`,
      mime: 'application/pdf',
      bytes,
      purpose: 'export',
    });
    return this.files.attach(file, (fileId) => this.runs.complete(claim, fileId));
  }
}
