import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import type { ImportResult } from '../api/send-import.js';
import { REST, targetsFor } from './targets.js';

/** Content that the import lacks stays as it is in the target résumé. */
const or = <Item>(read: readonly Item[], kept: readonly Item[]) => [...(read.length > 0 ? read : kept)];

/**
 * A résumé with imported content: text and order of the import, but its own style, letters and attachments.
 */
export function withContentOf(current: ResumeDocument, read: ResumeDocument): ResumeDocument {
  const { meta, basics, coverLetters, attachments } = current;
  const { photo } = basics;
  return {
    ...read,
    meta: { ...meta, sections: read.meta.sections },
    basics: { ...(photo && { photo }), ...read.basics },
    coverLetters: or(read.coverLetters, coverLetters),
    attachments: or(read.attachments, attachments),
  };
}

/** Unplaced text goes into a custom section, so that nothing of the file is lost. */
const withRest = (document: ResumeDocument, text: string): ResumeDocument =>
  targetsFor(document, text.length)
    .find(({ key }) => key === REST)
    ?.place(text).document ?? document;

/** A draft with the imported content in the language of the file. */
export function filledWith(current: ResumeDocument, read: ResumeDocument): ResumeDocument {
  const { lang } = read.meta;
  return withContentOf({ ...current, meta: { ...current.meta, lang } }, read);
}

/** Replaces a draft's content with the whole result; null if the document is invalid. */
export function replaceWithImport(
  current: ResumeDocument,
  { document, unplaced }: ImportResult,
): ResumeDocument | null {
  const read = readDocument(document);
  if (!read.ok) return null;
  return unplaced.reduce((on, { text }) => withRest(on, text), filledWith(current, read.document));
}
