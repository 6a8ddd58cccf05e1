import { Injectable } from '@nestjs/common';
import { LIMITS, type ResumeDocument } from '@qicheng/resume/document';
import { deriveOverrides, detached } from '@qicheng/resume/variants';
import { Failure } from '../../platform/index.js';
import { openStoredDocument } from '../stored-document.js';
import type { ResumeVariantFailure } from './resume-variant.service.js';
import { overBase } from './variant-document.js';
import { VariantRepository } from './variant.repository.js';

/** What a save of a variant stores: the content, and its differences from the base. */
@Injectable()
export class VariantSaver {
  constructor(private readonly variants: VariantRepository) {}

  /**
   * The document with its overrides. An editor opened before the base changed sends its own differences;
   * without them, everything that differs from the current base counts as the variant's own text, so that the
   * page its owner saw is what is saved.
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
