import { DOCUMENT_VERSION, type ResumeDocument } from '@qicheng/resume/document';
import { documentErrorMessage } from '@qicheng/resume/document-error-message';
import { checkReceived, readDocument, type Received } from '@qicheng/resume/migrate';
import { Failure } from '../platform/index.js';
import type { ResumeFailure } from './resume.failures.js';

/**
 * A document from the database. It was validated when written, so one of the current version is used as is:
 * parsing it again would cost more than the rest of the read.
 */
export function openStoredDocument(stored: unknown): ResumeDocument {
  if (isCurrent(stored)) return stored;
  const read = readDocument(stored);
  if (!read.ok) throw new Error(`a stored résumé document cannot be opened: ${read.reason}`);
  return read.document;
}

// PostgreSQL writes jsonb canonically, with a blank after each colon. Quotes inside a text are escaped, so a
// key cannot be confused with content, and both keys exist only in `meta`.
const CURRENT = new RegExp(`"docVersion": ${DOCUMENT_VERSION}[,}]`);
const VARIANT = '"variantOf": ';

/** Whether the stored text is what its owner opens: current version, and never a variant. */
export const isOpenAsStored = (text: string): boolean => CURRENT.test(text) && !text.includes(VARIANT);

/**
 * A received document with its text, fully validated; refused with the path of its first error. It must state its version,
 * which an offline draft of an older editor does: an empty object must never replace a résumé.
 */
export function acceptDocument(sent: unknown): Received {
  if (typeof statedVersion(sent) !== 'number') throw new Failure<ResumeFailure>('resumeDocumentInvalid');
  const read = checkReceived(sent);
  if (read.ok) return read;
  const about = read.reason === 'invalid' ? { about: documentErrorMessage(read) } : {};
  throw new Failure<ResumeFailure>('resumeDocumentInvalid', about);
}

const isCurrent = (stored: unknown): stored is ResumeDocument => statedVersion(stored) === DOCUMENT_VERSION;

function statedVersion(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !('meta' in document)) return undefined;
  const { meta } = document;
  return typeof meta === 'object' && meta !== null && 'docVersion' in meta ? meta.docVersion : undefined;
}
