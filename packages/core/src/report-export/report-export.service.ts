import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { exportReport } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { AccountStandingService } from '../account/index.js';
import { AnalysisService, type AnalysisFailure } from '../analysis/index.js';
import { type CommonFailure, Failure, settled } from '../platform/index.js';
import { JobCompletionWaiter, loadRefusal, queueRow } from '../platform/jobs/index.js';
import {
  REPORTS_PER_SECOND,
  type ReportExportState,
  USER_SHARE,
  type ReportExportFailure,
} from './report-export.js';
import { type Admission, type NewReportExport, ReportExportRepository } from './report-export.repository.js';

/** Files of AI results for their owner: requesting and waiting. */
@Injectable()
export class ReportExportService {
  constructor(
    private readonly exports: ReportExportRepository,
    private readonly analyses: AnalysisService,
    private readonly queue: JobQueue,
    private readonly completions: JobCompletionWaiter,
    private readonly standing: AccountStandingService,
  ) {}

  /** Requests a file of the caller's finished run; refused over the caps before anything is written. */
  async request(request: Omit<NewReportExport, 'exportId'>): Promise<ReportExportState> {
    const { userId, runId } = request;
    await this.standing.refuseWhileClosing(userId);
    const { status } = await this.analyses.get(userId, runId);
    if (status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    const newExport = { ...request, exportId: randomUUID() };
    const admission = await settled(
      () => this.exports.admit(newExport),
      async () =>
        (await this.exports.settle(newExport))
          ? { made: newExport.exportId, same: null, waiting: 0, own: 0 }
          : null,
    );
    const exportId = admission.made ?? admission.same;
    if (exportId === null) throw refusal(admission);
    if (admission.made !== null)
      await queueRow(this.queue, exportReport, { rowId: exportId, payload: { exportId } });
    return this.get(userId, exportId);
  }

  /** One export of the caller. */
  async get(userId: string, exportId: string): Promise<ReportExportState> {
    const state = await this.exports.find(userId, exportId);
    if (state === null) throw new Failure<ReportExportFailure>('reportExportNotFound');
    return state;
  }

  /** The export once it is over, or its state after `timeoutMs`. */
  waitFor(userId: string, exportId: string, timeoutMs: number): Promise<ReportExportState> {
    return this.completions.untilFinished(exportId, timeoutMs, () => this.get(userId, exportId));
  }
}

function refusal({ waiting, own }: Admission): Failure<CommonFailure> {
  const isOwnShare = own >= USER_SHARE;
  return loadRefusal(isOwnShare, (isOwnShare ? own : waiting) / REPORTS_PER_SECOND);
}
