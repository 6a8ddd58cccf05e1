import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AnalysisModule } from '../analysis/index.js';
import { UploadModule } from '../upload/index.js';
import { ReportExportRunService } from './report-export-run.service.js';
import { ReportExportRepository, ReportExportRunRepository } from './report-export.repository.js';
import { ReportExportService } from './report-export.service.js';

export type { ReportExportFailure } from './report-export.js';
export { ReportExportRunService } from './report-export-run.service.js';
export { ReportExportService } from './report-export.service.js';
export type {
  ReportedRun,
  ReportExportClaim,
  ReportExportState,
  ReportErrorCode,
  ReportFormat,
} from './report-export.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AnalysisModule, UploadModule],
  providers: [ReportExportRepository, ReportExportRunRepository, ReportExportService, ReportExportRunService],
  exports: [ReportExportService, ReportExportRunService],
})
export class ReportExportModule {}
