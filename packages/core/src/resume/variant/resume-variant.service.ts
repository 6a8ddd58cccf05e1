import { Injectable } from '@nestjs/common';
import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { MAX_RESUME_TITLE_LENGTH } from '@qicheng/resume/limits';
import { detached, newVariant, settleOverrides } from '@qicheng/resume/variants';
import { Failure } from '../../platform/index.js';
import { ResumeSaveRepository } from '../resume-save.repository.js';
import type { ResumeFailure } from '../resume.failures.js';
import type { ResumeSummary } from '../resume.js';
import { ResumeService } from '../resume.service.js';
import { openStoredDocument } from '../stored-document.js';
import { overBase } from './variant-document.js';
import { type StoredVariant, VariantRepository } from './variant.repository.js';

export type ResumeVariantFailure = 'variantNotFound' | 'variantTooDifferent';

export interface NewVariantRequest {
  userId: string;
  /** The base, or a variant of it. */
  id: string;
  /** The employer: a company, a position. */
  target: string;
  title?: string | undefined;
  requestKey?: string | undefined;
}

/** A variant with the base it is compared with. */
export interface VariantState {
  id: string;
  target: string;
  base: { id: string; title: string; version: number; document: ResumeDocument };
  overrides: VariantOverride[];
}

const TRIES = 3;

/**
 * Variants of a résumé for single employers: the base plus differences, never a copy that becomes outdated.
 */
@Injectable()
export class ResumeVariantService {
  constructor(
    private readonly variants: VariantRepository,
    private readonly saves: ResumeSaveRepository,
    private readonly resumes: ResumeService,
  ) {}

  /** Creates a variant; of a variant it creates a sibling with the same differences. */
  async create({ userId, id, target, title, requestKey }: NewVariantRequest): Promise<ResumeSummary> {
    const opened = await this.resumes.get(userId, id);
    const sibling = await this.variants.find(userId, id);
    const baseId = sibling?.base.id ?? id;
    const document = sibling
      ? overBase(openStoredDocument(sibling.document), sibling.base)
      : newVariant(opened.document, id, opened.version);
    const content = {
      userId,
      title: title ?? titleFor(sibling?.base.title ?? opened.title, target),
      templateCode: opened.templateCode,
      language: opened.language,
      document,
      besideId: baseId,
    };
    const request = { key: requestKey ?? null, digest: `variant:${id}:${target}` };
    const author = { writer: null, device: '' };
    const created =
      (await this.saves.insert(content, request, author, { baseId, target })) ??
      (await this.saves.findSaved(userId, request));
    if (created === null || created === 'differs') throw new Failure<ResumeFailure>('resumeLimitReached');
    return created;
  }

  /** What an editor compares the variant with; null if the résumé is not a variant. */
  async state(userId: string, id: string): Promise<VariantState | null> {
    const found = await this.variants.find(userId, id);
    if (found === null) return null;
    const { target, base } = found;
    const { overrides = [] } = overBase(openStoredDocument(found.document), base).meta;
    return { id, target, base: { ...base, document: openStoredDocument(base.document) }, overrides };
  }

  /** Keeps the variant's text at these paths and marks the base's current text there as seen. */
  async settle(userId: string, id: string, keys: readonly string[]): Promise<VariantState | null> {
    await this.change(userId, id, (found, document) => {
      const base = openStoredDocument(found.base.document);
      const overrides = settleOverrides(base, document.meta.overrides ?? [], keys);
      return this.variants.store(userId, found, { ...document, meta: { ...document.meta, overrides } });
    });
    return this.state(userId, id);
  }

  /** Turns the variant into an independent résumé with its current content. */
  async detach(userId: string, id: string): Promise<ResumeSummary> {
    const summary = await this.change(userId, id, (found, document) =>
      this.variants.detach(userId, found, detached(document)),
    );
    return summary as ResumeSummary;
  }

  async retarget(userId: string, id: string, target: string): Promise<ResumeSummary> {
    const summary = await this.variants.retarget(userId, id, target);
    if (summary === null) throw new Failure<ResumeVariantFailure>('variantNotFound');
    return summary;
  }

  /** Another tab may save in between; then the newer content is used. */
  private async change<Done>(
    userId: string,
    id: string,
    act: (found: StoredVariant, document: ResumeDocument) => Promise<Done>,
  ): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await this.variants.find(userId, id);
      if (found === null) throw new Failure<ResumeVariantFailure>('variantNotFound');
      const done = await act(found, overBase(openStoredDocument(found.document), found.base));
      if (done) return done;
    }
    throw new Failure<ResumeFailure>('resumeVersionConflict', { data: await this.resumes.get(userId, id) });
  }
}

const titleFor = (title: string, target: string): string =>
  [...`${title} · ${target}`].slice(0, MAX_RESUME_TITLE_LENGTH).join('');
