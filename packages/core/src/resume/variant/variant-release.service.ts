import { Injectable } from '@nestjs/common';
import { detached } from '@qicheng/resume/variants';
import { openStoredDocument } from '../stored-document.js';
import { type StoredVariant, VariantRepository } from './variant.repository.js';
import { overBase } from './variant-document.js';

const TRIES = 3;

/** Lets the variants of a base go that is about to be deleted: each keeps the content that it shows now. */
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

  // One that is saved in the same moment is met again by the next try; after that its stored content stands for it.
  private release(userId: string, variant: StoredVariant) {
    const document = overBase(openStoredDocument(variant.document), variant.base);
    return this.variants.detach(userId, variant, detached(document));
  }
}
