import { Injectable } from '@nestjs/common';
import { LIMITS, type ResumeDocument } from '@qicheng/resume/document';
import { deriveOverrides, detached } from '@qicheng/resume/variants';
import { Failure } from '../../platform/index.js';
import { openStoredDocument } from '../stored-document.js';
import type { ResumeVariantFailure } from './resume-variant.service.js';
import { VariantRepository } from './variant.repository.js';
import { overBase } from './variant-document.js';

/** What a save of a variant stores: the content, and what it does differently from its base. */
@Injectable()
export class VariantSaver {
  constructor(private readonly variants: VariantRepository) {}

  /**
   * The document with its overrides. An editor that was opened before the base changed says itself what it did
   * differently then; without that, all that differs from the base of now is taken for the variant's own words, so
   * that the page that somebody saw is the page that is kept.
   */
  async withOverrides(userId: string, id: string, document: ResumeDocument): Promise<ResumeDocument> {
    const { variantOf, overrides: sent } = document.meta;
    if (!variantOf) return document;
    const found = await this.variants.find(userId, id);
    if (found === null) return detached(document);
    const { base } = found;
    const isBehind =
      sent !== undefined && variantOf.version !== undefined && variantOf.version < base.version;
    const overrides = isBehind
      ? sent
      : deriveOverrides(
          openStoredDocument(base.document),
          document,
          sent ?? overBase(openStoredDocument(found.document), base).meta.overrides,
        );
    if (overrides.length > LIMITS.overrides) throw new Failure<ResumeVariantFailure>('variantTooDifferent');
    const version = isBehind ? variantOf.version : base.version;
    return { ...document, meta: { ...document.meta, variantOf: { resumeId: base.id, version }, overrides } };
  }
}
