import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import type { ImportResult } from '../api/send-import.js';
import { REST, targetsFor } from './targets.js';
import { withContentOf } from './with-content-of.js';

/** Unplaced text goes into a custom section, so that nothing of the file is lost. */
const withRest = (document: ResumeDocument, text: string): ResumeDocument =>
  targetsFor(document, text.length)
    .find(({ key }) => key === REST)
    ?.place(text).document ?? document;

/**
 * Replaces a draft's content with the whole result in the file's language, without a review; null if the
 * document is invalid.
 */
export function replaceWithImport(
  current: ResumeDocument,
  { document, unplaced }: ImportResult,
): ResumeDocument | null {
  const read = readDocument(document);
  if (!read.ok) return null;
  const { lang } = read.document.meta;
  const filled = withContentOf({ ...current, meta: { ...current.meta, lang } }, read.document);
  return unplaced.reduce((on, { text }) => withRest(on, text), filled);
}
