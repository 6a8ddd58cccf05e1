import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { deriveOverrides } from '@qicheng/resume/variants';

/** The base of an open variant, and the variant's differences when it was opened. */
export interface VariantBase {
  readonly version: number;
  readonly document: ResumeDocument;
  readonly overrides: readonly VariantOverride[];
}

const known = new Map<string, VariantBase>();

/** Stores the base of an open variant; null when it is no longer a variant. */
export function rememberBase(resumeId: string, base: VariantBase | null): void {
  if (base) known.set(resumeId, base);
  else known.delete(resumeId);
}

/**
 * The document to save: a variant carries its differences from the base it was opened with, because the
 * server may have a newer base by now.
 */
export function documentToStore(resumeId: string | undefined, document: ResumeDocument): ResumeDocument {
  const base = resumeId === undefined ? undefined : known.get(resumeId);
  if (!base || document.meta.variantOf?.version !== base.version) return document;
  const overrides = deriveOverrides(base.document, document, base.overrides);
  return { ...document, meta: { ...document.meta, overrides } };
}
