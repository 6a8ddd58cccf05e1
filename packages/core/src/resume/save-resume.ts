import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { isTemplateCode } from '../template/index.js';
import type { ResumeFailure } from './resume.failures.js';
import type { ResumeLanguage, ResumeSummary } from './resume.js';
import { type ResumeContent, ResumeSaveRepository, type SaveRequest } from './resume-save.repository.js';
import { ResumeService } from './resume.service.js';
import { acceptDocument } from './stored-document.js';

export interface ResumeToSave {
  userId: string;
  /** Absent for a new résumé. */
  id?: string | undefined;
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  /** The version that the change was made on. */
  version?: number | undefined;
  /** Names one attempt: sent again after a lost answer it gives the first answer. */
  requestKey?: string | undefined;
  document: unknown;
}

/** Creates or saves a résumé. An answered save is durable; a stale one changes nothing and shows the current copy. */
@Injectable()
export class SaveResume {
  constructor(
    private readonly saves: ResumeSaveRepository,
    private readonly resumes: ResumeService,
  ) {}

  async run({ id, version, requestKey, ...given }: ResumeToSave): Promise<ResumeSummary> {
    const content = acceptContent(given);
    const request = { key: requestKey ?? null, digest: digestOf([id, version, content]) };
    return id === undefined ? this.create(content, request) : this.update(id, version ?? 0, content, request);
  }

  private async create(content: ResumeContent, request: SaveRequest): Promise<ResumeSummary> {
    const created =
      (await this.saves.insert(content, request)) ?? (await this.saves.recall(content.userId, request));
    if (created === 'differs') throw new Failure<ResumeFailure>('resumeVersionConflict');
    if (created === null) throw new Failure<ResumeFailure>('resumeLimitReached');
    return created;
  }

  private async update(id: string, version: number, content: ResumeContent, request: SaveRequest) {
    const saved =
      (await this.saves.update(id, version, content, request)) ??
      (await this.saves.recall(content.userId, request));
    if (saved !== null && saved !== 'differs') return saved;
    const data = await this.resumes.get(content.userId, id);
    throw new Failure<ResumeFailure>('resumeVersionConflict', { data });
  }
}

/** Checks the document and makes it say the same as the fields beside it. */
function acceptContent(given: Omit<ResumeToSave, 'id' | 'version' | 'requestKey'>): ResumeContent {
  if (!isTemplateCode(given.templateCode)) throw new Failure<ResumeFailure>('resumeTemplateUnknown');
  const document = acceptDocument(given.document);
  if (document === null) throw new Failure<ResumeFailure>('resumeDocumentInvalid');
  const { meta, ...body } = document;
  const agreed = { ...meta, lang: given.language, templateCode: given.templateCode };
  return { ...given, document: { meta: agreed, ...body } };
}

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
