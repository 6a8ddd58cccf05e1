import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { deriveOverrides } from '@qicheng/resume/variants';

/** The base over which an open variant lies, and what it did differently when it was opened. */
export interface VariantBase {
  readonly version: number;
  readonly document: ResumeDocument;
  readonly overrides: readonly VariantOverride[];
}

const known = new Map<string, VariantBase>();

/** Remembers the base of an open variant; null when it is none any more. */
export function rememberBase(resumeId: string, base: VariantBase | null): void {
  if (base) known.set(resumeId, base);
  else known.delete(resumeId);
}

/**
 * The document as it is sent: a variant says itself what it does differently from the base that it was opened over,
 * because the server may have a newer one by now.
 */
export function documentToStore(resumeId: string | undefined, document: ResumeDocument): ResumeDocument {
  const base = resumeId === undefined ? undefined : known.get(resumeId);
  if (!base || document.meta.variantOf?.version !== base.version) return document;
  const overrides = deriveOverrides(base.document, document, base.overrides);
  return { ...document, meta: { ...document.meta, overrides } };
}
