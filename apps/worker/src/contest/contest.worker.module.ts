import { type DynamicModule, Module } from '@nestjs/common';
import { CertificateRunsModule } from '@qicheng/core/contest';
import { ReportWriter } from '../report-export/report-writer.js';
import { PrintCertificateProcessor } from './print-certificate.processor.js';

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
