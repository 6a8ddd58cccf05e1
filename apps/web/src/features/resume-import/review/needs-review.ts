import { readDocument } from '@qicheng/resume/migrate';
import type { ImportResult } from '../api/send-import.js';
import { beginReview, isOpen } from './review-state.js';

/** Whether a result has uncertain or missing values, or text without a place. */
export function needsReview(result: ImportResult): boolean {
  if (result.unplaced.length > 0) return true;
  const read = readDocument(result.document);
  if (!read.ok) return false;
  const state = beginReview(result, read.document);
  return state.fields.some((field) => isOpen(state, field));
}
