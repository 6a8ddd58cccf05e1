import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AnalysisModule } from '../analysis/index.js';
import { UploadModule } from '../upload/index.js';
import { ReportExportRepository } from './report-export.repository.js';
import { ReportExportRunRepository } from './report-export-run.repository.js';
import { ReportExportRuns } from './report-export-runs.service.js';
import { ReportExports } from './report-export.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AnalysisModule, UploadModule],
  providers: [ReportExportRepository, ReportExportRunRepository, ReportExports, ReportExportRuns],
  exports: [ReportExports, ReportExportRuns],
})
export class ReportExportModule {}
