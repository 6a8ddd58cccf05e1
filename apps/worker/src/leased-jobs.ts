import type { Type } from '@nestjs/common';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { CertificateRunService } from '@qicheng/core/contest';
import { DataExportRunService } from '@qicheng/core/data-export';
import { JobMatchRunService } from '@qicheng/core/jobs-board';
import { ReportExportRunService } from '@qicheng/core/report-export';
import { ExportRunService } from '@qicheng/core/resume-export';
import { ImportRunService } from '@qicheng/core/resume-import';

interface ReconciledJob {
  task: string;
  everyMs: number;
  service: Type<{ requeueLapsed(): Promise<number> }>;
}

/** How often the rows of each job and its queue are brought together. */
export const leasedJobs: readonly ReconciledJob[] = [
  // With a lease of four seconds this brings a killed worker's file to its end within fifteen.
  { task: 'reconcile', everyMs: 1_000, service: ExportRunService },
  { task: 'reconcile-imports', everyMs: 1_000, service: ImportRunService },
  { task: 'reconcile-reports', everyMs: 1_000, service: ReportExportRunService },
  // With a lease of six seconds, within twenty.
  { task: 'reconcile-analyses', everyMs: 2_000, service: AnalysisRunService },
  // Nobody waits for these in front of a page.
  { task: 'reconcile-certificates', everyMs: 3_000, service: CertificateRunService },
  { task: 'reconcile-job-matches', everyMs: 3_000, service: JobMatchRunService },
  { task: 'reconcile-data-exports', everyMs: 3_000, service: DataExportRunService },
];
