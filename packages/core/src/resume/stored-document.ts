import { DOCUMENT_VERSION, resumeDocument, type ResumeDocument } from '@qicheng/resume/document';

/**
 * A document from the database. It was checked when it was written, so one of the current version is taken as it
 * is: parsing it again would cost more than everything else that a read does.
 */
export function openStoredDocument(stored: unknown): ResumeDocument {
  return isCurrent(stored) ? stored : resumeDocument.parse(stored);
}

function isCurrent(stored: unknown): stored is ResumeDocument {
  if (typeof stored !== 'object' || stored === null || !('meta' in stored)) return false;
  const { meta } = stored;
  return typeof meta === 'object' && meta !== null && 'docVersion' in meta && meta.docVersion === DOCUMENT_VERSION;
}
