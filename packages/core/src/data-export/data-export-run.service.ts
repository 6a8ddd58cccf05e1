import { Injectable } from '@nestjs/common';
import { dataExport } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { Clock } from '../platform/index.js';
import { requeueRows } from '../platform/jobs/index.js';
import { StoredFileService } from '../upload/index.js';
import { WriteArchive } from './archive/write-archive.js';
import { ARCHIVE_LIFETIME_SECONDS, type DataExportClaim } from './data-export.js';
import { DataExportRunRepository } from './data-export-run.repository.js';

/** Exports of all data as a worker sees them. A run may happen twice; only one of them counts. */
@Injectable()
export class DataExportRunService {
  constructor(
    private readonly runs: DataExportRunRepository,
    private readonly archive: WriteArchive,
    private readonly files: StoredFileService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Takes an export to work on; null when it is over or somebody else works on it. */
  claim(exportId: string): Promise<DataExportClaim | null> {
    return this.runs.claim(exportId);
  }

  renew(claim: DataExportClaim): Promise<boolean> {
    return this.runs.renew(claim);
  }

  /** Writes the archive, keeps it for a day and ends the export; false when another run ended it first. */
  async complete(claim: DataExportClaim): Promise<boolean> {
    const now = this.clock.now();
    const file = await this.files.keepStream({
      userId: claim.userId,
      name: `启程-我的数据-${now.toISOString().slice(0, 10)}.zip`,
      mime: 'application/zip',
      content: this.archive.run(claim.userId, now),
      purpose: 'archive',
      lifetimeSeconds: ARCHIVE_LIFETIME_SECONDS,
    });
    const isOurs = await this.runs.complete(claim, file.id);
    if (!isOurs) await this.files.expire(file);
    return isOurs;
  }

  fail(claim: DataExportClaim): Promise<boolean> {
    return this.runs.fail(claim);
  }

  /** Gives the export back for another try. */
  release(claim: DataExportClaim): Promise<boolean> {
    return this.runs.release(claim);
  }

  /** Frees what a killed worker held, fails what is too old, queues what has no job. */
  async requeueLapsed(): Promise<number> {
    await this.runs.sweep();
    const orphans = await this.runs.listOrphans();
    return requeueRows(this.queue, dataExport, orphans, (exportId) => ({ exportId }));
  }
}
