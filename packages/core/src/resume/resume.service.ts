import { Injectable } from '@nestjs/common';
import type { ResumeDocument } from '@qicheng/resume/document';
import { MAX_RESUME_TITLE_LENGTH } from '@qicheng/resume/limits';
import { detached } from '@qicheng/resume/variants';
import { Failure } from '../platform/index.js';
import { ResumeSaveRepository } from './resume-save.repository.js';
import type { ResumeFailure } from './resume.failures.js';
import type { ListedResume, Resume, ResumeSummary, ResumeText } from './resume.js';
import { type Page, ResumeRepository } from './resume.repository.js';
import { isOpenAsStored } from './stored-document.js';
import { openDocument } from './variant/variant-document.js';
import { VariantReleaseService } from './variant/variant-release.service.js';

const COPY_SUFFIX = ' 副本';
const ERASE_SIZE = 200;

/** A user's own résumés; somebody else's is reported as missing. */
@Injectable()
export class ResumeService {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly saves: ResumeSaveRepository,
    private readonly variants: VariantReleaseService,
  ) {}

  /** One résumé, its document in the current version. */
  async get(userId: string, id: string): Promise<Resume> {
    const stored = present(await this.resumes.find(userId, id));
    const { base, ...resume } = stored;
    return { ...resume, document: openDocument(stored.document, base) };
  }

  /**
   * The same for callers that pass it on: the document stays stored text where it needs no conversion.
   * Parsing and writing 30 kB would cost a third of the answer.
   */
  async getText(userId: string, id: string): Promise<ResumeText> {
    const stored = present(await this.resumes.findText(userId, id));
    if (stored.baseId === null && isOpenAsStored(stored.document)) return stored;
    const opened = await this.get(userId, id);
    return { ...opened, document: JSON.stringify(opened.document) };
  }

  /** A former state as it would be restored: a variant is applied to the newest version of its base. */
  async reopen(userId: string, id: string, former: unknown): Promise<ResumeDocument> {
    const { base } = present(await this.resumes.find(userId, id));
    return openDocument(former, base);
  }

  /** One page of the user's résumés, newest first. */
  list(userId: string, page: Page): Promise<{ list: ListedResume[]; total: number }> {
    return this.resumes.list(userId, page);
  }

  async rename(userId: string, id: string, title: string): Promise<ResumeSummary> {
    return present(await this.resumes.rename(userId, id, title));
  }

  /**
   * Moves a résumé to the bin, from which {@link restore} returns it within 30 days. Its variants become
   * independent résumés, so that none is lost.
   */
  async remove(userId: string, id: string): Promise<void> {
    await this.variants.releaseAll(userId, id);
    if (!(await this.resumes.bin(userId, id))) throw new Failure<ResumeFailure>('resumeNotFound');
  }

  async restore(userId: string, id: string): Promise<ResumeSummary> {
    return present(await this.resumes.restore(userId, id));
  }

  /** A copy of the résumé; the same key returns the same copy. */
  async copy(userId: string, id: string, requestKey?: string): Promise<ResumeSummary> {
    const { title, templateCode, language, document } = await this.get(userId, id);
    const request = { key: requestKey ?? null, digest: `copy:${id}` };
    const content = {
      userId,
      title: copyTitle(title),
      templateCode,
      language,
      document: detached(document),
      besideId: id,
    };
    const author = { writer: null, device: '' };
    const copy =
      (await this.saves.insert(content, request, author)) ?? (await this.saves.findSaved(userId, request));
    if (copy === null || copy === 'differs') throw new Failure<ResumeFailure>('resumeLimitReached');
    return copy;
  }

  /** Erases what was deleted more than 30 days ago; returns how many. */
  eraseDeleted(): Promise<number> {
    return this.resumes.erase(ERASE_SIZE);
  }
}

const copyTitle = (title: string) =>
  `${[...title].slice(0, MAX_RESUME_TITLE_LENGTH - COPY_SUFFIX.length).join('')}${COPY_SUFFIX}`;

function present<T>(found: T | null): T {
  if (found === null) throw new Failure<ResumeFailure>('resumeNotFound');
  return found;
}
