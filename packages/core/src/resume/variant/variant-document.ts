import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { deriveOverrides, detached, rebased } from '@qicheng/resume/variants';
import { openStoredDocument } from '../stored-document.js';

/** The base of a variant as stored in the database. */
export interface StoredBase {
  id: string;
  title: string;
  version: number;
  document: unknown;
}

/**
 * A stored document as its owner opens it. A variant is applied to the newest version of its base; one whose
 * base is gone is an independent résumé. The overrides stay inside: `variant/state` returns them with their
 * base.
 */
export function openDocument(stored: unknown, base: StoredBase | null): ResumeDocument {
  const document = openStoredDocument(stored);
  if (base === null) return document.meta.variantOf ? detached(document) : document;
  const variant = overBase(document, base);
  const { overrides: _inside, ...meta } = variant.meta;
  return { ...variant, meta };
}

/** A variant with its overrides applied to the newest version of its base. */
export function overBase(document: ResumeDocument, base: StoredBase): ResumeDocument {
  const variant = linked(document, base);
  if (variant.meta.variantOf?.version === base.version) return variant;
  return rebased(openStoredDocument(base.document), base.version, variant);
}

/** A document without its link (restored or foreign) is complete in itself. */
function linked(document: ResumeDocument, base: StoredBase): ResumeDocument {
  if (document.meta.variantOf && document.meta.overrides) return document;
  const overrides: VariantOverride[] = deriveOverrides(openStoredDocument(base.document), document);
  const variantOf = { resumeId: base.id, version: base.version };
  return { ...document, meta: { ...document.meta, variantOf, overrides } };
}
