import { Injectable, type DynamicModule, Module } from '@nestjs/common';
import { type CertificateClaim, CertificateRunService, CertificateRunsModule } from '@qicheng/core/contest';
import { printCertificate } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';
import { ReportWriter } from '../report-export/report-writer.js';

/** The certificate was deleted with its owner. */
class CertificateGone extends Error {}

/** Prints a certificate. */
@Injectable()
export class PrintCertificateProcessor {
  constructor(
    private readonly runs: CertificateRunService,
    private readonly writer: ReportWriter,
  ) {}

  @Processes(printCertificate)
  run(
    { certificateId }: { certificateId: string },
    context: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    return runLeasedJob(this.runs, certificateId, context, {
      work: (claim) => this.print(claim),
      failureOf: (error) =>
        error instanceof CertificateGone ? { errorCode: 'broken' as const, isPermanent: true } : null,
    });
  }

  private async print(claim: CertificateClaim) {
    const sheet = await this.runs.sheet(claim);
    if (sheet === null) throw new CertificateGone();
    return { award: sheet.award, bytes: await this.writer.certificate(sheet) };
  }
}

@Module({})
export class ContestWorkerModule {
  static with(writer: ReportWriter): DynamicModule {
    return {
      module: ContestWorkerModule,
      imports: [CertificateRunsModule],
      providers: [{ provide: ReportWriter, useValue: writer }, PrintCertificateProcessor],
    };
  }
}
