import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { exportResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { AccountStandingService } from '../account/index.js';
import { type CommonFailure, Failure, settled } from '../platform/index.js';
import { JobCompletionWaiter, loadRefusal, queueRow } from '../platform/jobs/index.js';
import { ResumeService } from '../resume/index.js';
import { AiLabelService } from './ai-label.service.js';
import { fileTitle } from './file-title.js';
import { openForPrint, type PrintRequest } from './open-for-print.js';
import {
  EXPORTS_PER_SECOND,
  type ExportFormat,
  type ExportSnapshot,
  type ExportState,
  USER_SHARE,
  type ResumeExportFailure,
} from './resume-export.js';
import { type Admission, type NewExport, ResumeExportRepository } from './resume-export.repository.js';

export interface ExportRequest extends PrintRequest {
  format: ExportFormat;
  /** Another title than the résumé's own, for this file only. */
  title?: string | undefined;
  /** The whole résumé goes into the file, hidden items included. */
  withSource?: boolean | undefined;
  /** False leaves out the visible note where AI wrote parts. */
  aiNotice?: boolean | undefined;
}

const RECENT = 20;

/** Exports as their owner sees them: asked for, waited for, listed. The row is the truth; the queue delivers its id. */
@Injectable()
export class ResumeExportService {
  constructor(
    private readonly exports: ResumeExportRepository,
    private readonly resumes: ResumeService,
    private readonly queue: JobQueue,
    private readonly completions: JobCompletionWaiter,
    private readonly labels: AiLabelService,
    private readonly standing: AccountStandingService,
  ) {}

  /**
   * Asks for a file of the résumé as it is saved now. The same request while the first is under way joins it;
   * over the caps it is refused before anything is written.
   */
  async request(asked: ExportRequest): Promise<ExportState> {
    const { userId, resumeId, format, title, withSource = false, aiNotice = true } = asked;
    await this.standing.refuseWhileClosing(userId);
    const resume = await openForPrint(this.resumes, asked);
    const snapshot: ExportSnapshot = {
      title: title || fileTitle(resume),
      templateCode: resume.templateCode,
      language: resume.language,
      version: resume.version,
      document: resume.document,
      ...(withSource && { carries: 'full' }),
      ...(await this.labels.decide(resume, { userId, resumeId, aiNotice })),
    };
    return this.requestSnapshot({ userId, resumeId, shareId: null, format, snapshot });
  }

  /** The same for a snapshot that the caller took, for instance of what a share gives away. */
  async requestSnapshot(asked: Omit<NewExport, 'exportId'>): Promise<ExportState> {
    const exportId = randomUUID();
    const wanted = { ...asked, exportId };
    const admission = await settled(
      () => this.exports.admit(wanted),
      async () => ((await this.exports.settle(wanted)) ? { ...NOTHING_ELSE, made: exportId } : null),
    );
    if (admission.made !== null) {
      await queueRow(this.queue, exportResume, { rowId: exportId, payload: { exportId } });
      return freshState(wanted);
    }
    if (admission.same === null) throw refusal(admission);
    return this.get(asked.userId, admission.same);
  }

  /** The file that was made for a share in the state that `stamp` names, while it is kept. */
  findShared(shareId: string, format: ExportFormat, stamp: string): Promise<ExportState | null> {
    return this.exports.findShared(shareId, format, stamp);
  }

  /** One export of mine. */
  async get(userId: string, exportId: string): Promise<ExportState> {
    const state = await this.exports.find(userId, exportId);
    if (state === null) throw new Failure<ResumeExportFailure>('exportNotFound');
    return state;
  }

  /** My exports of the last day, newest first, of one résumé or of all. */
  listRecent(userId: string, resumeId?: string): Promise<ExportState[]> {
    return this.exports.listRecent(userId, resumeId ?? null, RECENT);
  }

  /** The export once it is over, or as it stands after `timeoutMs`. */
  waitFor(userId: string, exportId: string, timeoutMs: number): Promise<ExportState> {
    return this.completions.untilFinished(exportId, timeoutMs, () => this.get(userId, exportId));
  }

  /** The same for one that was asked for just now: as it was, when it cannot be read. */
  follow(userId: string, asked: ExportState, timeoutMs: number): Promise<ExportState> {
    const { exportId } = asked;
    return this.completions.untilFinished(exportId, timeoutMs, () => this.get(userId, exportId), asked);
  }
}

const NOTHING_ELSE: Omit<Admission, 'made'> = { same: null, waiting: 0, own: 0 };

/** An export as it stands once it is admitted. */
const freshState = ({ exportId, resumeId, format }: NewExport): ExportState => ({
  exportId,
  resumeId,
  format,
  status: 'queued',
  createdAt: new Date(),
  finishedAt: null,
  errorCode: null,
  file: null,
});

function refusal({ waiting, own }: Admission): Failure<CommonFailure> {
  const isOwnShare = own >= USER_SHARE;
  return loadRefusal(isOwnShare, (isOwnShare ? Math.max(own, 4) : waiting) / EXPORTS_PER_SECOND);
}
