import { Injectable } from '@nestjs/common';
import { detached } from '@qicheng/resume/variants';
import { openStoredDocument } from '../stored-document.js';
import { overBase } from './variant-document.js';
import { type StoredVariant, VariantRepository } from './variant.repository.js';

const TRIES = 3;

/** Detaches the variants of a base about to be deleted: each keeps its current content. */
@Injectable()
export class VariantReleaseService {
  constructor(private readonly variants: VariantRepository) {}

  async releaseAll(userId: string, baseId: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const left = await this.variants.listOf(userId, baseId);
      if (left.length === 0) return;
      for (const variant of left) await this.release(userId, variant);
    }
  }

  // A variant saved at the same moment is retried; after that its stored content is used.
  private release(userId: string, variant: StoredVariant) {
    const document = overBase(openStoredDocument(variant.document), variant.base);
    return this.variants.detach(userId, variant, detached(document));
  }
}
