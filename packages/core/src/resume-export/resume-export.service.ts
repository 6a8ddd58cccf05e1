import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { exportResume } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { todayInChina } from '@qicheng/resume/dates';
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
  type PageDpi,
  USER_SHARE,
  type ResumeExportFailure,
} from './resume-export.js';
import { type Admission, type NewExport, ResumeExportRepository } from './resume-export.repository.js';

export interface ExportRequest extends PrintRequest {
  format: ExportFormat;
  /** Replaces the résumé's title, for this file only. */
  title?: string | undefined;
  /** One column with plain headings instead of the template. */
  ats?: boolean | undefined;
  /** An image per page instead of one image of all pages. */
  pageDpi?: PageDpi | undefined;
  /** The file contains the whole résumé, including hidden items. */
  withSource?: boolean | undefined;
  /** False leaves out the visible note where AI wrote parts. */
  aiNotice?: boolean | undefined;
}

interface SnapshotRequest extends Omit<NewExport, 'exportId' | 'snapshot' | 'digest'> {
  snapshot: ExportSnapshot;
}

const RECENT = 20;
/** Suffix of the file name in the machine-readable version. */
const ATS_ENDING = { zh: '-ATS版', en: '-ATS' } as const;

/**
 * Exports for their owner: requesting, waiting, listing. The row is authoritative; the queue carries its id.
 */
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
   * Requests a file of the résumé as saved now. The same request joins one in progress and later reuses its
   * file; over the caps it is refused before anything is written.
   */
  async request(request: ExportRequest): Promise<ExportState> {
    const {
      userId,
      resumeId,
      format,
      title,
      pageDpi,
      ats = false,
      withSource = false,
      aiNotice = true,
    } = request;
    await this.standing.refuseWhileClosing(userId);
    const resume = await openForPrint(this.resumes, request);
    const snapshot: ExportSnapshot = {
      title: (title || fileTitle(resume)) + (ats ? ATS_ENDING[resume.language] : ''),
      templateCode: resume.templateCode,
      language: resume.language,
      version: resume.version,
      document: resume.document,
      ...(ats && { ats }),
      ...(pageDpi && { pageDpi }),
      ...(withSource && { carries: 'full' }),
      ...(await this.labels.decide(resume, { userId, resumeId, aiNotice })),
    };
    return this.requestSnapshot({ userId, resumeId, shareId: null, format, snapshot });
  }

  /** The same for a snapshot taken by the caller, for instance of what a share shows. */
  async requestSnapshot({ snapshot, ...request }: SnapshotRequest): Promise<ExportState> {
    const exportId = randomUUID();
    const content = JSON.stringify(snapshot);
    const newExport = { ...request, exportId, snapshot: content, digest: digestOf(request.format, content) };
    const made = await this.exports.findMade(newExport);
    if (made !== null) return made;
    const admission = await settled(
      () => this.exports.admit(newExport),
      async () => ((await this.exports.settle(newExport)) ? { ...NOTHING_ELSE, made: exportId } : null),
    );
    if (admission.made !== null) {
      await queueRow(this.queue, exportResume, { rowId: exportId, payload: { exportId } });
      return freshState(newExport);
    }
    if (admission.same === null) throw refusal(admission);
    return this.get(request.userId, admission.same);
  }

  /** One export of the caller. */
  async get(userId: string, exportId: string): Promise<ExportState> {
    const state = await this.exports.find(userId, exportId);
    if (state === null) throw new Failure<ResumeExportFailure>('exportNotFound');
    return state;
  }

  /** The caller's exports of the last day, newest first, of one résumé or of all. */
  listRecent(userId: string, resumeId?: string): Promise<ExportState[]> {
    return this.exports.listRecent(userId, resumeId ?? null, RECENT);
  }

  /** The export once it is over, or its state after `timeoutMs`. */
  waitFor(userId: string, exportId: string, timeoutMs: number): Promise<ExportState> {
    return this.completions.untilFinished(exportId, timeoutMs, () => this.get(userId, exportId));
  }

  /** The same for a new request: its initial state if it cannot be read. */
  async follow(userId: string, requested: ExportState, timeoutMs: number): Promise<ExportState> {
    const { exportId, finishedAt } = requested;
    if (finishedAt !== null) return requested;
    return this.completions.untilFinished(exportId, timeoutMs, () => this.get(userId, exportId), requested);
  }
}

/** A file may show an age, so it is made again on the next day. */
function digestOf(format: ExportFormat, snapshot: string): string {
  const { y, m, d } = todayInChina();
  return createHash('sha256').update(`${format} ${y}-${m}-${d} ${snapshot}`).digest('base64url');
}

const NOTHING_ELSE: Omit<Admission, 'made'> = { same: null, waiting: 0, own: 0 };

/** An export as it is when admitted. */
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
