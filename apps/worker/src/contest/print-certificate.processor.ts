import { Injectable } from '@nestjs/common';
import { CertificateRunService, RENEW_EVERY_MS } from '@qicheng/core/contest';
import { printCertificate } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { ReportWriter } from '../report-export/report-writer.js';

/** Claims a certificate, prints it, keeps the file, ends the row. May run twice; only one run counts. */
@Injectable()
export class PrintCertificateProcessor {
  constructor(
    private readonly runs: CertificateRunService,
    private readonly writer: ReportWriter,
  ) {}

  @Processes(printCertificate)
  async run(
    { certificateId }: { certificateId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(certificateId);
    if (claim === null) return; // over already, or another worker's
    const renewal = setInterval(() => void this.runs.renew(claim).catch(() => false), RENEW_EVERY_MS);
    try {
      const sheet = await this.runs.sheet(claim);
      if (sheet === null) await this.runs.fail(claim);
      else await this.runs.complete(claim, sheet, await this.writer.certificate(sheet));
    } catch (error) {
      await (isLastAttempt ? this.runs.fail(claim) : this.runs.release(claim));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }
}
