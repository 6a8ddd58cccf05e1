import { DOCUMENT_VERSION, type ResumeDocument } from '@qicheng/resume/document';
import { documentErrorMessage } from '@qicheng/resume/document-error-message';
import { checkDocument, readDocument } from '@qicheng/resume/migrate';
import { Failure } from '../platform/index.js';
import type { ResumeFailure } from './resume.failures.js';

/**
 * A document from the database. It was checked when it was written, so one of the current version is taken as it
 * is: parsing it again would cost more than everything else that a read does.
 */
export function openStoredDocument(stored: unknown): ResumeDocument {
  if (isCurrent(stored)) return stored;
  const read = readDocument(stored);
  if (!read.ok) throw new Error(`a stored résumé document cannot be opened: ${read.reason}`);
  return read.document;
}

/**
 * A document that somebody sent, checked whole; refused with the place of its first error. It must state its version,
 * which an offline draft of an older editor does: an empty object must never replace a résumé.
 */
export function acceptDocument(sent: unknown): ResumeDocument {
  if (typeof statedVersion(sent) !== 'number') throw new Failure<ResumeFailure>('resumeDocumentInvalid');
  const read = checkDocument(sent);
  if (read.ok) return read.document;
  const about = read.reason === 'invalid' ? { about: documentErrorMessage(read) } : {};
  throw new Failure<ResumeFailure>('resumeDocumentInvalid', about);
}

const isCurrent = (stored: unknown): stored is ResumeDocument => statedVersion(stored) === DOCUMENT_VERSION;

function statedVersion(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !('meta' in document)) return undefined;
  const { meta } = document;
  return typeof meta === 'object' && meta !== null && 'docVersion' in meta ? meta.docVersion : undefined;
}
