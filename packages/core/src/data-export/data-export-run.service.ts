import { Injectable } from '@nestjs/common';
import { dataExport } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { Clock } from '../platform/index.js';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { StoredFileService } from '../upload/index.js';
import { WriteArchive } from './archive/write-archive.js';
import { ARCHIVE_LIFETIME_SECONDS, type DataExportClaim } from './data-export.js';
import { DataExportRunRepository } from './data-export.repository.js';

/** Data exports from the worker's side. */
@Injectable()
export class DataExportRunService extends LeasedJob<DataExportClaim, void> {
  constructor(
    private readonly runs: DataExportRunRepository,
    private readonly archive: WriteArchive,
    private readonly files: StoredFileService,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    super(runs, (rows) => requeueRows(queue, dataExport, rows, (exportId) => ({ exportId })));
  }

  /** Writes the archive, keeps it for a day and completes the export; false if another run ended it first. */
  async complete(claim: DataExportClaim): Promise<boolean> {
    const now = this.clock.now();
    const file = await this.files.saveStream({
      userId: claim.userId,
      name: `启程-我的数据-${now.toISOString().slice(0, 10)}.zip`,
      mime: 'application/zip',
      content: this.archive.run(claim.userId, now),
      purpose: 'archive',
      lifetimeSeconds: ARCHIVE_LIFETIME_SECONDS,
    });
    return this.files.attach(file, (fileId) => this.runs.complete(claim, fileId));
  }
}
