import { Injectable } from '@nestjs/common';
import { AccountStandingService } from '../account/index.js';
import { Failure } from '../platform/index.js';
import { type ResumeLanguage, ResumeService, type ResumeSummary, SaveResume } from '../resume/index.js';
import type { ResumeImportFailure } from './resume-import.js';
import { ResumeImportService } from './resume-import.service.js';

export interface ReviewedDraft {
  userId: string;
  importId: string;
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  /** As its owner left it after the review. */
  document: unknown;
}

export interface ReviewedUpdate {
  userId: string;
  id: string;
  importId?: string | undefined;
  title?: string | undefined;
  version: number;
  requestKey?: string | undefined;
  document: unknown;
}

/** Saves the reviewed draft as a new résumé or as new content of an existing one. */
@Injectable()
export class TakeOverImport {
  constructor(
    private readonly imports: ResumeImportService,
    private readonly resumes: ResumeService,
    private readonly save: SaveResume,
    private readonly standing: AccountStandingService,
  ) {}

  /** A new résumé; confirmed again, it returns the first one. */
  async create({ importId, ...draft }: ReviewedDraft): Promise<ResumeSummary> {
    await this.standing.refuseWhileClosing(draft.userId);
    const { status, resumeId } = await this.imports.get(draft.userId, importId);
    if (resumeId !== null) return this.resumes.get(draft.userId, resumeId);
    if (status !== 'done') throw new Failure<ResumeImportFailure>('importNotReady');
    const resume = await this.save.run({ ...draft, requestKey: importId });
    await this.imports.confirm(draft.userId, importId, resume.id);
    return resume;
  }

  /** New content of an existing résumé; the version protects concurrent saves. */
  async replace({ importId, title, ...update }: ReviewedUpdate): Promise<ResumeSummary> {
    const { userId, id } = update;
    const current = await this.resumes.get(userId, id);
    if (importId !== undefined) await this.imports.get(userId, importId);
    const { templateCode, language } = current;
    const saved = await this.save.run({ ...update, title: title ?? current.title, templateCode, language });
    if (importId !== undefined) await this.imports.confirm(userId, importId, saved.id);
    return saved;
  }
}
