import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { detached } from '@qicheng/resume/variants';
import { nameDevice } from '../auth/index.js';
import { Failure } from '../platform/index.js';
import { isTemplateCode } from '../template/index.js';
import {
  type Author,
  type Replacement,
  type ResumeContent,
  ResumeSaveRepository,
  type SaveRequest,
} from './resume-save.repository.js';
import type { ResumeFailure } from './resume.failures.js';
import type { ResumeLanguage, ResumeSummary } from './resume.js';
import { ResumeService } from './resume.service.js';
import { RevisionRepository } from './revision.repository.js';
import { acceptDocument } from './stored-document.js';
import { VariantSaver } from './variant/variant-saver.js';

export interface ResumeToSave {
  userId: string;
  /** Absent for a new résumé. */
  id?: string | undefined;
  title: string;
  templateCode: string;
  language: ResumeLanguage;
  /** The version that the change is based on. */
  version?: number | undefined;
  /** Identifies one attempt: a repeat after a lost answer returns the first answer. */
  requestKey?: string | undefined;
  /**
   * The visitor's draft to turn into this new résumé; the same draft yields one résumé however often it is
   * sent.
   */
  draftId?: string | undefined;
  /** The open editor, else the session, that writes. */
  writer?: string | undefined;
  userAgent?: string | undefined;
  document: unknown;
}

export interface ResumeToRestore extends ResumeContent {
  id: string;
  /** The résumé version that the caller saw. */
  version: number;
  requestKey?: string | undefined;
  writer?: string | undefined;
  userAgent?: string | undefined;
}

/**
 * Creates or saves a résumé. An answered save is durable; a stale one changes nothing and returns the current
 * copy.
 */
@Injectable()
export class SaveResume {
  constructor(
    private readonly saves: ResumeSaveRepository,
    private readonly revisions: RevisionRepository,
    private readonly resumes: ResumeService,
    private readonly variants: VariantSaver,
  ) {}

  async run({
    id,
    version,
    requestKey,
    draftId,
    writer,
    userAgent,
    ...input
  }: ResumeToSave): Promise<ResumeSummary> {
    const { content, text } = acceptContent(input);
    const request = { key: requestKey ?? null, digest: digestOf([id, version], content, text) };
    const author = { writer: writer ?? null, device: nameDevice(userAgent) };
    if (id === undefined && draftId !== undefined) return this.adopt(draftId, content, author);
    if (id === undefined) return this.create(content, request, author);
    return this.overwrite({ id, version: version ?? 0, content, text, author, reason: 'auto' }, request);
  }

  /** Replaces the current state with a former one; the replaced one is always kept. */
  async restore(former: ResumeToRestore): Promise<ResumeSummary> {
    const { id, version, requestKey, writer, userAgent, ...content } = former;
    const text = JSON.stringify(content.document);
    const request = { key: requestKey ?? null, digest: digestOf(['restore', id, version], content, text) };
    const author = { writer: writer ?? null, device: nameDevice(userAgent) };
    return this.overwrite({ id, version, content, text, author, reason: 'restore' }, request);
  }

  /**
   * Until the database answers, only the text of the document is kept: garbage collection would copy the parsed one each
   * time.
   */
  private overwrite(
    { content: { document, ...fields }, text, ...rest }: Replacement & { content: ResumeContent },
    request: SaveRequest,
  ): Promise<ResumeSummary> {
    const received = document as ResumeDocument;
    const replacement = { ...rest, content: fields, text };
    return received.meta.variantOf
      ? this.overwriteVariant(replacement, received, request)
      : this.replace(replacement, request);
  }

  /** A variant is stored as its differences from its base. */
  private async overwriteVariant(
    replacement: Replacement,
    received: ResumeDocument,
    request: SaveRequest,
  ): Promise<ResumeSummary> {
    const { id, content } = replacement;
    const document = await this.variants.withOverrides(content.userId, id, received);
    return this.replace({ ...replacement, text: JSON.stringify(document) }, request);
  }

  private async create(content: ResumeContent, request: SaveRequest, author: Author): Promise<ResumeSummary> {
    const created =
      (await this.saves.insert(independent(content), request, author)) ??
      (await this.saves.findSaved(content.userId, request));
    if (created === 'differs') throw new Failure<ResumeFailure>('resumeVersionConflict');
    if (created === null) throw new Failure<ResumeFailure>('resumeLimitReached');
    return created;
  }

  /** Edits since the first answer are kept: a draft sent again changes nothing. */
  private async adopt(draftId: string, content: ResumeContent, author: Author): Promise<ResumeSummary> {
    const adopted =
      (await this.saves.insertDraft(draftId, independent(content), author)) ??
      (await this.saves.findDraft(draftId, content.userId));
    if (adopted === 'foreign') throw new Failure<ResumeFailure>('resumeNotFound');
    if (adopted === null) throw new Failure<ResumeFailure>('resumeLimitReached');
    return adopted;
  }

  private async replace(replacement: Replacement, request: SaveRequest): Promise<ResumeSummary> {
    const { id, content } = replacement;
    const saved = await this.saves.update(replacement, request);
    if (saved !== null) {
      const { keeps, ...summary } = saved;
      if (keeps) await this.revisions.thinOut(id);
      return summary;
    }
    const repeated = await this.saves.findSaved(content.userId, request);
    if (repeated !== null && repeated !== 'differs') return repeated;
    const data = await this.resumes.get(content.userId, id);
    throw new Failure<ResumeFailure>('resumeVersionConflict', { data });
  }
}

/** Validates the document and makes it match the fields beside it. */
function acceptContent(received: ResumeContent): { content: ResumeContent; text: string } {
  if (!isTemplateCode(received.templateCode)) throw new Failure<ResumeFailure>('resumeTemplateUnknown');
  const { document, text } = acceptDocument(received.document);
  const { lang, templateCode } = document.meta;
  if (lang === received.language && templateCode === received.templateCode)
    return { content: { ...received, document }, text };
  const meta = { ...document.meta, lang: received.language, templateCode: received.templateCode };
  const agreed = { ...document, meta };
  return { content: { ...received, document: agreed }, text: JSON.stringify(agreed) };
}

/** A new résumé is never a variant, whatever its content says; variants are created by a separate call. */
const independent = (content: ResumeContent): ResumeContent => ({
  ...content,
  document: detached(content.document as ResumeDocument),
});

// Quotes inside a text are escaped, so this cannot be content.
const DOCUMENT_GAP = '"document":null';

/** Identifies the content of a request. The text of its document is given, because writing it takes the longest. */
function digestOf(request: readonly unknown[], content: ResumeContent, text: string): string {
  const [before = '', after = ''] = JSON.stringify([...request, { ...content, document: null }]).split(
    DOCUMENT_GAP,
  );
  // In parts, because one text of all would be another copy of the document.
  return createHash('sha256').update(`${before}"document":`).update(text).update(after).digest('base64url');
}
