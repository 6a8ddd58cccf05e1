import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import type { ImportResult } from '../api/send-import.js';
import { beginReview, isOpen } from './review-state.js';

/** A result of an import with its parsed document. */
export interface OpenedImport {
  result: ImportResult;
  document: ResumeDocument;
}

/** The result if it has uncertain or missing values, or text without a place; null otherwise, or if it is invalid. */
export function resultToReview(result: ImportResult): OpenedImport | null {
  const read = readDocument(result.document);
  if (!read.ok) return null;
  const state = beginReview(result, read.document);
  const needsReview = result.unplaced.length > 0 || state.fields.some((field) => isOpen(state, field));
  return needsReview ? { result, document: read.document } : null;
}
