import { Injectable } from '@nestjs/common';
import { dataExport } from '@qicheng/jobs/definitions';
import { JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import { type IdentityProof, ProveIdentity } from '../account-settings/index.js';
import { AccountStandingService } from '../account/index.js';
import type { ClientInfo } from '../auth/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import type { DataExportState, DataExportFailure } from './data-export.js';
import { DataExportRepository } from './data-export.repository.js';

/** Data export requests. The row is authoritative; the queue delivers its id. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly standing: AccountStandingService,
    private readonly identity: ProveIdentity,
    private readonly audit: AuditLogService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Requests an archive after proof of ownership; not within a day of a new phone [ST3]. */
  async request(userId: string, proof: IdentityProof, client: ClientInfo): Promise<DataExportState | null> {
    await this.standing.refuseWhileClosing(userId);
    if (await this.standing.isPhoneFresh(userId, this.clock.now())) {
      throw new Failure<DataExportFailure>('dataExportPaused');
    }
    const provenBy = await this.identity.run(userId, proof, client);
    const admitted = await this.exports.admit(userId, this.clock.now());
    if (admitted === null) throw new Failure<DataExportFailure>('dataExportTooOften');
    await this.audit.record(`user:${userId}`, 'data.export', admitted.exportId, { provenBy });
    if (admitted.isNew) await this.enqueue(admitted.exportId);
    return this.exports.findLatest(userId);
  }

  /** The latest request of an account, or null. */
  findLatest(userId: string): Promise<DataExportState | null> {
    return this.exports.findLatest(userId);
  }

  // Without Redis the row waits: the reconciler enqueues it within seconds of its return.
  private async enqueue(exportId: string): Promise<void> {
    try {
      await this.queue.enqueue(dataExport, { exportId }, `${exportId}.0`);
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
    }
  }
}
