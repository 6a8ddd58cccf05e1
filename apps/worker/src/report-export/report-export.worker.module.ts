import { type DynamicModule, Module } from '@nestjs/common';
import { ReportExportModule } from '@qicheng/core/report-export';
import { ExportReportProcessor } from './export-report.processor.js';
import { ReportWriter } from './report-writer.js';

@Module({})
export class ReportExportWorkerModule {
  static with(writer: ReportWriter): DynamicModule {
    return {
      module: ReportExportWorkerModule,
      imports: [ReportExportModule],
      providers: [{ provide: ReportWriter, useValue: writer }, ExportReportProcessor],
    };
  }
}
