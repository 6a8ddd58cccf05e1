import { Injectable } from '@nestjs/common';
import { DataExportRunService, RENEW_EVERY_MS } from '@qicheng/core/data-export';
import { dataExport } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';

/** Claims an export of all data, writes the archive, ends the row. May run twice for one export; only one run counts. */
@Injectable()
export class ExportDataProcessor {
  constructor(private readonly runs: DataExportRunService) {}

  @Processes(dataExport)
  async run(
    { exportId }: { exportId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(exportId);
    if (claim === null) return; // over already, or another worker's
    const renewal = setInterval(() => void this.runs.renew(claim).catch(() => false), RENEW_EVERY_MS);
    try {
      await this.runs.complete(claim);
    } catch (error) {
      await (isLastAttempt ? this.runs.fail(claim) : this.runs.release(claim));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }
}
